import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  CALL_LIMITS,
  GUESSING_PAUSE_MAX_SECONDS,
  NETWORK_SHARES,
  REQUESTS_PER_MINUTE,
  normalisedDocument,
  normalisedEmail,
} from '@gondola/contract/base'
import type { LimitName } from '@gondola/contract/calls'
import { instant, type Clock } from '../platform/clock.ts'
import { userKey } from '../platform/text/folded.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseTooMany } from './problem.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { countAttempt, findFull, forgiveAttempt, holdUntil, keyHash } from './rate-limit.store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** How this request was counted; null if its call has no limit. */
    counted: Counted | null
    forgive(): Promise<void>
    /** Knows the browser from now on; `mail`: also for logging in by the mail that the request names. */
    remember(reply: FastifyReply, mail: boolean): void
    /** Counts an answer that is not cached as several requests, by its size and by the processor time it took. */
    weigh(bytes: number, spentMs?: number): void
  }
}

/** The keys a request was counted under, the limits it counts towards if it succeeds, and the login keys it names. */
interface Counted {
  under: readonly string[]
  ifRight: readonly Limit[]
  windowSeconds: number
  accounts: { mail: readonly string[]; others: readonly string[] }
}

interface Limit {
  key: string
  most: number
  windowSeconds: number
  /** The pause grows each time the limit is reached. */
  isGuessing?: boolean
}

/**
 * Rate limits. Calls that can be abused by repetition are counted per address and per account, in the database, so that
 * all processes share the counts (contract §3). Every request, including pages, files and the documentation, also has a
 * generous limit per address in each process. Register it before all routes.
 */
export function limitRates(app: FastifyInstance, deps: Deps, flood: Flood | null): void {
  app.decorateRequest('counted', null)
  app.decorateRequest('forgive', async function (this: FastifyRequest) {
    await takeBack(deps, this.counted)
  })
  app.decorateRequest('remember', function (this: FastifyRequest, reply: FastifyReply, mail: boolean) {
    const { accounts } = this.counted ?? { accounts: { mail: [], others: [] } }
    rememberDevice(this, reply, deps, mail ? [...accounts.mail, ...accounts.others] : accounts.others)
  })
  app.decorateRequest('weigh', function (this: FastifyRequest, bytes: number, spentMs = 0) {
    flood?.add(this.ip, bytes, spentMs)
  })
  if (flood === null) return
  app.addHook('onRequest', async (request) => flood.count(request.ip))
  app.addHook('preHandler', async (request, reply) => {
    const limit = request.routeOptions.config.call?.shape.limit
    if (limit !== undefined) await countCall(reply, deps, limit)
  })
}

async function countCall(reply: FastifyReply, deps: Deps, name: LimitName): Promise<void> {
  const { request } = reply
  const { windowSeconds, right }: CallLimit = CALL_LIMITS[name]
  const { account, isOwn } = accountOf(request)
  const named = account === null ? null : `${name}:${keyHash(`@${account}`)}`
  const limits = limitsOf(request, deps, name, { named, isOwn })
  const ifRight: Limit[] =
    right === undefined ? [] : perNetwork(`${name}=`, request.ip, right.perAddress, windowSeconds)
  if (right !== undefined && named !== null)
    ifRight.push({ key: `${named}=`, most: right.perAccount, windowSeconds })
  const others = named === null ? [] : [named]
  const accounts = name === 'registration' ? loginsOf(request.body) : { mail: [], others }
  request.counted = { under: limits.map(({ key }) => key), ifRight, windowSeconds, accounts }
  for (const limit of limits) {
    const counted = await countAttempt(deps.db, deps.clock, limit.key, limit.windowSeconds)
    // also when it is refused
    if (request.keySession !== null && limit.key === named) tellLimit(reply, deps, limit, counted)
    await requireWithin(deps, limit, counted)
  }
  for (const { key, most } of ifRight) {
    const resetsAt = await findFull(deps.db, deps.clock, key, most)
    if (resetsAt !== null) refuseUntil(deps, resetsAt)
  }
}

interface CallLimit {
  windowSeconds: number
  perAddress: number
  perAccount: number
  everywhere?: number
  right?: { perAddress: number; perAccount: number }
}

const EVERYWHERE_SECONDS = 3600

