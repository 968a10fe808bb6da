import type { DatabaseKind } from '@gondola/server/platform/db/open-database.ts'

/** Orders of the large shop on PostgreSQL: a large regional chain's five years. */
const ORDERS = 2_000_000
/** SQLite gets a tenth: it is meant for a chain of some branches. */
const SQLITE_SHARE = 0.1
const ORDERS_OF_A_CUSTOMER = 2
const DAYS = 5 * 365
const DAY_SECONDS = 86_400
/** The shop's clock is three hours behind UTC all year. */
export const SHOP_BEHIND_SECONDS = 3 * 3600

/** How large the shop is, and from when to when it sells, in seconds since 1970. */
export interface YearSizes {
  orders: number
  customers: number
  /** The shop's midnight, five years ago. */
  start: number
  now: number
}

/** By `BENCH_YEARS`, the orders on PostgreSQL. */
export function yearSizes(kind: DatabaseKind): YearSizes {
  const all = Number(process.env['BENCH_YEARS'] ?? ORDERS)
  const orders = Math.round(kind === 'sqlite' ? all * SQLITE_SHARE : all)
  const now = Math.floor(Date.now() / 1000) - 60
  const midnight = now - ((now - SHOP_BEHIND_SECONDS) % DAY_SECONDS)
  return {
    orders,
    customers: Math.ceil(orders / ORDERS_OF_A_CUSTOMER),
    start: midnight - DAYS * DAY_SECONDS,
    now,
  }
}
