import {
  readBranchFigures as compareCall,
  listArticleSales as articlesCall,
  listEmptySearches as searchesCall,
  listRatedArticles as ratingsCall,
  readLeftCarts as cartsCall,
  readPaymentsReport as paymentsCall,
  readSales as salesCall,
  type ArticleSales,
  type AskedPeriod,
} from '@gondola/contract/reports'
import { REPORT_ROWS } from '@gondola/contract/base'
import { listEmptySearches } from '../../goods/catalogue/empty-searches.store.ts'
import { today } from '../../platform/clock.ts'
import { branchScope } from '../../http/branch-access.ts'
import type { Feature } from '../../http/feature.ts'
import { serve } from '../../http/serve.ts'
import { listSoldArticles } from './article-sales.store.ts'
import { branchFigures } from './branch-figures.ts'
import { KnownOrderSales } from './known-order-sales.ts'
import { leftCartsReport } from './left-carts-report.ts'
import { paymentsReport } from './payments-report.ts'
import { listRatedArticles } from './rated-articles.store.ts'
import { askedPeriod } from './report-period.ts'
import { salesReport } from './sales-report.ts'

/** The dashboard's reports (backoffice §11), which may be a second old. */
export const reportsFeature: Feature = (api, { reads: db, clock, config }) => {
  const deps = { db, clock, config }
  const knownSales = new KnownOrderSales()
  const periodOf = (asked: AskedPeriod) => askedPeriod(asked, today(clock, config.timeZone))

  serve(api, salesCall, ({ query, session }) =>
    salesReport(deps, periodOf(query), branchScope(session, query.sucursal)),
  )
  serve(api, paymentsCall, ({ query, session }) =>
    paymentsReport(deps, periodOf(query), branchScope(session, query.sucursal)),
  )
  serve(api, compareCall, ({ query, session }) => branchFigures(deps, periodOf(query), session.branches))
  serve(api, articlesCall, async ({ query, session }) => {
    const { Orden = 'ventas', Filas = REPORT_ROWS, sucursal, ...asked } = query
    const sold = await listSoldArticles(db, periodOf(asked), branchScope(session, sucursal), knownSales)
    const worth = Orden === 'ventas' ? salesWorth : quantityWorth
    return sold.toSorted((a, b) => worth(b) - worth(a) || (a.Codigo < b.Codigo ? -1 : 1)).slice(0, Filas)
  })
  serve(api, searchesCall, ({ query: { Filas = REPORT_ROWS, ...asked } }) =>
    listEmptySearches(db, periodOf(asked), Filas),
  )
  serve(api, ratingsCall, ({ query: { Filas = REPORT_ROWS, sucursal, ...asked }, session }) =>
    listRatedArticles(db, periodOf(asked), branchScope(session, sucursal), Filas),
  )
  serve(api, cartsCall, ({ query: { Filas = REPORT_ROWS, sucursal, ...asked }, session }) =>
    leftCartsReport(db, periodOf(asked), branchScope(session, sucursal), Filas),
  )
}

const salesWorth = ({ Ventas }: ArticleSales) => Ventas
/** Pieces and kilograms side by side. */
const quantityWorth = ({ Cantidad, Unidad }: ArticleSales) => (Unidad === 100 ? Cantidad / 1000 : Cantidad)
