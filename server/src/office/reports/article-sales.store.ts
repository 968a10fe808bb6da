import { chunksOf } from '../../platform/db/chunks.ts'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { sumOfPesos, toPesos } from '@gondola/contract/base'
import type { ClaimReason } from '@gondola/contract/orders'
import { dayAfter, dayStart } from '../../platform/clock.ts'
import type {
  ArticleSales,
  ClaimedArticle,
  ClaimGroup,
  Period,
  RatedArticle,
} from '@gondola/contract/reports'
import { isSqlite, type Trx } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import {
  type Branches,
  listSummedArticles,
  listSummedDays,
  type SoldArticle,
  type SummedArticle,
} from './day-sums.store.ts'
import type { KnownOrderSales, SoldSum } from './known-order-sales.ts'
import { listOrderSales, listOrdersOf, type OrderVersion } from './sales.store.ts'
import { daysOf, piecesOf } from './report-period.ts'
import { type RawBuilder, sql } from 'kysely'

/** The articles that customers rated in a period at some branches (null: all), most often bad first. */
export function listRatedArticles(
  db: Db,
  { FechaDesde, FechaHasta }: Period,
  branches: Branches,
  limit: number,
): Promise<RatedArticle[]> {
  const bad = sql<number>`cast(sum(case when is_good then 0 else 1 end) as integer)`
  const good = sql<number>`cast(sum(case when is_good then 1 else 0 end) as integer)`
  return db
    .selectFrom('order_ratings')
    .where('day', '>=', FechaDesde)
    .where('day', '<=', FechaHasta)
    .$if(branches !== null, (query) => query.where('branch_id', 'in', branches))
    .groupBy('code')
    .select((is) => [
      'code as Codigo',
      is.fn.max('name').as('Descripcion'),
      bad.as('Mal'),
      good.as('Bien'),
      is.fn.max('day').as('UltimoDia'),
    ])
    .orderBy(bad, 'desc')
    .orderBy(good)
    .orderBy('code')
    .limit(limit)
    .execute()
}

// nobody who prepares is to blame for what was refused
const PICKER = sql<string | null>`case when claims.reason <> 'no-quiso' then
  (select user_name from staff_accounts where id = orders.preparing_by) end`

const CLAIMED_OF: Record<ClaimGroup, RawBuilder<string | null>> = {
  articulo: PICKER,
  preparador: PICKER,
  repartidor: sql`(select user_name from staff_accounts where id = (
    select author_id from order_transitions
    where order_id = orders."Id" and step = 'entregar' and author = 'staff' order by id desc limit 1))`,
  marca: sql`(select brands."Descripcion" from articles join brands on brands."Codigo" = articles.brand_code
    where articles."Codigo" = claims.code)`,
}

/** What customers claimed in a period, most often first. */
export async function listClaimedArticles(
  db: Db,
  timeZone: string,
  { FechaDesde, FechaHasta }: Period,
  branches: Branches,
  by: ClaimGroup,
  limit: number,
): Promise<ClaimedArticle[]> {
  const count = (reason: ClaimReason) =>
    sql<number>`cast(sum(case when claims.reason = ${reason} then 1 else 0 end) as integer)`
  const rows = await db
    .selectFrom('claims')
    .innerJoin('orders', 'orders.Id', 'claims.order_id')
    .where('claims.created_at', '>=', dayStart(FechaDesde, timeZone))
    .where('claims.created_at', '<', dayStart(dayAfter(FechaHasta, 1), timeZone))
    .$if(branches !== null, (query) => query.where('claims.branch_id', 'in', branches))
    .groupBy(sql`"Quien"`)
    .$if(by === 'articulo', (query) => query.groupBy('claims.code'))
    .select(({ fn }) => [
      fn.max('claims.code').as('Codigo'),
      fn.max('claims.name').as('Descripcion'),
      CLAIMED_OF[by].as('Quien'),
      count('falto').as('Faltaron'),
      count('mal').as('Mal'),
      count('otro').as('Otro'),
      count('peso').as('Peso'),
      count('no-quiso').as('NoQuiso'),
      fn.sum<number>('claims.granted').as('granted'),
    ])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy(({ fn }) => fn.max('claims.code'))
    .limit(limit)
    .execute()
  const whole = by !== 'articulo' && { Codigo: '', Descripcion: '' }
  return rows.map(({ granted, ...row }) => ({ ...row, ...whole, Devuelto: toPesos(granted) }))
}

/** The stored popularity by article code, without the zeros. */
export async function listPopularity(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('articles')
    .where('popularity', '<>', 0)
    .select(['Codigo', 'popularity'])
    .execute()
  return new Map(rows.map(({ Codigo, popularity }) => [Codigo, popularity]))
}

export async function updatePopularity(
  trx: Trx,
  codes: readonly string[],
  popularity: number,
): Promise<void> {
  await trx.updateTable('articles').set({ popularity }).where('Codigo', 'in', codes).execute()
}

