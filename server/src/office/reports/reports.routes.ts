import { Readable } from 'node:stream'
import {
  readBranchFigures as compareCall,
  listArticleSales as articlesCall,
  listEmptySearches as searchesCall,
  listRatedArticles as ratingsCall,
  readLeftCarts as cartsCall,
  exportJournal as journalCall,
  listCancelledOrders as cancelledCall,
  listClaimedArticles as claimsCall,
  listFamilySales as familiesCall,
  readFillReport as fillsCall,
  readPaymentsReport as paymentsCall,
  readSales as salesCall,
  type ArticleSales,
  type AskedPeriod,
  type CancelledOrders,
  type LeftCartsReport,
  type Period,
  type MeansPayments,
  type PaymentsReport,
} from '@gondola/contract/reports'
import { REPORT_ROWS, sumOfPesos, toPesos } from '@gondola/contract/base'
import { listEmptySearches } from '../../goods/catalogue/empty-searches.store.ts'
import { folded } from '../../platform/text/folded.ts'
import { today, shopDay } from '../../platform/clock.ts'
import { branchScope } from '../../sessions/branch-access.ts'
import type { StaffSession } from '../../http/caller.ts'
import { type Feature, serve } from '../../http/serve.ts'
import { listSoldArticles, listClaimedArticles, listRatedArticles } from './article-sales.store.ts'
import { branchFigures } from './branch-figures.ts'
import { KnownOrderSales } from './known-order-sales.ts'
import { askedPeriod, daysOf } from './report-period.ts'
import { familySales, fillReport } from './fill-report.ts'
import { salesReport } from './sales-report.ts'
import { listCancelled } from './sales.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listBoughtCarts } from './branch-figures.store.ts'
import { type Branches, listSummedCarts, listSummedDays } from './day-sums.store.ts'
import { listLeftArticles, listLeftCarts } from './left-carts.store.ts'
import type { Deps } from '../../platform/deps.ts'
import { sumOfCredit } from '../../payments/claims/credit.store.ts'
import { CREDIT } from '@gondola/contract/payments'
import { recordExport } from '../../audit/record-change.ts'
import { journalText } from './journal.ts'
import { listHourPayments, type HourPayments } from './payments-report.store.ts'

const AMOUNTS = ['taken', 'returned', 'released', 'charged_back'] as const

/** What was taken and given back in a period at some branches (null: all), as the ledger's history has it. */
async function paymentsReport(
  { reads: db, config: { timeZone } }: Deps,
  period: Period,
  branches: Branches,
): Promise<PaymentsReport> {
  const hours = await listHourPayments(db, timeZone, period, branches)
  const moved = hours
    .map((row) => ({ ...row, day: shopDay(new Date(`${row.hour}:00:00Z`), timeZone) }))
    .filter((row) => AMOUNTS.some((name) => row[name] !== 0))
  // what is paid out of credit came before, and is in no sum
  const came = moved.filter(({ provider }) => provider !== CREDIT)
  const byDay = Map.groupBy(came, ({ day }) => day)
  return {
    ...period,
    ...amountsOf(came),
    ...(branches === null && { SaldoDeClientes: toPesos(await sumOfCredit(db)) }),
    PorDia: daysOf(period).map((Fecha) => ({ Fecha, ...amountsOf(byDay.get(Fecha) ?? []) })),
    PorMedio: byMeans(moved),
  }
}

function byMeans(rows: readonly (HourPayments & { day: string })[]): MeansPayments[] {
  const grouped = Map.groupBy(rows, ({ day, branch_id, provider, means, person }) =>
    JSON.stringify([day, branch_id, provider, means, person]),
  )
  return [...grouped.values()].map((same) => {
    const [{ day, branch_id, branch, provider, means, person }] = same as [(typeof same)[0]]
    return {
      Fecha: day,
      Sucursal: branch_id,
      NombreSucursal: branch ?? '',
      Proveedor: provider,
      Medio: means,
      Persona: person,
      ...amountsOf(same),
    }
  })
}

/** Sums in centavos, on the wire in pesos. */
function amountsOf(rows: readonly HourPayments[]) {
  const [taken, returned, released, chargedBack] = AMOUNTS.map((name) =>
    rows.reduce((total, row) => total + row[name], 0),
  ) as [number, number, number, number]
  return {
    Cobrado: toPesos(taken),
    Devuelto: toPesos(returned),
    Liberado: toPesos(released),
    Contracargos: toPesos(chargedBack),
    Neto: toPesos(taken - returned - chargedBack),
  }
}

