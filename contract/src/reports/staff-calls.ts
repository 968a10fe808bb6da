import { Type } from 'typebox'
import { REPORT_MAX_DAYS, REPORT_MAX_ROWS, Closed, IsoDate, OneOf } from '../base/index.ts'
import { InBranch } from '../branches/index.ts'
import { ArticleSales, BranchFigures, CancelledOrders, ClaimedArticle, ClaimGroup, EmptySearch, FamilySales, FillGroup, FillReport, LeftCartsReport, RatedArticle, SalesReport, PaymentsReport } from './report.ts'
import { staffCall } from '../calls/index.ts'

// The dashboard's reports (backoffice §11).

const some = Type.Optional
/** The last `Dias` days including today, or the days from `FechaDesde` to `FechaHasta`; the last 7 by default. */
const period = {
  Dias: some(Type.Integer({ minimum: 1, maximum: REPORT_MAX_DAYS })),
  FechaDesde: some(IsoDate),
  FechaHasta: some(IsoDate),
}
/** A period at one branch; absent: at all branches of the account. */
const periodInBranch = { ...period, ...InBranch }
const Filas = some(Type.Integer({ minimum: 1, maximum: REPORT_MAX_ROWS }))

/** Orders and sales by day and slot, with the previous period. */
export const readSales = staffCall('GET', '/gestion/informes/ventas', 'informes.ver', {
  query: Closed(periodInBranch),
  answer: SalesReport,
  byBranch: true,
  docs: ['Gestión: informes', 'readSales', 'Ventas', 'Pedidos y ventas por día y horario, con el período anterior.'],
})
/** The best-selling articles, by sales or by quantity (pieces and kilograms). */
export const listArticleSales = staffCall('GET', '/gestion/informes/articulos', 'informes.ver', {
  query: Closed({ ...periodInBranch, Orden: some(OneOf('ventas', 'cantidad')), Filas }),
  answer: Type.Array(ArticleSales),
  byBranch: true,
  docs: ['Gestión: informes', 'listArticleSales', 'Artículos más vendidos', 'Los artículos más vendidos, por ventas o por cantidad.'],
})
/** The branches of the account side by side, in the shop's order. */
export const readBranchFigures = staffCall('GET', '/gestion/informes/sucursales', 'informes.ver', {
  query: Closed(period),
  answer: Type.Array(BranchFigures),
  byBranch: true,
  docs: ['Gestión: informes', 'readBranchFigures', 'Sucursales comparadas', 'Pedidos, ventas, faltantes y puntualidad de cada sucursal de la cuenta.'],
})
/** Searches without results, most frequent first; of the whole chain, since a search does not say from where. */
export const listEmptySearches = staffCall('GET', '/gestion/informes/busquedas', 'informes.ver', {
  query: Closed({ ...period, Filas }),
  answer: Type.Array(EmptySearch),
  byBranch: true,
  docs: ['Gestión: informes', 'listEmptySearches', 'Búsquedas sin resultado', 'Qué se buscó y no se encontró, primero lo más buscado.'],
})
/** Articles that customers rated, most often 'Mal' first. */
export const listRatedArticles = staffCall('GET', '/gestion/informes/valoraciones', 'informes.ver', {
  query: Closed({ ...periodInBranch, Filas }),
  answer: Type.Array(RatedArticle),
  byBranch: true,
  docs: ['Gestión: informes', 'listRatedArticles', 'Cómo llegaron los artículos', 'Lo que los clientes dijeron de cada artículo que recibieron, primero lo que más veces vino mal.'],
})
/** What customers claimed, most often first. */
export const listClaimedArticles = staffCall('GET', '/gestion/informes/reclamos', 'informes.ver', {
  query: Closed({ ...periodInBranch, Por: some(ClaimGroup), Filas }),
  answer: Type.Array(ClaimedArticle),
  byBranch: true,
  docs: ['Gestión: informes', 'listClaimedArticles', 'Reclamos por motivo', 'Lo que los clientes reclamaron, por motivo, y lo que se devolvió: de cada artículo y quién lo preparó, o por quien preparó, quien entregó o marca.'],
})
/** How much of what was ordered came, and how long it took. */
export const readFillReport = staffCall('GET', '/gestion/informes/preparacion', 'informes.ver', {
  query: Closed({ ...periodInBranch, Por: some(FillGroup), Filas }),
  answer: FillReport,
  byBranch: true,
  docs: ['Gestión: informes', 'readFillReport', 'Qué se preparó', 'De lo pedido, cuánto vino entero, reemplazado o faltó, y cuántos minutos llevó: por artículo, familia, persona u hora.'],
})
/** Orders that were cancelled, by who and why, most often first. */
export const listCancelledOrders = staffCall('GET', '/gestion/informes/cancelados', 'informes.ver', {
  query: Closed({ ...periodInBranch, Filas }),
  answer: Type.Array(CancelledOrders),
  byBranch: true,
  docs: ['Gestión: informes', 'listCancelledOrders', 'Cancelados por motivo', 'Los pedidos del período que canceló la tienda o anuló el cliente, por motivo.'],
})
export const listFamilySales = staffCall('GET', '/gestion/informes/familias', 'informes.ver', {
  query: Closed({ ...periodInBranch, Filas }),
  answer: Type.Array(FamilySales),
  byBranch: true,
  docs: ['Gestión: informes', 'listFamilySales', 'Ventas por familia', 'Lo vendido de cada familia, como se preparó y antes de descuentos.'],
})
/** Saved carts that were not ordered. */
export const readLeftCarts = staffCall('GET', '/gestion/informes/carritos', 'informes.ver', {
  query: Closed({ ...periodInBranch, Filas }),
  answer: LeftCartsReport,
  byBranch: true,
  docs: ['Gestión: informes', 'readLeftCarts', 'Carritos sin comprar', 'Los carritos guardados que no se compraron.'],
})
/** What was taken and given back by day, branch, means and person, as the ledger has it. */
export const readPaymentsReport = staffCall('GET', '/gestion/informes/cobros', 'informes.ver', {
  query: Closed(periodInBranch),
  answer: PaymentsReport,
  byBranch: true,
  docs: ['Gestión: informes', 'readPaymentsReport', 'Cobros por medio', 'Lo cobrado y lo devuelto por día, sucursal, medio y persona, como lo tiene el libro de pagos.'],
})
/** The ledger of a period as a plain journal in double entry, which hledger reads. */
export const exportJournal = staffCall('GET', '/gestion/informes/diario', 'informes.ver', {
  query: Closed(period),
  file: 'text/plain',
  docs: ['Gestión: informes', 'exportJournal', 'Libro diario', 'Cobros, devoluciones y saldo a favor de un período por partida doble, como los leen hledger y ledger.'],
})
