import type { DatabaseKind } from '../../src/db/open-database.ts'
import { readApiDescription, type Operation } from './api-description.ts'
import { CALLERS, openFuzzShop, type Caller, type FuzzShop } from './fuzz-shop.ts'
import { generatedRequest, MANNERS, type FuzzRequest } from './generated-request.ts'
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
  /** Calls that answered a success at least once. */
  succeeded: number
  neverSucceeded: string[]
  faults: FuzzFault[]
}

/** Requests of one caller, after which the shop's state is looked at. */
const BATCH = 250
/** Rounds of all callers, staff last in each: what they change, the next round finds. */
const ROUNDS = 2

/**
 * Sends generated requests to every call that the project's own description tells of, as a visitor, a customer and each
 * role of the staff, and judges the answers. Who has no right to a call must leave the whole database as it was; who is
 * another customer, everything of that customer's.
 */
export async function runFuzz({ database, seed, requests, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const fuzzShop = await openFuzzShop(database)
  try {
    const operations = await readApiDescription(fuzzShop.shop.visitor())
    const run = new FuzzRun(fuzzShop, operations, seed, await fuzzShop.listSecrets())
    const each = Math.ceil(requests / (ROUNDS * CALLERS.length))
    for (let round = 0; round < ROUNDS; round++)
      for (const caller of CALLERS) {
        for (let sent = 0; sent < each; sent += BATCH) {
          await run.sendBatch(caller, Math.min(BATCH, each - sent))
          onProgress?.(run.report.sent)
        }
        if (caller !== 'anonymous' && caller !== 'client') run.judge.arePricesHidden = false
      }
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
  #next = 0

  constructor(fuzzShop: FuzzShop, operations: readonly Operation[], seed: number, secrets: string[]) {
    this.#fuzzShop = fuzzShop
    this.#operations = operations
    this.#random = new SeededRandom(seed)
    this.judge = new Judge(fuzzShop, secrets)
    const nothing = { byStatus: {}, byCaller: {}, byManner: {}, neverSucceeded: [], faults: [] }
    this.report = { sent: 0, withoutRight: 0, calls: operations.length, succeeded: 0, ...nothing }
  }

  /** First what the caller has no right to, the state looked at around it; then the rest. */
  async sendBatch(caller: Caller, count: number): Promise<void> {
    const requests = Array.from({ length: count }, () => this.#nextRequest())
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
    const isOthers = caller === 'anonymous' || caller === 'client'
    if (isOthers && others !== (await belongingsOf(shop.db, otherId)))
      this.#fault('changed what is another customer’s', caller, requests.at(-1))
  }

  /** Every call in turn, so that none is left out; the manner as it falls. */
  #nextRequest(): FuzzRequest {
    const operation = this.#operations[this.#next++ % this.#operations.length]
    if (operation === undefined) throw new Error('the description has no calls')
    return generatedRequest(operation, this.#random.pick(MANNERS), this.#fuzzShop.stock, this.#random)
  }

  async #send(request: FuzzRequest, caller: Caller): Promise<void> {
    const { shop, browsers, revive } = this.#fuzzShop
    const { report } = this
    // a login that was right made somebody else of the caller
    const { cookies } = browsers[caller]
    if (caller !== 'client') cookies.delete('gondola_sesion')
    if (caller === 'anonymous' || caller === 'client') cookies.delete('gondola_gestion')
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
    if (answer.status < 300) this.#succeeded.add(request.operation.name)
    report.sent++
    count(report.byStatus, String(answer.status))
    count(report.byCaller, caller)
    count(report.byManner, request.manner)
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
    const neverSucceeded = names.filter((name) => !this.#succeeded.has(name))
    return { ...this.report, succeeded: this.#succeeded.size, neverSucceeded }
  }
}

const count = (counts: Record<string, number>, key: string) => void (counts[key] = (counts[key] ?? 0) + 1)
