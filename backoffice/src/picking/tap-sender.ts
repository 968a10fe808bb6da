import { HttpError } from 'react-admin'
import type { StaffOrder, TapResult } from '@gondola/contract/orders'
import type { WaitingTap } from './stored-taps.ts'
import type { TapQueue } from './tap-queue.ts'

/** The result of the last attempt to send. */
export type Connection = 'idle' | 'sending' | 'offline' | 'sessionOver'

/** Sends an order's taps; returns the outcome of each, and the order's current state. */
export type SendTaps = (
  Pedido: number,
  taps: readonly WaitingTap['tap'][],
) => Promise<{ Resultados: TapResult[]; Pedido: StaffOrder }>

const TAPS_AT_ONCE = 100
const FIRST_PAUSE_MS = 2000
const LONGEST_PAUSE_MS = 30_000

/** Status of a call without a response. */
const NO_ANSWER = 0

/**
 * Sends the queue, order by order, until it is empty. Retries while there is no network, and at once when it is back. A
 * tap leaves the queue only after the server has answered it.
 */
export class TapSender {
  readonly #queue: TapQueue
  readonly #send: SendTaps
  #running: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #pause = FIRST_PAUSE_MS
  #connection: Connection = 'idle'

  constructor(queue: TapQueue, send: SendTaps) {
    this.#queue = queue
    this.#send = send
  }

  get connection(): Connection {
    return this.#connection
  }

  /** Sends now; resolves when the queue is empty or there is no network. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#running ??= this.#run().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #run(): Promise<void> {
    try {
      for (let next = this.#queue.waiting()[0]; next !== undefined; next = this.#queue.waiting()[0]) {
        this.#tell('sending')
        await this.#sendOrder(next.Pedido)
      }
      this.#pause = FIRST_PAUSE_MS
      this.#tell('idle')
    } catch (error) {
      this.#tell(error instanceof HttpError && error.status === 401 ? 'sessionOver' : 'offline')
      this.#timer = setTimeout(() => void this.flush(), this.#pause)
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS)
    }
  }

  async #sendOrder(Pedido: number): Promise<void> {
    const taps = this.#queue
      .waiting()
      .filter((each) => each.Pedido === Pedido)
      .slice(0, TAPS_AT_ONCE)
      .map(({ tap }) => tap)
    try {
      const answer = await this.#send(Pedido, taps)
      this.#queue.keepOrders([answer.Pedido])
      this.#queue.lose(lostOf(Pedido, taps, answer.Resultados))
    } catch (error) {
      if (!isFinal(error)) throw error
      this.#queue.lose(taps.map(({ Clave, Items }) => ({ Pedido, Items, Clave, Detalle: error.message })))
    }
    this.#queue.settle(taps.map(({ Clave }) => Clave))
  }

  #tell(connection: Connection): void {
    if (this.#connection === connection) return
    this.#connection = connection
    this.#queue.changed()
  }
}

/** Whether a retry would get the same answer: refused, not unreachable. */
function isFinal(error: unknown): error is HttpError {
  if (!(error instanceof HttpError)) return false
  return error.status !== NO_ANSWER && error.status < 500 && error.status !== 401 && error.status !== 429
}

/** Taps that were not applied, except those superseded by a later tap of the same device. */
function lostOf(Pedido: number, taps: readonly WaitingTap['tap'][], results: readonly TapResult[]) {
  return results.flatMap(({ Clave, Resultado, Detalle }) => {
    if (Resultado === 'aplicado' || Resultado === 'superado') return []
    const Items = taps.find((tap) => tap.Clave === Clave)?.Items ?? 0
    return [{ Pedido, Items, Clave, Detalle: Detalle ?? '' }]
  })
}