/** The dashboard's reports (backoffice §11), which may be a second old. */
export const reportsFeature: Feature = (api, deps) => {
  const { reads: db, clock, config } = deps
  const knownSales = new KnownOrderSales()
  const periodOf = (asked: AskedPeriod) => askedPeriod(asked, today(clock, config.timeZone))

  serve(api, salesCall, ({ query, session }) =>
    salesReport(deps, periodOf(query), branchScope(session, query.sucursal)),
  )
  serve(api, paymentsCall, ({ query, session }) =>
    paymentsReport(deps, periodOf(query), branchScope(session, query.sucursal)),
  )
  serve(api, journalCall, async ({ query, session, reply }) => {
    const period = periodOf(query)
    await recordExport(deps.db, session, clock, 'diario', { Filas: 0, Filtro: period })
    return reply
      .type('text/plain; charset=utf-8')
      .header(
        'content-disposition',
        `attachment; filename="diario-${period.FechaDesde}-${period.FechaHasta}.journal"`,
      )
      .send(Readable.from(journalText(db, config.timeZone, period)))
  })
  serve(api, compareCall, ({ query, session }) => branchFigures(deps, periodOf(query), session.branches))
  serve(api, articlesCall, async ({ query, session }) => {
    const { Orden = 'ventas', Filas = REPORT_ROWS, sucursal, ...asked } = query
    const sold = await listSoldArticles(db, periodOf(asked), branchScope(session, sucursal), knownSales)
    const worth = Orden === 'ventas' ? salesWorth : quantityWorth
    const best = sold.toSorted((a, b) => worth(b) - worth(a) || (a.Codigo < b.Codigo ? -1 : 1))
    return shownCosts(session, best.slice(0, Filas))
  })
  serve(api, searchesCall, ({ query: { Filas = REPORT_ROWS, ...asked } }) =>
    listEmptySearches(db, periodOf(asked), Filas),
  )
  serve(api, ratingsCall, ({ query: { Filas = REPORT_ROWS, sucursal, ...asked }, session }) =>
    listRatedArticles(db, periodOf(asked), branchScope(session, sucursal), Filas),
  )
  serve(
    api,
    claimsCall,
    ({ query: { Por = 'articulo', Filas = REPORT_ROWS, sucursal, ...asked }, session }) =>
      listClaimedArticles(db, config.timeZone, periodOf(asked), branchScope(session, sucursal), Por, Filas),
  )
  serve(api, fillsCall, ({ query: { Por = 'articulo', Filas = REPORT_ROWS, sucursal, ...asked }, session }) =>
    fillReport(deps, periodOf(asked), branchScope(session, sucursal), Por, Filas),
  )
  serve(api, cancelledCall, async ({ query: { Filas = REPORT_ROWS, sucursal, ...asked }, session }) => {
    const cancelled = await cancelledOrders(db, periodOf(asked), branchScope(session, sucursal))
    return cancelled.slice(0, Filas)
  })
  serve(api, familiesCall, async ({ query: { Filas = REPORT_ROWS, sucursal, ...asked }, session }) => {
    const sold = await listSoldArticles(db, periodOf(asked), branchScope(session, sucursal), knownSales)
    return shownCosts(session, (await familySales(db, sold)).slice(0, Filas))
  })
  serve(api, cartsCall, ({ query: { Filas = REPORT_ROWS, sucursal, ...asked }, session }) =>
    leftCartsReport(db, periodOf(asked), branchScope(session, sucursal), Filas),
  )
}

/** Sales without their costs, but for who may see them. */
const shownCosts = <T extends { ConCosto?: number; Costo?: number }>(
  { permissions }: StaffSession,
  rows: readonly T[],
): Omit<T, 'ConCosto' | 'Costo'>[] =>
  permissions.includes('costos.ver') ? [...rows] : rows.map(({ ConCosto: _, Costo: __, ...row }) => row)

const salesWorth = ({ Ventas }: ArticleSales) => Ventas
/** Pieces and kilograms side by side. */
const quantityWorth = ({ Cantidad, Unidad }: ArticleSales) => (Unidad === 100 ? Cantidad / 1000 : Cantidad)

/** Cancelled orders by reason, most often first: what differs in case or blanks alone is one reason. */
async function cancelledOrders(db: Db, period: Period, branches: Branches): Promise<CancelledOrders[]> {
  const rows = await listCancelled(db, period, branches)
  const grouped = Map.groupBy(rows, ({ Estado, reason }) => `${Estado} ${folded(reason ?? '').trim()}`)
  return [...grouped.values()]
    .map((same) => ({
      Estado: same[0]!.Estado,
      Motivo: same[0]!.reason?.trim() || null,
      Pedidos: same.reduce((sum, { orders }) => sum + orders, 0),
      Importe: sumOfPesos(same.map(({ amount }) => amount)),
    }))
    .toSorted((a, b) => b.Pedidos - a.Pedidos || b.Importe - a.Importe)
}

/** Saved carts that were not ordered, by day, with the articles in them (backoffice §11). */
export async function leftCartsReport(
  db: Db,
  period: Period,
  branches: Branches,
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
async function countBoughtCarts(db: Db, period: Period, branches: Branches): Promise<Map<string, number>> {
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
