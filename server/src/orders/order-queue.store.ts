import { findUndelivered } from './undelivered.store.ts'
import { sql } from 'kysely'
import { toCentavos, toPesos } from '@gondola/contract/base'
import type { CallQuery } from '@gondola/contract/calls'
import { type staffOrders, OrderStatus, type QueuedOrder } from '@gondola/contract/orders'
import { DOOR, DOOR_MEANS, losingMeans } from '@gondola/contract/payments'
import { haveSeveralBranches } from '../goods/branches/branches.store.ts'
import { keysFound, SEARCHED } from '../platform/db/staff-search/staff-search-index.ts'
import { listWindow } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'
import { isProvenClient } from '../platform/db/proven-client.ts'
import { searchTermsOf, type SearchTerm } from '../platform/db/staff-search/search-terms.ts'
import { isHeld, released, countLines, type LineCounts } from './picking-lines.store.ts'
import { meansDiscountOf, shownOwnMeans } from './means-discount.ts'
import { orderWordSearch } from './order-word-search.store.ts'
import { preparationOf } from './orders.store.ts'

type Asked = CallQuery<typeof staffOrders.list>

/**
 * A page of the order queue of some branches (null: all), without saved carts; sorted by delivery day and slot unless
 * asked otherwise.
 *
 * @param seesAccounts whether `q` finds orders by their customer's account, whose mail and document not all staff see
 */
export async function listQueuedOrders(
  db: Db,
  asked: Asked,
  branches: readonly number[] | null = null,
  since: QueueSince = { onTheWay: '', uncollected: 0, givenUp: '', reader: null },
  seesAccounts = true,
): Promise<{ rows: QueuedOrder[]; total: number }> {
  const { q, ...window } = asked
  const terms = searchTermsOf(q)
  const words = orderWordSearch(db, terms, seesAccounts)
  const queue = filtered(db, asked, branches, since)
  const { rows, total } = await listWindow(
    words === null ? searched(db, queue, terms, seesAccounts) : queue,
    window,
    {
      key: 'orders.Id',
      newestBy: 'orders.Id',
      words,
      sort: {
        Id: 'orders.Id',
        Fechahora: 'orders.created_at',
        Entrega: sql`cast("Dia" as text) || ' ' || coalesce("HorarioEntrega", '')`,
        Dia: 'orders.Dia',
        Opt1: 'orders.Opt1',
        TotalNeto: 'orders.TotalNeto',
        Estado: 'orders.Estado',
      },
      order: ['Entrega', 'ASC'],
    },
  )
  const isNamed = rows.length > 0 && (await haveSeveralBranches(db))
  const counts = await countLines(
    db,
    rows.map(({ Id }) => Id),
  )
  const pending = rows.flatMap(({ Id, Estado }) => (Estado === OrderStatus.Pending ? [Id] : []))
  const cameBack = await findUndelivered(db, pending)
  const queued = rows.map((row) => ({
    ...toQueued(row, counts.get(row.Id), isNamed, since),
    ...(cameBack.has(row.Id) && { Volvio: true as const }),
  }))
  return { rows: queued, total }
}

/** On SQLite, searches orders by recipient, telephone and address, by client, and by number. */
function searched(
  db: Db,
  query: ReturnType<typeof filtered>,
  terms: readonly SearchTerm[],
  seesAccounts: boolean,
) {
  if (terms.length === 0) return query
  const found = keysFound(db, SEARCHED.orders, terms, (one) => [
    ...(seesAccounts ? [sql`found.client_id in (${keysFound(db, SEARCHED.clients, [one])})`] : []),
    ...(one.key === null ? [] : [sql`found."Id" = ${one.key}`]),
  ])
  return query.where(sql<boolean>`orders."Id" in (${found})`)
}

/**
 * How far back stages of orders that left reach, an instant of dispatch and a delivery day's Id; and since when one that
 * was given up keeps its crate, an instant.
 */
export interface QueueSince {
  onTheWay: string
  uncollected: number
  givenUp: string
  /** Whose orders are `Propios`. */
  reader: number | null
}

function filtered(db: Db, asked: Asked, branches: readonly number[] | null, since: QueueSince) {
  let query = queue(db)
  if (branches !== null) query = query.where('orders.branch_id', 'in', branches)
  const {
    Estado,
    Etapa,
    Dia,
    DiaDesde,
    DiaHasta,
    HorarioEntrega,
    FormaEntrega,
    Cliente,
    Numero,
    Pago,
    CuentasNuevas,
    Propios,
  } = asked
  if (Estado !== undefined) query = query.where('orders.Estado', '=', Estado)
  if (Etapa === 'en-camino')
    // only what was dispatched has the time; the status would lead to an index over all that ever was
    query = query.where('orders.delivered_at', 'is', null).where('orders.dispatched_at', '>=', since.onTheWay)
  else if (Etapa === 'sin-cobrar') query = uncollected(query, since.uncollected)
  else if (Etapa === 'por-devolver') query = query.where('orders.Id', 'in', handBacks(db))
  else if (Etapa !== undefined) query = query.where('orders.Estado', '=', OrderStatus.Pending)
  if (Etapa === 'cola') query = query.where('preparing_at', 'is', null)
  if (Etapa === 'preparando')
    query = query.where('preparing_at', 'is not', null).where('ready_at', 'is', null)
  if (Etapa === 'listo') query = query.where('ready_at', 'is not', null)
  if (Dia !== undefined) query = query.where('Dia', '=', Dia)
  if (DiaDesde !== undefined) query = query.where('Dia', '>=', DiaDesde)
  if (DiaHasta !== undefined) query = query.where('Dia', '<=', DiaHasta)
  if (HorarioEntrega !== undefined) query = query.where('HorarioEntrega', '=', HorarioEntrega)
  if (FormaEntrega !== undefined) query = query.where('FormaEntrega', '=', FormaEntrega)
  if (Pago === 'puerta')
    query = query.where((row) =>
      row.or([row('orders.money_state', 'is', null), row('orders.money_state', '=', Pago)]),
    )
  else if (Pago !== undefined) query = query.where('orders.money_state', '=', Pago)
  if (Cliente !== undefined) query = query.where('client_id', '=', Cliente)
  if (CuentasNuevas === true)
    query = query.where(sql<boolean>`not ${isProvenClient(sql.ref('orders.client_id'))}`)
  if (Propios === true)
    query = query.where((row) =>
      row.or([row('preparing_by', '=', since.reader), row('assigned_to', '=', since.reader)]),
    )
  if (Numero !== undefined) query = query.where('orders.Id', '=', Numero)
  return query
}

