import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { WEBHOOK_ANSWER_CHARACTERS } from '@gondola/contract/base'
import type { AllowedNetworks } from './reachable-address.ts'
import { addressFault, hostOf, type AddressFault } from './callable-address.ts'

/** Another system's answer. */
export interface PostAnswer {
  status: number
  /** The beginning of the body. */
  text: string
  /** The header `Retry-After`. */
  retryAfter: string | null
}

/** The address, or an IP address that its name resolves to, must not be called. */
export class AddressError extends Error {
  readonly fault: AddressFault

  constructor(fault: AddressFault) {
    super(fault)
    this.fault = fault
  }
}

export interface PostLimits {
  networks: AllowedNetworks
  /** From the name look-up to the end of the answer. */
  timeoutMs: number
}

const ANSWER_MAX_BYTES = 16_384
const HEADERS_MAX_BYTES = 16_384

/**
 * Posts a body to an address that somebody typed or a browser sent. The name is looked up once, its addresses are checked, and exactly
 * those are called, so that the name cannot resolve to another address in between. Redirects are not followed; a slow
 * or endless answer is cut off.
 *
 * @throws AddressError; an abort after `timeoutMs`; any connection error
 */
export function postBody(
  address: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>>,
  { networks, timeoutMs }: PostLimits,
): Promise<PostAnswer> {
  const url = new URL(address)
  const host = hostOf(url)
  const fault = isIP(host) === 0 ? null : addressFault(url.protocol, host, networks)
  if (fault !== null) throw new AddressError(fault)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      // a new connection each time: a reused one would have been checked for an earlier look-up
      agent: false,
      lookup: judgedLookup(url.protocol, networks),
      signal: AbortSignal.timeout(timeoutMs),
      maxHeaderSize: HEADERS_MAX_BYTES,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    sent.on('error', reject)
    sent.on('response', (answer) => void readBeginning(answer).then(resolve, reject))
    sent.end(body)
  })
}

/** The first kilobytes of an answer; the rest is not read. */
async function readBeginning(answer: http.IncomingMessage): Promise<PostAnswer> {
  const status = answer.statusCode ?? 0
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= ANSWER_MAX_BYTES) break
  }
  const retryAfter = answer.headers['retry-after'] ?? null
  return { status, text: storable(Buffer.concat(chunks).toString('utf8')), retryAfter }
}

/** Text that databases and terminals accept: no control characters, no lone surrogates. */
const storable = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- they are what is taken out
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .toWellFormed()
    .slice(0, WEBHOOK_ANSWER_CHARACTERS)
    .toWellFormed()

/** Looks a name up and refuses it if any of its addresses must not be called. */
function judgedLookup(protocol: string, networks: AllowedNetworks): LookupFunction {
  return (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, [])
      const faults = addresses.map(({ address }) => addressFault(protocol, address, networks))
      const fault = faults.length === 0 ? 'direccion-interna' : faults.find((each) => each !== null)
      if (fault) return done(new AddressError(fault), [])
      const [first] = addresses
      if (options.all === true || first === undefined) return done(null, addresses)
      return done(null, first.address, first.family)
    })
  }
}
