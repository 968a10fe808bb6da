import type { DatabaseKind } from '../../src/platform/db/open-database.ts'
import type { TestAnswer } from '../test-client.ts'
import { readApiDescription, type Operation } from './api-description.ts'
import { CALLERS, isStaff, type Caller } from './callers.ts'
import { openFuzzShop, type FuzzShop } from './fuzz-shop.ts'
import { generatedRequest, MANNERS, type FuzzRequest, type Manner } from './generated-request.ts'
import { Judge, mayCall } from './judged-answer.ts'
import { SeededRandom } from './random.ts'
import { belongingsOf, changedTables, stateOf } from './shop-state.ts'

export interface FuzzOptions {
  database: DatabaseKind
  seed: number
  requests: number
  /** Told after each batch. */
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
  /** Of those, by callers who had no right to the call. */
  withoutRight: number
  byStatus: Record<string, number>
  byCaller: Record<string, number>
  byManner: Record<string, number>
  calls: number
  /** Calls of which a valid request was answered with a success at least once. */
  succeeded: number
  /** The others, with how valid requests of those who may were answered. */
  neverSucceeded: string[]
  faults: FuzzFault[]
}

/** Requests of one caller, after which the shop's state is looked at. */
const BATCH = 250
/** How many requests find what they need already there. */
const PREPARED_SHARE: Readonly<Record<Manner, number>> = { valid: 0.85, 'nearly valid': 0.5, hostile: 0.25 }
/** Rounds of all callers, staff last in each: what they change, the next round finds. */
const ROUNDS = 2

/**
 * Sends generated requests to every call that the project's own description tells of, as a visitor, a customer and each
 * role of the staff, and judges the answers. Who has no right to a call must leave the whole database as it was; who is
 * another customer, everything of that customer's.
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

/** How often a call may be asked validly before it counts as one that never succeeds. */
const VALID_TRIES = 4

/**
 * Asks every call validly, each as one who may, in a shop of its own: requests that are all refused would prove nothing.
 * The answers are judged as all others.
 */
export async function askEveryCall({ database, seed }: Omit<FuzzOptions, 'requests'>): Promise<FuzzReport> {
  const random = new SeededRandom(seed)
  const fuzzShop = await openFuzzShop(database, random)
  try {
    const operations = await readApiDescription(fuzzShop.shop.visitor())
    const run = new FuzzRun(fuzzShop, operations, random, await fuzzShop.listSecrets())
    // who of the staff asks changes prices
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
  /** By call, how its valid requests were refused. */
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

  /** First what the caller has no right to, the state looked at around it; then the rest. */
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
    const { stock, prepared } = this.#fuzzShop
    for (let tries = 0; tries < VALID_TRIES && !this.#succeeded.has(operation.name); tries++) {
      const caller = callers[tries % callers.length] ?? 'anonymous'
      const things = await prepared(operation, caller)
      await this.#send(generatedRequest(operation, 'valid', stock, this.#random, things), caller)
    }
  }

  /** Every call in turn, so that none is left out; the manner as it falls. */
  async #nextRequest(caller: Caller): Promise<FuzzRequest> {
    const operation = this.#operations[this.#next++ % this.#operations.length]
    if (operation === undefined) throw new Error('the description has no calls')
    const manner = this.#random.pick(MANNERS)
    const { stock, prepared } = this.#fuzzShop
    const isPrepared = mayCall(operation, caller) && this.#random.isLuck(PREPARED_SHARE[manner])
    return generatedRequest(
      operation,
      manner,
      stock,
      this.#random,
      isPrepared ? await prepared(operation, caller) : null,
    )
  }

  async #send(request: FuzzRequest, caller: Caller): Promise<void> {
    const { shop, browsers, revive } = this.#fuzzShop
    const { report } = this
    // a login that was right made somebody else of the caller
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

/** `409 estado (3), 404 inexistente (1)`, the most frequent first. */
const reasonsOf = (refusals: Record<string, number>) =>
  Object.entries(refusals)
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, times]) => `${reason} (${times})`)
    .join(', ') || 'never asked validly'

const count = (counts: Record<string, number>, key: string) => void (counts[key] = (counts[key] ?? 0) + 1)