/** Delivered orders of some days that still owe money, as far as anybody noted. */
const uncollected = (query: ReturnType<typeof queue>, since: number) =>
  query
    .where('orders.Estado', '=', OrderStatus.Delivered)
    .where('orders.Dia', '>=', since)
    .where('orders.delivered_at', 'is not', null)
    .where('orders.TotalNeto', '>', 0)
    .where((row) =>
      row.or([row('orders.money_state', 'is', null), row('orders.money_state', 'in', ['puerta', 'falta'])]),
    )

/** Orders with money in hand that staff are to give back. */
const handBacks = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.order_id')
    .where('refunds.state', '=', 'pedido')
    .where('payments.provider', '=', DOOR)

const queue = (db: Db) =>
  db
    .selectFrom('orders')
    .leftJoin('clients', 'clients.Id', 'orders.client_id')
    .leftJoin('staff_accounts', 'staff_accounts.id', 'orders.preparing_by')
    .leftJoin('staff_accounts as assigned', 'assigned.id', 'orders.assigned_to')
    .leftJoin('branches', 'branches.Id', 'orders.branch_id')
    .leftJoin('payment_types', 'payment_types.Id', 'orders.payment_type_id')
    .where('orders.Estado', '<>', OrderStatus.Incomplete)
    .select([
      'orders.Id',
      'orders.Fecha',
      'orders.Fechahora',
      'orders.Estado',
      'orders.FormaEntrega',
      'orders.Dia',
      'orders.HorarioEntrega',
      'orders.Opt1',
      'orders.Opt3',
      'orders.Opt4',
      'orders.TotalNeto',
      'orders.preparing_at',
      'orders.ready_at',
      'orders.delivered_at',
      'orders.crate',
      'orders.updated_at',
      'staff_accounts.user_name as picker',
      'assigned.user_name as assigned',
      'orders.branch_id',
      'orders.zone_name',
      'orders.changes',
      'orders.Localidad',
      'orders.payment_way',
      'orders.money_state',
      'orders.means_discount',
      'orders.TotalDescuento',
      'orders.TotalesPedido',
      'branches.Nombre as branchName',
      'payment_types.Descrip as paymentName',
      'payment_types.discount_means',
    ])
    .select((order) => released(order).as('released'))

type QueueRow = Awaited<ReturnType<ReturnType<typeof queue>['execute']>>[number]

/** Branch and zone only if `isNamed`: a shop of one branch says nothing of them. */
function toQueued(
  row: QueueRow,
  counted: LineCounts | undefined,
  isNamed: boolean,
  since: QueueSince,
): QueuedOrder {
  const { preparing_at, ready_at, delivered_at, updated_at, crate, picker, assigned, ...head } = row
  const { branch_id, branchName, zone_name, Localidad, changes, ...others } = head
  const {
    payment_way,
    money_state,
    means_discount,
    TotalDescuento,
    TotalesPedido,
    paymentName,
    discount_means,
    released: _,
    ...order
  } = others
  const isGivenUp = order.Estado === OrderStatus.Annulled || order.Estado === OrderStatus.Cancelled
  const isLeft = isGivenUp && updated_at >= since.givenUp && (counted?.prepared ?? 0) > 0
  const losing = losingMeans(means_discount?.keeps ?? DOOR_MEANS)
  const discount = meansDiscountOf({ means_discount, TotalDescuento, TotalesPedido })
  const Preparacion = preparationOf({ Estado: order.Estado, preparing_at, ready_at })
  return {
    ...order,
    ...(Preparacion !== null && { Preparacion }),
    ...(delivered_at !== null && { Entregado: delivered_at }),
    Preparador: picker,
    ...(assigned !== null && preparing_at === null && { Asignado: assigned }),
    CantidadLineas: counted?.lines ?? 0,
    LineasPreparadas: counted?.prepared ?? 0,
    ...(crate !== null && isLeft && { QuedoEn: crate }),
    Alcohol: (counted?.alcohol ?? 0) > 0,
    ...((counted?.cold ?? 0) > 0 && { Frio: true }),
    ...(isNamed && branch_id !== null && { Sucursal: branch_id }),
    ...(isNamed && branchName !== null && { NombreSucursal: branchName }),
    ...(zone_name !== null && { Zona: zone_name }),
    ...(changes > 0 && { Cambios: changes }),
    ...(Localidad !== null && { Localidad }),
    ...(payment_way !== null && { FormaPago: payment_way }),
    ...(money_state !== null && { Pago: money_state }),
    ...(discount > 0 &&
      losing.length > 0 && {
        SinDescuento: { Total: toPesos(toCentavos(order.TotalNeto) + discount), Medios: losing },
      }),
    ...shownOwnMeans(row, { name: paymentName, kept: discount_means }),
    ...(isHeld(row) && { SinCubrir: true as const }),
  }
}
