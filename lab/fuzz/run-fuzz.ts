import type { DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import type { TestAnswer } from '../harness/test-client.ts'
import { readApiDescription, type Operation } from './requests/api-description.ts'
import { CALLERS, isStaff, type Caller } from './callers.ts'
import { openFuzzShop, type FuzzShop } from './fuzz-shop.ts'
import { generatedRequest, MANNERS, type FuzzRequest, type Manner } from './requests/generated-request.ts'
import { Judge, mayCall } from './judge/judge.ts'
import { SeededRandom } from './random.ts'
import { belongingsOf, changedTables, stateOf } from './judge/shop-state.ts'

export interface FuzzOptions {
  database: DatabaseKind
  seed: number
  requests: number
  /** Called after each batch. */
  onProgress?: (sent: number) => void
}

export interface FuzzFault {
  what: string
  caller: Caller
  call: string
  request: string
}

export interface FuzzReport {
  sent: number
  /** Requests by callers without the right to the call. */
  withoutRight: number
  byStatus: Record<string, number>
  byCaller: Record<string, number>
  byManner: Record<string, number>
  calls: number
  /** Calls of which at least one valid request succeeded. */
  succeeded: number
  /** The other calls, with the responses to valid requests of callers with the right. */
  neverSucceeded: string[]
  faults: FuzzFault[]
}

/** Requests of one caller between two checks of the shop's state. */
const BATCH = 250
/** Share of requests for which what they need is prepared. */
const PREPARED_SHARE: Readonly<Record<Manner, number>> = { valid: 0.85, 'nearly valid': 0.5, hostile: 0.25 }
/** Rounds of all callers, staff last, so that the next round meets their changes. */
const ROUNDS = 2

/**
 * Sends generated requests to every documented call, as a visitor, a customer and each role of the staff, and judges
 * the responses. A caller without the right to a call must not change anything in the database; a customer, nothing of
 * another customer's.
 */
export async function runFuzz({ database, seed, requests, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const random = new SeededRandom(seed)
  const fuzzShop = await openFuzzShop(database, random)
  try {
    const operations = await readApiDescription(fuzzShop.shop.visitor())
    const run = new FuzzRun(fuzzShop, operations, random, await fuzzShop.listSecrets())
    const each = Math.ceil(requests / (ROUNDS * CALLERS.length))
    for (let round = 0; round < ROUNDS; round++)
      for (const caller of CALLERS) {
        for (let sent = 0; sent < each; sent += BATCH) {
          await run.sendBatch(caller, Math.min(BATCH, each - sent))
          onProgress?.(run.report.sent)
        }
        if (isStaff(caller)) run.judge.arePricesHidden = false
      }
    return run.finished()
  } finally {
    await fuzzShop.close()
  }
}

/** Valid attempts before a call counts as one that never succeeds. */
const VALID_TRIES = 4

/**
 * Sends valid requests to every call, as a caller with the right to it, in a shop of its own: a run in which every
 * request is refused would prove nothing. The responses are judged like all others.
 */
export async function askEveryCall({ database, seed }: Omit<FuzzOptions, 'requests'>): Promise<FuzzReport> {
  const random = new SeededRandom(seed)
  const fuzzShop = await openFuzzShop(database, random)
  try {
    const operations = await readApiDescription(fuzzShop.shop.visitor())
    const run = new FuzzRun(fuzzShop, operations, random, await fuzzShop.listSecrets())
    // this staff caller changes the visibility of prices
    run.judge.arePricesHidden = false
    for (const operation of operations) await run.askValidly(operation)
    return run.finished()
  } finally {
    await fuzzShop.close()
  }
}

class FuzzRun {
  readonly judge: Judge
  readonly report: FuzzReport
  readonly #random: SeededRandom
  readonly #fuzzShop: FuzzShop
  readonly #operations: readonly Operation[]
  readonly #succeeded = new Set<string>()
  /** The refusals of valid requests, by call. */
  readonly #refusals = new Map<string, Record<string, number>>()
  #next = 0

  constructor(fuzzShop: FuzzShop, operations: readonly Operation[], random: SeededRandom, secrets: string[]) {
    this.#fuzzShop = fuzzShop
    this.#operations = operations
    this.#random = random
    this.judge = new Judge(fuzzShop, secrets)
    const nothing = { byStatus: {}, byCaller: {}, byManner: {}, neverSucceeded: [], faults: [] }
    this.report = { sent: 0, withoutRight: 0, calls: operations.length, succeeded: 0, ...nothing }
  }

  /** Sends the requests without a right first and checks that the state is unchanged; then the rest. */
  async sendBatch(caller: Caller, count: number): Promise<void> {
    const requests: FuzzRequest[] = []
    for (let made = 0; made < count; made++) requests.push(await this.#nextRequest(caller))
    const forbidden = requests.filter(({ operation }) => !mayCall(operation, caller))
    const { shop, otherId } = this.#fuzzShop
    if (forbidden.length > 0) {
      const before = await stateOf(shop.db, shop.deps.kind)
      for (const request of forbidden) await this.#send(request, caller)
      const changed = changedTables(before, await stateOf(shop.db, shop.deps.kind))
      for (const table of changed) this.#fault(`changed ${table} without right`, caller, forbidden.at(-1))
      this.report.withoutRight += forbidden.length
    }
    const others = await belongingsOf(shop.db, otherId)
    for (const request of requests.filter(({ operation }) => mayCall(operation, caller)))
      await this.#send(request, caller)
    if ((caller === 'anonymous' || caller === 'client') && others !== (await belongingsOf(shop.db, otherId)))
      this.#fault('changed what is another customer’s', caller, requests.at(-1))
  }

  async askValidly(operation: Operation): Promise<void> {
    const callers = CALLERS.filter((caller) => mayCall(operation, caller)).toReversed()
    const { stock, prepare } = this.#fuzzShop
    for (let tries = 0; tries < VALID_TRIES && !this.#succeeded.has(operation.name); tries++) {
      const caller = callers[tries % callers.length] ?? 'anonymous'
      const prepared = await prepare(operation, caller)
      await this.#send(generatedRequest(operation, 'valid', stock, this.#random, prepared), caller)
    }
  }

  /** All calls in turn, so that none is left out, in a random manner. */
  async #nextRequest(caller: Caller): Promise<FuzzRequest> {
    const operation = this.#operations[this.#next++ % this.#operations.length]
    if (operation === undefined) throw new Error('the description has no calls')
    const manner = this.#random.pick(MANNERS)
    const { stock, prepare } = this.#fuzzShop
    const isPrepared = mayCall(operation, caller) && this.#random.isLuck(PREPARED_SHARE[manner])
    return generatedRequest(
      operation,
      manner,
      stock,
      this.#random,
      isPrepared ? await prepare(operation, caller) : null,
    )
  }

  async #send(request: FuzzRequest, caller: Caller): Promise<void> {
    const { shop, browsers, revive } = this.#fuzzShop
    const { report } = this
    // a successful login has changed the caller's account
    const { cookies } = browsers[caller]
    if (caller !== 'client') cookies.delete('gondola_sesion')
    if (!isStaff(caller)) cookies.delete('gondola_gestion')
    const bugs = shop.log.length
    let answer = await this.#sendOnce(request, caller)
    const { operation } = request
    if (answer.status === 401 && operation.auth !== 'anybody' && mayCall(operation, caller)) {
      // an earlier request ended the session
      await revive(caller)
      answer = await this.#sendOnce(request, caller)
      if (answer.problem?.code === 'sesion') this.#fault('knows no session any more', caller, request)
    }
    for (const what of this.judge.faultsOf(request, caller, answer)) this.#fault(what, caller, request)
    for (const { level, err } of shop.log.splice(bugs))
      if (Number(level) >= 50) this.#fault(`logged a bug: ${JSON.stringify(err)}`, caller, request)
    if (request.manner === 'valid' && mayCall(operation, caller)) this.#noteValid(operation.name, answer)
    report.sent++
    count(report.byStatus, String(answer.status))
    count(report.byCaller, caller)
    count(report.byManner, request.manner)
  }

  #noteValid(name: string, { status, problem }: TestAnswer<unknown>): void {
    if (status < 300) this.#succeeded.add(name)
    const refusals = this.#refusals.get(name) ?? {}
    this.#refusals.set(name, refusals)
    if (status >= 300) count(refusals, `${status} ${problem?.code ?? ''}`)
  }

  #sendOnce({ method, url, body, headers, isWithoutXsrf }: FuzzRequest, caller: Caller) {
    const xsrf = isWithoutXsrf ? { 'x-xsrf-token': 'otro' } : {}
    const browser = this.#fuzzShop.browsers[caller]
    return browser.request(method, url, body, { ...headers, ...xsrf })
  }

  #fault(what: string, caller: Caller, request: FuzzRequest | undefined): void {
    const { method = '', url = '', body, headers, operation } = request ?? {}
    const sent = `${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${String(body ?? '').slice(0, 600)}`
    this.report.faults.push({ what, caller, call: operation?.name ?? '', request: sent })
  }

  finished(): FuzzReport {
    const names = this.#operations.map(({ name }) => name)
    const neverSucceeded = names
      .filter((name) => !this.#succeeded.has(name))
      .map((name) => `${name}: ${reasonsOf(this.#refusals.get(name) ?? {})}`)
    return { ...this.report, succeeded: this.#succeeded.size, neverSucceeded }
  }
}

/** Formats `409 estado (3), 404 inexistente (1)`, the most frequent first. */
const reasonsOf = (refusals: Record<string, number>) =>
  Object.entries(refusals)
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, times]) => `${reason} (${times})`)
    .join(', ') || 'never asked validly'

const count = (counts: Record<string, number>, key: string) => void (counts[key] = (counts[key] ?? 0) + 1)
