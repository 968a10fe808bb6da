import type { DemoArticle } from '@gondola/demo/catalogue/demo-item.ts'
import { PRICE_DAYS, priceSteps } from '@gondola/demo/catalogue/price-steps.ts'
import { dayAfter } from '../../platform/clock.ts'
import type { NewRow } from '../../platform/db/tables/database.ts'
import type { ByBranch } from './load-regional-shop.ts'

/** Six in the morning in Argentina. */
const PRICES_LOADED_AT = '09:00:00.000Z'

/** The instant so many days before another, at the hour at which price lists are loaded. */
const before = (now: string, days: number) => `${dayAfter(now.slice(0, 10), -days)}T${PRICES_LOADED_AT}`

/** When the demo's prices begin. */
export const pricesSince = (now: string, hasYear: boolean): string =>
  hasYear ? before(now, PRICE_DAYS) : now

/** An article's recorded prices: the base prices, and those of lists from their first change on. */
export function priceRows(
  article: DemoArticle,
  { now, hasYear }: { now: string; hasYear: boolean },
  byBranch?: ByBranch,
): NewRow<'price_history'>[] {
  const { Codigo, Precioventa } = article
  const steps = hasYear ? priceSteps(article) : [{ daysAgo: 0, Precioventa }]
  let listed = new Map<number, number>()
  return steps.flatMap((step, index) => {
    const row = {
      article_code: Codigo,
      at: step.daysAgo === 0 ? now : before(now, step.daysAgo),
      source: index === 0 ? ('demo' as const) : ('import' as const),
      import_id: null,
    }
    const base = { ...row, Precioventa: step.Precioventa, price_list_id: null, price_before: null }
    const was = listed
    listed = new Map(byBranch?.listPrices(Codigo, step.Precioventa))
    const own = Array.from(listed, ([price_list_id, price]) => ({
      ...row,
      Precioventa: price,
      price_list_id,
      price_before: was.get(price_list_id) ?? null,
    }))
    return index === 0 ? [base] : [base, ...own.filter((one) => one.Precioventa !== one.price_before)]
  })
}
