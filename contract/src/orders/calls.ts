import { Type } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { BranchQuery } from '../branches/index.ts'
import { FollowedOrder, OrderMailWish, PushDevice, PushDeviceDraft, OwnHome } from './followed-order.ts'
import { LineRatingDraft, ClonedOrder, Order, OrderDraft } from './order.ts'
import { ChangeableOrder, OrderChangeDraft, OrderChangePreview, OrderInChange } from './order-change.ts'
import { call, IdParams, Page } from '../calls/index.ts'

// Order calls (spec §7, contract §4 and §5).

/** Which orders a list holds: pending, delivered, the incomplete one, or cancelled and annulled (C). */
const ListedStatus = Type.Union([Type.Literal('P'), Type.Literal('D'), Type.Literal('I'), Type.Literal('C')])
const listParams = Closed({ Cliente: Id, Estado: ListedStatus, ...Page })

export const saveOrder = call('POST', '/pedidos/save', 'client', { body: OrderDraft, answer: Order, limit: 'order' })
export const listOrders = call('GET', '/pedidos/getallpedidoscliente/:Cliente/:Estado/:page/:size', 'client', { params: listParams, answer: Type.Array(Order) })
export const cloneOrder = call('GET', '/pedidos/clonar/:Id', 'client', { params: IdParams, query: BranchQuery, answer: ClonedOrder })

// Changing a placed order (decision 0022).
export const listChangeableOrders = call('GET', '/pedidos/cambiables', 'client', { answer: Type.Array(ChangeableOrder) })
export const openOrderChange = call('GET', '/pedidos/cambiar/:Id', 'client', { params: IdParams, answer: OrderInChange })
export const previewOrderChange = call('POST', '/pedidos/cambiar/:Id/calcular', 'client', { params: IdParams, body: OrderChangeDraft, answer: OrderChangePreview, limit: 'preview' })
export const changePlacedOrder = call('POST', '/pedidos/cambiar/:Id', 'client', { params: IdParams, body: OrderChangeDraft, answer: Order, limit: 'order' })
/** What the home page shows of a client's orders. */
export const findOwnHome = call('GET', '/pedidos/cliente/inicio', 'client', { query: BranchQuery, answer: OwnHome })
/** One own order with the stages that it has reached. */
export const followOrder = call('GET', '/pedidos/seguimiento/:Id', 'client', { params: IdParams, answer: FollowedOrder })
/** Sets which optional mails about orders the customer wants. */
export const setOrderMails = call('POST', '/pedidos/cliente/avisos', 'client', { body: OrderMailWish, answer: OrderMailWish, limit: 'rating' })
/** Rates one line of an own order that came, or takes the rating back. */
export const rateLine = call('POST', '/pedidos/valorar/:Id', 'client', { params: IdParams, body: LineRatingDraft, answer: FollowedOrder, limit: 'rating' })
/**
 * The versions of an own order as they come, as server-sent events; `fin` asks for no other stream. Whoever does not
 * accept `text/event-stream` gets the version of now alone.
 */
export const watchOrder = call('GET', '/pedidos/seguir/:Id', 'client', { params: IdParams, file: 'text/event-stream' })

// Push messages about orders, in the browser of this session (decision 0029).
export const findPushDevice = call('GET', '/pedidos/cliente/dispositivo', 'client', { answer: PushDevice })
export const savePushDevice = call('POST', '/pedidos/cliente/dispositivo', 'client', { body: PushDeviceDraft, answer: PushDevice, limit: 'device' })
export const deletePushDevice = call('DELETE', '/pedidos/cliente/dispositivo', 'client', {})
