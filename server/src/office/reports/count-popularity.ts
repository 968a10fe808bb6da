import { chunksOf } from '../../platform/db/chunks.ts'
import { inCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { dayAfter, today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { listSoldArticles, listPopularity, updatePopularity } from './article-sales.store.ts'

const DAYS = 60

/**
 * Counts in how many orders of the last 60 days each article is, for ranking searches and lists. Changes the catalogue
 * only where the count moved by a step; safe to run in several processes at once.
 */
export async function countPopularity({ db, clock, config }: Deps): Promise<void> {
  const FechaHasta = today(clock, config.timeZone)
  const sold = await listSoldArticles(db, { FechaDesde: dayAfter(FechaHasta, 1 - DAYS), FechaHasta }, null)
  const counted = new Map<string, number>()
  for (const { Codigo, Pedidos } of sold) counted.set(Codigo, (counted.get(Codigo) ?? 0) + Pedidos)
  const known = await listPopularity(db)
  const changed = new Map<number, string[]>()
  for (const code of new Set([...known.keys(), ...counted.keys()])) {
    const popularity = stepOf(counted.get(code) ?? 0)
    if (popularity === (known.get(code) ?? 0)) continue
    const codes = changed.get(popularity)
    if (codes === undefined) changed.set(popularity, [code])
    else codes.push(code)
  }
  if (changed.size === 0) return
  await inCatalogue(db, async (trx) => {
    for (const [popularity, codes] of changed)
      for (const some of chunksOf(codes)) await updatePopularity(trx, some, popularity)
  })
}

/** Rounds to a power of the square root of two, so that few articles change from one day to the next. */
const stepOf = (orders: number) =>
  orders < 4 ? orders : Math.round(2 ** (Math.round(Math.log2(orders) * 2) / 2))
