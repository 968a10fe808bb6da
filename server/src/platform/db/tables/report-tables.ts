// Sums by day for the reports (decision 0033).

/** A day whose orders were summed for the reports. */
export interface SummedDayTable {
  day: string
  turn: number
}

/** What a day's orders sold of an article, as the report of sold articles counts it. */
export interface SummedArticleTable {
  day: string
  /** 0: of orders without a branch. */
  branch_id: number
  code: string
  unit: 1 | 100
  name: string
  quantity: number
  sales: number
  orders: number
}

/** The prepared lines of a day's orders, how many of its orders left, and how many came from a saved cart. */
export interface SummedBranchTable {
  day: string
  branch_id: number
  picked: number
  missing: number
  left_orders: number
  on_time: number
  bought_carts: number
}

/** An order of this day changed, perhaps since the day was summed. */
export interface StaleDayTable {
  note: string
  day: string
}
