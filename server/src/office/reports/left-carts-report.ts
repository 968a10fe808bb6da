import type { LeftCartsReport, Period } from '@gondola/contract/reports'
import { sumOfPesos } from '@gondola/contract/base'
import type { Db } from '../../platform/db/open-database.ts'
import { listBoughtCarts } from './branch-figures.store.ts'
import { listSummedCarts, listSummedDays } from './day-sums.store.ts'
import { listLeftArticles, listLeftCarts } from './left-carts.store.ts'
import { daysOf } from './report-period.ts'

/** Saved carts that were not ordered, by day, with the articles in them (backoffice §11). */
export async function leftCartsReport(
  db: Db,
  period: Period,
  branches: readonly number[] | null,
  rows: number,
): Promise<LeftCartsReport> {
  const left = new Map((await listLeftCarts(db, period, branches)).map((row) => [row.Fecha, row]))
  const bought = await countBoughtCarts(db, period, branches)
  const articles = await listLeftArticles(db, period, branches, rows)
  const PorDia = daysOf(period).map((Fecha) => ({
    Fecha,
    Carritos: left.get(Fecha)?.carts ?? 0,
    Total: sumOfPesos([left.get(Fecha)?.total ?? 0]),
    Comprados: bought.get(Fecha) ?? 0,
  }))
  return {
    Carritos: PorDia.reduce((sum, { Carritos }) => sum + Carritos, 0),
    Total: sumOfPesos(PorDia.map(({ Total }) => Total)),
    Comprados: PorDia.reduce((sum, { Comprados }) => sum + Comprados, 0),
    PorDia,
    Articulos: articles.map(({ carts, quantity, total, ...article }) => ({
      ...article,
      Carritos: carts,
      Cantidad: quantity,
      Total: sumOfPesos([total]),
    })),
  }
}

/** How many orders of each day came from a saved cart: from the sums of days, where these hold, else from the orders. */
async function countBoughtCarts(
  db: Db,
  period: Period,
  branches: readonly number[] | null,
): Promise<Map<string, number>> {
  const summed = await listSummedDays(db, period)
  const counts = new Map<string, number>()
  for (const { day, carts } of await listSummedCarts(db, summed, branches)) counts.set(day, carts)
  for (const day of daysOf(period).filter((each) => !summed.includes(each)))
    counts.set(
      day,
      (await listBoughtCarts(db, day, branches)).reduce((sum, { bought_carts }) => sum + bought_carts, 0),
    )
  return counts
}
