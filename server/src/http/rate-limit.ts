import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CALL_LIMITS, REQUESTS_PER_MINUTE } from '@gondola/contract/constants.ts'
import type { LimitName } from '@gondola/contract/calls/call.ts'
import { normalisedDocument } from '@gondola/contract/rules/document.ts'
import { normalisedEmail } from '@gondola/contract/rules/email.ts'
import type { Clock } from '../clock.ts'
import { userKey } from '../clients/account-keys.ts'
import type { Deps } from '../deps.ts'
import { refuseTooMany } from './problem.ts'
import { countAttempt, forgiveAttempt } from './rate-limit.store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Keys that this request was counted under. */
    countedUnder: string[]
    forgive(): Promise<void>
    /** Counts a large answer that had to be made as so many requests as it cost. */
    weigh(bytes: number): void
  }
}

/**
 * Calls that can be abused by repeating them are counted per address and per account, in the database, so that all
 * processes count together (contract §3). Every request, also of a page, a file or the documentation, has a generous limit
 * per address in each process: to be registered before all routes.
 */
export function limitRates(app: FastifyInstance, deps: Deps, flood: Flood | null): void {
  app.decorateRequest('countedUnder')
  app.decorateRequest('forgive', async function (this: FastifyRequest) {
    for (const key of this.countedUnder ?? []) await forgiveAttempt(deps.db, key)
  })
  app.decorateRequest('weigh', function (this: FastifyRequest, bytes: number) {
    flood?.add(addressKey(this.ip), Math.floor(bytes / REQUEST_BYTES))
  })
  if (flood === null) return
  app.addHook('onRequest', async (request) => flood.count(addressKey(request.ip)))
  app.addHook('preHandler', async (request) => {
    const limit = request.routeOptions.config.call?.shape.limit
    if (limit !== undefined) await countCall(request, deps, limit)
  })
}

async function countCall(request: FastifyRequest, deps: Deps, name: LimitName): Promise<void> {
  const { windowSeconds, perAddress, perAccount } = CALL_LIMITS[name]
  const account = accountOf(request)
  const kinds: [key: string, most: number][] = [[`${name}:${keyHash(addressKey(request.ip))}`, perAddress]]
  if (account !== null) kinds.push([`${name}:${keyHash(`@${account}`)}`, perAccount])
  request.countedUnder = kinds.map(([key]) => key)
  for (const [key, most] of kinds) {
    const { count, resetsAt } = await countAttempt(deps.db, deps.clock, key, windowSeconds)
    if (count > most) refuseTooMany((Date.parse(resetsAt) - deps.clock.now().getTime()) / 1000)
  }
}

/** Neither addresses nor names are kept readable. */
const keyHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** What names an account, each as accounts are looked up by it: another spelling of a name is no other account. */
const ACCOUNT_KEYS = { Usuario: userKey, Email: normalisedEmail, Nrodoc: normalisedDocument } as const

/** Which account a call is about: the one that is named where anybody may call; else the caller's own, whatever is named. */
function accountOf({
  body,
  params,
  clientSession,
  staffSession,
  keySession,
  routeOptions,
}: FastifyRequest): string | null {
  if (keySession !== null) return `*${keySession.keyId}`
  if (staffSession !== null) return `!${staffSession.staffId}`
  const own = clientSession === null ? null : `#${clientSession.clientId}`
  if (routeOptions.config.call?.auth !== 'anybody') return own
  for (const part of [body, params] as (Record<string, unknown> | null | undefined)[]) {
    for (const [field, keyOf] of Object.entries(ACCOUNT_KEYS)) {
      const value = part?.[field]
      const key = typeof value === 'string' ? keyOf(value) : ''
      if (key !== '') return key
    }
  }
  return own
}

/** IPv6 hands whole networks (/64) to one customer; they count as one address. */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - after.length).fill('0')
  return [...groups, ...zeros, ...after].slice(0, 4).join(':')
}

/** An answer that is larger costs as several: who asks for whole catalogues again and again is held up sooner. */
const REQUEST_BYTES = 50_000

const MINUTE_MS = 60_000

/** Requests of any kind per address and minute, in memory. */
export class Flood {
  readonly #clock: Clock
  #counts = new Map<string, number>()
  #endsAt = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @throws 429 from the limit on */
  count(key: string): void {
    if (!this.isRoomFor(key)) refuseTooMany((this.#endsAt - this.#clock.now().getTime()) / 1000)
  }

  /** Counts more for what was asked already; the next is refused by it. */
  add(key: string, requests: number): void {
    const count = this.#counts.get(key)
    if (count !== undefined) this.#counts.set(key, count + requests)
  }

  /** Counts a request; false where it is one too many. */
  isRoomFor(key: string): boolean {
    const now = this.#clock.now().getTime()
    if (now >= this.#endsAt) {
      this.#counts = new Map()
      this.#endsAt = now + MINUTE_MS
    }
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count <= REQUESTS_PER_MINUTE
  }
}
