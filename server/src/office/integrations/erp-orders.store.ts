import type { CallQuery } from '@gondola/contract/calls'
import type { exportErpOrders } from '@gondola/contract/integrations'
import { type ErpLine, type ErpOrder, OrderStatus, type OrderStatusCode } from '@gondola/contract/orders'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'
import { orderHead, shownBranchName } from '../../orders/orders.store.ts'
import { listVouchers } from '../../orders/vouchers.store.ts'

/** An order as other systems see it, or null; saved carts are excluded. */
export async function findErpOrder(
  db: Db,
  Id: number,
  branches: readonly number[] | null = null,
): Promise<ErpOrder | null> {
  const found = ofBranches(erpOrders(db), branches).where('orders.Id', '=', Id)
  return (await withErpLines(db, await found.execute()))[0] ?? null
}

const ofBranches = (orders: ReturnType<typeof erpOrders>, branches: readonly number[] | null) =>
  branches === null ? orders : orders.where('orders.branch_id', 'in', branches)

/** The filters of an export; `branches` null or absent: orders of all. */
export type OrderFilters = Omit<CallQuery<typeof exportErpOrders>, 'Detalle'> & {
  branches?: readonly number[] | null
}

/** The next orders of an export by number: after `afterId`, at most `count`. */
export async function listOrdersToExport(
  db: Db,
  asked: OrderFilters,
  afterId: number,
  count: number,
): Promise<ErpOrder[]> {
  const query = narrowed(erpOrders(db), asked).where('orders.Id', '>', afterId)
  return withErpLines(db, await query.orderBy('orders.Id').limit(count).execute())
}

/** How many rows an export will have: one per order or one per line. */
export async function countRowsToExport(db: Db, asked: OrderFilters, isByLine: boolean): Promise<number> {
  const orders = narrowed(erpOrders(db), asked).clearSelect()
  const count = sql<number>`cast(count(*) as integer)`.as('rows')
  const query = isByLine
    ? db.selectFrom('order_lines').where('order_id', 'in', orders.select('orders.Id')).select(count)
    : orders.select(count)
  return (await query.executeTakeFirstOrThrow()).rows
}

function narrowed(all: ReturnType<typeof erpOrders>, asked: OrderFilters) {
  const { FechaDesde, FechaHasta, DiaDesde, DiaHasta, Estado, HorarioEntrega, FormaEntrega } = asked
  const { Sucursal, SucursalPedido } = asked
  let query = ofBranches(all, asked.branches ?? null)
  if (FechaDesde !== undefined) query = query.where('orders.Fecha', '>=', FechaDesde)
  if (FechaHasta !== undefined) query = query.where('orders.Fecha', '<=', FechaHasta)
  if (DiaDesde !== undefined) query = query.where('orders.Dia', '>=', DiaDesde)
  if (DiaHasta !== undefined) query = query.where('orders.Dia', '<=', DiaHasta)
  if (Estado !== undefined) query = query.where('orders.Estado', '=', Estado)
  if (HorarioEntrega !== undefined) query = query.where('orders.HorarioEntrega', '=', HorarioEntrega)
  if (FormaEntrega !== undefined) query = query.where('orders.FormaEntrega', '=', FormaEntrega)
  if (Sucursal !== undefined) query = query.where('clients.Sucursal', '=', Sucursal)
  if (SucursalPedido !== undefined) query = query.where('orders.branch_id', '=', SucursalPedido)
  return query
}

/** A position in the orders by last change. */
export interface ChangePlace {
  at: string
  Id: number
}

/** Orders by their last change: after a position, changed before an instant, at most `count`. */
export async function listChangedOrders(
  db: Db,
  asked: {
    after: ChangePlace | null
    before: string
    Estado: OrderStatusCode | undefined
    branches: readonly number[] | null
    count: number
  },
): Promise<ErpOrder[]> {
  const { after, before, Estado, count } = asked
  let query = ofBranches(erpOrders(db), asked.branches).where('orders.updated_at', '<', before)
  if (Estado !== undefined) query = query.where('orders.Estado', '=', Estado)
  if (after !== null)
    query = query
      .where('orders.updated_at', '>=', after.at)
      .where(({ eb, or }) => or([eb('orders.updated_at', '>', after.at), eb('orders.Id', '>', after.Id)]))
  return withErpLines(
    db,
    await query.orderBy('orders.updated_at').orderBy('orders.Id').limit(count).execute(),
  )
}

const erpOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .leftJoin('payment_types', 'payment_types.Id', 'orders.payment_type_id')
    .leftJoin('clients', 'clients.Id', 'orders.client_id')
    .leftJoin('branches', 'branches.Id', 'orders.branch_id')
    .selectAll('orders')
    .select([
      'payment_types.Descrip as payment',
      shownBranchName,
      'branches.Codigo as branchCode',
      'clients.Nombre as clientName',
      'clients.Nrodoc as clientDocument',
      'clients.Email as clientEmail',
      'clients.Sucursal as clientBranch',
    ])
    .where('orders.Estado', '<>', OrderStatus.Incomplete)

type ErpOrderRow = Awaited<ReturnType<ReturnType<typeof erpOrders>['execute']>>[number]

/** Adds the lines to the orders, in the order of the rows. */
async function withErpLines(db: Db, rows: readonly ErpOrderRow[]): Promise<ErpOrder[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ Id }) => Id)
  const [lines, vouchersOf] = [await listLines(db, ids), await listVouchers(db, ids)]
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id)
  return rows.map((row) => {
    const { clientName, clientDocument, clientEmail, clientBranch, branchCode, ...order } = row
    const isShown = row.ready_at !== null || row.Estado !== OrderStatus.Pending
    return {
      ...orderHead(order),
      Cliente: row.client_id,
      NombreCliente: clientName,
      Documento: clientDocument,
      Email: clientEmail,
      Sucursal: clientBranch,
      ...(row.branchName !== null && row.branch_id !== null && { SucursalPedido: row.branch_id }),
      ...(row.branchName !== null && branchCode && { CodigoSucursalPedido: branchCode }),
      Actualizado: row.updated_at,
      ...(vouchersOf.has(row.Id) && { Comprobantes: vouchersOf.get(row.Id)! }),
      Lineas: (linesOf.get(row.Id) ?? []).map((line) => toLine(line, isShown)),
    }
  })
}

const listLines = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('order_lines')
    .leftJoin('articles', 'articles.Codigo', 'order_lines.Codart')
    .selectAll('order_lines')
    .select(['articles.codigo_origen as CodigoOrigen', 'articles.Iva as Iva'])
    .where('order_id', 'in', [...ids])
    .orderBy('order_id')
    .orderBy('Items')
    .execute()

type LineRow = Awaited<ReturnType<typeof listLines>>[number]

/** A line's preparation is shown once it is settled, as it is to the customer. */
function toLine(
  { order_id, Version, device, device_order, Preparado, Descuentos, ...line }: LineRow,
  isShown: boolean,
): ErpLine {
  return {
    ...line,
    ...(Descuentos !== null && { Descuentos }),
    ...(isShown && Preparado !== null && { Preparado }),
  }
}
