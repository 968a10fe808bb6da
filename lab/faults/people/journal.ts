import type { Order } from '@gondola/contract/orders'

/** A line as ordered. */
export interface AskedLine {
  Codart: string
  Cantidad: number
}

/** An order that was sent, with its key. */
export interface SentOrder {
  customer: number
  key: string
  /** The body exactly as sent. */
  draft: object
  lines: readonly AskedLine[]
  /** Home delivery, with the fee. */
  isBrought: boolean
  /** `unknown`: there was no response, and the request was not repeated. */
  outcome: 'acknowledged' | 'refused' | 'unknown'
  /** The first response, if any. */
  answer?: Order
}

/** The status that an acknowledged change gave an acknowledged order. */
export type Fate = 'A' | 'C' | 'D'

/** Points given by staff; sent once, so that without a response the outcome is unknown. */
export interface SentPoints {
  customer: number
  points: number
  reason: string
  isAcknowledged: boolean
}

/** The responses that shoppers and staff got: the only basis of the check. */
export class Journal {
  readonly orders: SentOrder[] = []
  readonly fates = new Map<number, Fate>()
  /** Picked quantities where they differ from the ordered ones, by order and Items. */
  readonly gathered = new Map<number, ReadonlyMap<number, number>>()
  readonly points: SentPoints[] = []
  /** A customer's saved cart as last acknowledged. */
  readonly carts = new Map<number, readonly AskedLine[] | null>()
  /** Responses by status; `cut`: no response. */
  readonly answers = new Map<string, number>()
  /** The longest wait for a definite response, in milliseconds. */
  longestWait = 0
  /** The longest time without any response to anybody, in milliseconds. */
  longestOutage = 0
  #answeredAt = performance.now()
  /** Responses that should not have happened. */
  readonly surprises: string[] = []

  /** There was no traffic until now: that time is no outage. */
  begin(): void {
    this.#answeredAt = performance.now()
  }

  count(status: number | 'cut'): void {
    if (status !== 'cut' && status < 500) {
      this.longestOutage = Math.max(this.longestOutage, performance.now() - this.#answeredAt)
      this.begin()
    }
    const name = String(status)
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1)
  }

  get acknowledged(): number {
    return this.orders.filter(({ outcome }) => outcome === 'acknowledged').length
  }
}