/**
 * The limits of an attempt. A stranger's attempts for a named account must not lock its owner out, so they are counted by
 * network. When a password is tried, a browser that was logged in before has its own count, and all networks together
 * have a much higher limit, as have all those browsers.
 */
function limitsOf(
  request: FastifyRequest,
  deps: Deps,
  name: LimitName,
  { named, isOwn }: { named: string | null; isOwn: boolean },
): Limit[] {
  const { windowSeconds, perAddress, perAccount, everywhere }: CallLimit = CALL_LIMITS[name]
  const ofAddress = perNetwork(`${name}:`, request.ip, perAddress, windowSeconds)
  if (named === null) return ofAddress
  if (isOwn) return [...ofAddress, { key: named, most: perAccount, windowSeconds }]
  const ofNetwork = { key: `${named}/${keyHash(networkKey(request.ip))}`, most: perAccount, windowSeconds }
  if (everywhere === undefined) return [...ofAddress, ofNetwork]
  const together = { most: everywhere, windowSeconds: EVERYWHERE_SECONDS, isGuessing: true }
  const device = knownDevice(request, deps, named)
  if (device !== null)
    return [
      { key: `${named}/${keyHash(device)}`, most: perAccount, windowSeconds, isGuessing: true },
      { key: `${named}/=`, ...together },
    ]
  return [...ofAddress, { ...ofNetwork, isGuessing: true }, { key: `${named}/`, ...together }]
}

/** Counts a wrong key of another system, by its address; a right one is not refused with it. @throws 429 */
export async function limitWrongKeys(deps: Deps, address: string): Promise<void> {
  const { windowSeconds, perAddress } = CALL_LIMITS.wrongKey
  if (!deps.config.rateLimit) return
  for (const limit of perNetwork('wrongKey:', address, perAddress, windowSeconds))
    await requireWithin(deps, limit, await countAttempt(deps.db, deps.clock, limit.key, limit.windowSeconds))
}

type Count = Awaited<ReturnType<typeof countAttempt>>

function tellLimit(reply: FastifyReply, { clock }: Deps, { most }: Limit, { count, resetsAt }: Count): void {
  reply.header('ratelimit-limit', most).header('ratelimit-remaining', Math.max(0, most - count))
  reply.header('ratelimit-reset', Math.ceil((Date.parse(resetsAt) - clock.now().getTime()) / 1000))
}

async function requireWithin(
  deps: Deps,
  { key, most, windowSeconds, isGuessing = false }: Limit,
  { count, resetsAt }: Count,
): Promise<void> {
  if (count <= most) return
  const isFirst = count === most + 1
  refuseUntil(deps, isGuessing && isFirst ? await lengthenPause(deps, key, windowSeconds) : resetsAt)
}

const SECONDS_PER_DAY = 86_400

/** Doubles the pause each time the limit is reached within a day. */
async function lengthenPause({ db, clock }: Deps, key: string, windowSeconds: number): Promise<string> {
  const { count } = await countAttempt(db, clock, `${key}+`, SECONDS_PER_DAY)
  const seconds = Math.min(windowSeconds * 2 ** (count - 1), GUESSING_PAUSE_MAX_SECONDS)
  return holdUntil(db, key, instant(clock, seconds))
}

function refuseUntil({ clock }: Deps, resetsAt: string): never {
  refuseTooMany((Date.parse(resetsAt) - clock.now().getTime()) / 1000)
}

/** Uncounts an attempt that succeeded, and counts it towards the limits of successful ones instead. */
async function takeBack({ db, clock }: Deps, counted: Counted | null): Promise<void> {
  if (counted === null) return
  for (const key of counted.under) await forgiveAttempt(db, key)
  for (const { key } of counted.ifRight) await countAttempt(db, clock, key, counted.windowSeconds)
}

/** The fields that name an account, each normalised as the look-up does, so that another spelling has the same count. */
const ACCOUNT_KEYS = { Usuario: userKey, Email: normalisedEmail, Nrodoc: normalisedDocument } as const

