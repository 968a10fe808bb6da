import type { DemoArticle } from './demo-item.ts'
import { stableNumber } from './stable-number.ts'

/** A price from a day on, pesos. */
export interface PriceStep {
  daysAgo: number
  Precioventa: number
}

/** How many days the demo's price history goes back. */
export const PRICE_DAYS = 366

/** Average rise a day: a quarter in a year. */
const DAILY_RISE = 0.0007
/** Days between a supplier's price lists. */
const RHYTHMS = [30, 45, 60]
const FRESH_RHYTHM = 21
/** No price has changed in the last days, so that offers and today's orders agree with the catalogue. */
const CALM_DAYS = 8
const FRESH_FAMILIES = { from: 801, to: 807 }

const steps = new Map<string, readonly PriceStep[]>()

/** An article's prices of the last year, oldest first; the last one is today's. Suppliers raise all their prices together. */
export function priceSteps(article: DemoArticle): readonly PriceStep[] {
  let known = steps.get(article.Codigo)
  if (known === undefined) steps.set(article.Codigo, (known = stepsOf(article)))
  return known
}

/** An article's price of so many days ago. */
export function priceDaysAgo(article: DemoArticle, daysAgo: number): number {
  const all = priceSteps(article)
  return (all.findLast((step) => step.daysAgo >= daysAgo) ?? all[0]!).Precioventa
}

function stepsOf({ Codigo, Precioventa, Marca, Familia }: DemoArticle): PriceStep[] {
  const isFresh = Familia.Codigo >= FRESH_FAMILIES.from && Familia.Codigo <= FRESH_FAMILIES.to
  const supplier = isFresh ? `fresco ${Familia.Codigo}` : `lista ${Marca.Codigo}`
  const rhythm = isFresh ? FRESH_RHYTHM : RHYTHMS[stableNumber(supplier, RHYTHMS.length)]!
  const back: PriceStep[] = []
  let daysAgo = CALM_DAYS + stableNumber(`${supplier} día`, rhythm)
  let trend = Precioventa
  let price = Precioventa
  for (let list = 0; daysAgo < PRICE_DAYS; list += 1, daysAgo += rhythm) {
    back.push({ daysAgo, Precioventa: price })
    // each list rises by 60 to 140 % of the average; the harvest moves the price of what is fresh besides
    const share = (60 + stableNumber(`${supplier} ${list}`, 81)) / 100
    trend *= 1 - DAILY_RISE * rhythm * share
    const harvest = isFresh ? 0.88 + stableNumber(`${Codigo} ${list}`, 25) / 100 : 1
    price = Math.max(10, Math.round((trend * harvest) / 10) * 10)
  }
  back.push({ daysAgo: PRICE_DAYS, Precioventa: price })
  return back.toReversed()
}
