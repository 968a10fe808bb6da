import { Type } from 'typebox'
import { BranchQuery } from '../branches/index.ts'
import { Closed, DayId, Id } from '../base/index.ts'
import { DeliveryForm } from '../delivery/index.ts'
import { MoneyState } from '../payments/index.ts'
import { OrderNews, PickingTap, QueuedOrder, StaffOrder, SubstituteOption, TapResult } from './staff-order.ts'
import { staffCall, IdParams, staffResource } from '../calls/index.ts'

// The order queue, picking and dispatch (backoffice §2, §3; contract §5).

const Estado = Type.Union([Type.Literal('P'), Type.Literal('D'), Type.Literal('C'), Type.Literal('A')])
const Etapa = Type.Union([Type.Literal('cola'), Type.Literal('preparando'), Type.Literal('listo'), Type.Literal('en-camino'), Type.Literal('sin-cobrar')])
const some = Type.Optional

/** The order queue, without saved carts. `Etapa` 'en-camino': dispatched in the last `ON_THE_WAY_DAYS`, not yet delivered; 'sin-cobrar': delivered, for a day of the last `UNCOLLECTED_DAYS`, and nobody noted all of the money. `q` searches number, names, telephone and address. */
export const staffOrders = staffResource('pedidos', {
  see: 'pedidos.ver',
  row: QueuedOrder,
  record: StaffOrder,
  filters: {
    Estado: some(Estado),
    Etapa: some(Etapa),
    Dia: some(DayId),
    DiaDesde: some(DayId),
    DiaHasta: some(DayId),
    HorarioEntrega: some(Type.String({ maxLength: 30 })),
    FormaEntrega: some(DeliveryForm),
    Pago: some(MoneyState),
    Cliente: some(Id),
    Numero: some(Id),
    Sucursal: some(Id),
  },
  byBranch: true,
})

const ids = Type.String({ pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,49}$' })

/** Whether any pending order of the account's branches changed, and how many wait in each slot: cheap enough to poll every few seconds. */
export const readOrderNews = staffCall('GET', '/gestion/pedidos/novedades', 'pedidos.ver', { query: BranchQuery, answer: OrderNews, byBranch: true })
/** Several complete orders, for picking sheets; unknown numbers and those of other branches are left out. */
export const listOrderSheets = staffCall('GET', '/gestion/pedidos/hojas', 'pedidos.ver', { query: Closed({ Numeros: ids }), answer: Type.Array(StaffOrder), byBranch: true })

const step = { params: IdParams, answer: StaffOrder, byBranch: true } as const
export const startPreparing = staffCall('POST', '/gestion/pedidos/:Id/preparar', 'pedidos.preparar', step)
export const markReady = staffCall('POST', '/gestion/pedidos/:Id/listo', 'pedidos.preparar', step)
export const reopenPreparation = staffCall('POST', '/gestion/pedidos/:Id/reabrir', 'pedidos.preparar', step)
export const returnToQueue = staffCall('POST', '/gestion/pedidos/:Id/devolver', 'pedidos.preparar', step)
export const dispatchOrder = staffCall('POST', '/gestion/pedidos/:Id/despachar', 'pedidos.despachar', step)
/** Notes that a dispatched order was delivered or picked up. */
export const deliverOrder = staffCall('POST', '/gestion/pedidos/:Id/entregar', 'pedidos.despachar', step)
export const cancelOrder = staffCall('POST', '/gestion/pedidos/:Id/cancelar', 'pedidos.cancelar', { ...step, body: Closed({ Motivo: Type.String({ maxLength: 500 }) }) })

/** Pick events of a device, oldest first. Each gets its own outcome; sending one again changes nothing. */
export const sendTaps = staffCall('POST', '/gestion/pedidos/:Id/toques', 'pedidos.preparar', {
  params: IdParams,
  body: Closed({ Toques: Type.Array(PickingTap, { maxItems: 100 }) }),
  answer: Closed({ Resultados: Type.Array(TapResult), Pedido: StaffOrder }),
  byBranch: true,
})

/**
 * Possible substitutes for a line: articles of its family by nearest unit price, or those that a search, code or
 * barcode finds.
 */
export const listSubstitutes = staffCall('GET', '/gestion/pedidos/:Id/lineas/:Items/sustitutos', 'pedidos.preparar', {
  params: Closed({ Id, Items: Type.Integer({ minimum: 1, maximum: 1000 }) }),
  query: Closed({ q: some(Type.String({ maxLength: 100 })) }),
  answer: Type.Array(SubstituteOption),
  byBranch: true,
})