/** The account a call is about: the named one for a public call; otherwise the caller's own, whatever it names. */
function accountOf({ body, params, clientSession, staffSession, keySession, routeOptions }: FastifyRequest): {
  account: string | null
  isOwn: boolean
} {
  if (keySession !== null) return { account: `*${keySession.keyId}`, isOwn: true }
  if (staffSession !== null) return { account: `!${staffSession.staffId}`, isOwn: true }
  const own = { account: clientSession === null ? null : `#${clientSession.clientId}`, isOwn: true }
  if (routeOptions.config.call?.auth !== 'anybody') return own
  for (const part of [body, params] as (Record<string, unknown> | null | undefined)[]) {
    for (const [field, keyOf] of Object.entries(ACCOUNT_KEYS)) {
      const value = part?.[field]
      const key = typeof value === 'string' ? keyOf(value) : ''
      if (key !== '') return { account: key, isOwn: false }
    }
  }
  return own
}

/** The login keys of a new account, for the user name and the mail: registering also logs in. */
const loginsOf = (body: unknown): Counted['accounts'] => {
  const { Usuario = '', Email = '' } = body as { Usuario?: string; Email?: string }
  const keyOf = (account: string) => `login:${keyHash(`@${account}`)}`
  return { mail: [keyOf(normalisedEmail(Email))], others: [keyOf(userKey(Usuario))] }
}

interface Network {
  key: string
  /** By how many times it may exceed what one address may do. */
  share: number
}

/**
 * The networks that an address is counted in: an IPv4 address itself; of an IPv6 address the /64 that a customer usually
 * has, and those that one customer of a host often controls all of. Anything else counts as itself.
 */
export function networksOf(address: string): Network[] {
  if (!isIPv6(address)) return [{ key: address, share: 1 }]
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return [{ key: parsed.toString(), share: 1 }]
  const [first = 0, second = 0, third = 0, fourth = 0] = (parsed as ipaddr.IPv6).parts
  const key = (...parts: number[]) => parts.map((part) => part.toString(16)).join(':')
  return [
    { key: key(first, second, third, fourth), share: NETWORK_SHARES[64] },
    { key: `${key(first, second, third, fourth & 0xff00)}/56`, share: NETWORK_SHARES[56] },
    { key: `${key(first, second, third)}/48`, share: NETWORK_SHARES[48] },
  ]
}

const perNetwork = (prefix: string, address: string, perAddress: number, windowSeconds: number): Limit[] =>
  networksOf(address).map(({ key, share }) => ({
    key: prefix + keyHash(key),
    most: perAddress * share,
    windowSeconds,
  }))

/** The network of an address (IPv4 /24, IPv6 /48): one user often controls all of it. */
const networkKey = (address: string): string => {
  const { key } = networksOf(address).at(-1)!
  return key.includes(':') ? key : key.split('.').slice(0, 3).join('.')
}

/** A larger answer counts as several requests, so that repeated requests for whole catalogues reach the limit sooner. */
const REQUEST_BYTES = 50_000
/** So does one that took longer, such as a search of many misspelt words: 12 s of a minute's processor for an address. */
const REQUEST_MS = 1

const MINUTE_MS = 60_000

/** Counts requests per address and its networks, or another key, and minute, in memory. */
export class Flood {
  readonly #clock: Clock
  readonly #most: number
  #counts = new Map<string, number>()
  #endsAt = 0

  constructor(clock: Clock, most: number = REQUESTS_PER_MINUTE) {
    this.#clock = clock
    this.#most = most
  }

  /** Counts a request. @throws 429 above the limit */
  count(address: string): void {
    if (!this.isRoomFor(address)) refuseTooMany((this.#endsAt - this.#clock.now().getTime()) / 1000)
  }

  /** Adds what an admitted request cost beyond one; later requests may be refused because of it. */
  add(address: string, bytes: number, spentMs = 0): void {
    const requests = Math.floor(bytes / REQUEST_BYTES) + Math.floor(spentMs / REQUEST_MS)
    if (requests === 0) return
    for (const { key } of networksOf(address)) {
      const count = this.#counts.get(key)
      if (count !== undefined) this.#counts.set(key, count + requests)
    }
  }

  /** Counts a request; false if it exceeds the limit. */
  isRoomFor(address: string): boolean {
    const now = this.#clock.now().getTime()
    if (now >= this.#endsAt) {
      this.#counts = new Map()
      this.#endsAt = now + MINUTE_MS
    }
    let isRoom = true
    for (const { key, share } of networksOf(address)) {
      const count = (this.#counts.get(key) ?? 0) + 1
      this.#counts.set(key, count)
      if (count > this.#most * share) isRoom = false
    }
    return isRoom
  }
}