/** With the costs, which few may see. */
export type CostedSales = ArticleSales & Required<Pick<ArticleSales, 'ConCosto' | 'Costo'>>

async function findCosts(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('article_costs').select(['article_code', 'cost']).execute()
  return new Map(rows.map(({ article_code, cost }) => [article_code, cost]))
}

/** What was sold with its cost, if that is known. */
function withCost<T extends SoldSum>(sold: T, costs: ReadonlyMap<string, number>) {
  const price = costs.get(sold.code)
  if (price === undefined) return { ...sold, costed: 0, cost: 0 }
  const cost = sumOfPesos([(price * sold.quantity) / (sold.unit === 100 ? 1000 : 1)])
  return { ...sold, costed: sold.sales, cost }
}

type CostedSum = SoldSum & Pick<SummedArticle, 'costed' | 'cost'>

/** How many orders one statement reads. */
const ORDERS_AT_ONCE = 100
/** Of how many days one statement adds up the sums; SQLite does it in this process (see `piecesOf`). */
export const PIECE_DAYS = { sqlite: 5, postgres: 31 }

/**
 * The sales of each article in a period at some branches (null: all): as prepared once the order is ready, else as
 * ordered. A substitute counts as itself. Without promotion discounts and shipping. From the sums of days, where these
 * hold, else from the orders: those in `known`, and the lines of the others, some orders at a time. Costs are those known
 * when a day was summed, else now.
 */
export async function listSoldArticles(
  db: Db,
  period: Period,
  branches: Branches,
  known?: KnownOrderSales,
): Promise<CostedSales[]> {
  const summedSales = new Map<string, CostedSum>()
  const sold = new Map<string, SoldSum>()
  for (const piece of piecesOf(period, isSqlite(db) ? PIECE_DAYS.sqlite : PIECE_DAYS.postgres)) {
    const summed = await listSummedDays(db, piece)
    for (const row of await listSummedArticles(db, summed, branches)) addTo(summedSales, keyOf(row), row)
    await othersFirst()
    for (const day of summed) known?.forget(day)
    for (const day of daysOf(piece))
      if (!summed.includes(day)) await addSoldOn(sold, db, day, branches, known)
  }
  const costs = await findCosts(db)
  for (const [key, row] of sold) addTo(summedSales, key, withCost(row, costs))
  // rounded once at the end: a hundredth of a centavo on the way does no harm
  return Array.from(summedSales.values(), ({ code, name, unit, quantity, sales, costed, cost, orders }) => ({
    Codigo: code,
    Descripcion: name,
    Unidad: unit,
    Cantidad: quantity,
    Ventas: sumOfPesos([sales]),
    ConCosto: sumOfPesos([costed]),
    Costo: sumOfPesos([cost]),
    Pedidos: orders,
  }))
}

async function addSoldOn(
  sold: Map<string, SoldSum>,
  db: Db,
  day: string,
  branches: Branches,
  known: KnownOrderSales | undefined,
): Promise<void> {
  let unknown: readonly OrderVersion[] = await listOrdersOf(db, day, branches)
  if (known !== undefined) {
    const sums = known.sumOf(day, unknown)
    for (const row of sums.sold) addTo(sold, keyOf(row), row)
    unknown = sums.unknown
    await othersFirst()
  }
  for (const orders of chunksOf(unknown, ORDERS_AT_ONCE)) {
    const rows = await listOrderSales(db, idsOf(orders))
    known?.keep(day, rows)
    for (const row of rows) addTo(sold, keyOf(row), { ...row, orders: 1 })
    await othersFirst()
  }
}

const keyOf = ({ code, unit }: Pick<SoldSum, 'code' | 'unit'>) => `${code} ${unit}`

/** What each branch's orders of a day sold of each article, from their lines. */
export async function listSoldOn(db: Db, day: string): Promise<SummedArticle[]> {
  const sold = new Map<string, SoldArticle>()
  for (const orders of chunksOf(await listOrdersOf(db, day, null), ORDERS_AT_ONCE)) {
    for (const { id: _, ready_at, changes, ...row } of await listOrderSales(db, idsOf(orders)))
      addTo(sold, `${row.branch_id} ${keyOf(row)}`, { ...row, orders: 1 })
    await othersFirst()
  }
  const costs = await findCosts(db)
  return Array.from(sold.values(), (row) => withCost({ ...row, sales: sumOfPesos([row.sales]) }, costs))
}

/** Adds a row up with those of the same key, whose name stays. */
function addTo<T extends SoldSum & Partial<CostedSum>>(sold: Map<string, T>, key: string, row: T): void {
  const known = sold.get(key)
  if (known === undefined) {
    sold.set(key, { ...row })
    return
  }
  known.quantity += row.quantity
  known.sales += row.sales
  if (known.costed !== undefined) known.costed += row.costed ?? 0
  if (known.cost !== undefined) known.cost += row.cost ?? 0
  known.orders += row.orders
}

const idsOf = (orders: readonly OrderVersion[]) => orders.map(({ id }) => id)
