import type { Order } from '@gondola/contract/entities/order.ts'

/** A line as it was asked for. */
export interface AskedLine {
  Codart: string
  Cantidad: number
}

/** An order that somebody sent, under its key. */
export interface SentOrder {
  customer: number
  key: string
  /** What was sent, word for word. */
  draft: object
  lines: readonly AskedLine[]
  /** Brought home: with the fee. */
  isBrought: boolean
  /** `unknown`: no answer came, and nobody asked again. */
  outcome: 'acknowledged' | 'refused' | 'unknown'
  /** The first answer, where one came. */
  answer?: Order
}

/** What became of an acknowledged order by an acknowledged change. */
export type Fate = 'A' | 'C' | 'D'

/** Points that staff gave; sent once, so that no answer leaves it open. */
export interface SentPoints {
  customer: number
  points: number
  reason: string
  isAcknowledged: boolean
}

/** What shoppers and staff were told: all that the check goes by. */
export class Journal {
  readonly orders: SentOrder[] = []
  readonly fates = new Map<number, Fate>()
  /** What was gathered of a line, where it is not what was ordered: by order and Items. */
  readonly gathered = new Map<number, ReadonlyMap<number, number>>()
  readonly points: SentPoints[] = []
  /** The saved cart of a customer as last acknowledged. */
  readonly carts = new Map<number, readonly AskedLine[] | null>()
  /** Answers by status; `cut`: none came. */
  readonly answers = new Map<string, number>()
  /** The longest that anybody waited for a definite answer, milliseconds. */
  longestWait = 0
  /** The longest that nobody at all was answered, milliseconds. */
  longestOutage = 0
  #answeredAt = performance.now()
  /** What should not have been answered. */
  readonly surprises: string[] = []

  /** Nobody was at work until now: what nobody asked is no outage. */
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
