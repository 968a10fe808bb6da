/** What was received and handed back at the door or the counter, in centavos. */
export interface Received {
  order: number
  captured: number
  refunded: number
}

/** The book of who delivers, by the key of what they recorded. */
export class DoorBook {
  readonly received = new Map<string, Received>()

  /** Whether anything was received of an order and not handed back. */
  hasOf(order: number): boolean {
    return [...this.received.values()].some((each) => each.order === order && each.captured > each.refunded)
  }

  get kept(): number {
    return [...this.received.values()].reduce((sum, { captured, refunded }) => sum + captured - refunded, 0)
  }
}
