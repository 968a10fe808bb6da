import { Type } from 'typebox'
import { Closed, Id } from '../base/index.ts'
import { BranchQuery } from '../branches/index.ts'
import { FollowedOrder } from './followed-order.ts'
import { ClonedOrder, Order, OrderDraft } from './order.ts'
import { OwnHome } from './own-home.ts'
import { call, IdParams, Page } from '../calls/index.ts'

// Order calls (spec §7, contract §4 and §5).

/** Which orders a list holds: pending, delivered, the incomplete one, or cancelled and annulled (C). */
const ListedStatus = Type.Union([Type.Literal('P'), Type.Literal('D'), Type.Literal('I'), Type.Literal('C')])
const listParams = Closed({ Cliente: Id, Estado: ListedStatus, ...Page })

export const saveOrder = call('POST', '/pedidos/save', 'client', { body: OrderDraft, answer: Order, limit: 'order' })
export const listOrders = call('GET', '/pedidos/getallpedidoscliente/:Cliente/:Estado/:page/:size', 'client', { params: listParams, answer: Type.Array(Order) })
export const cloneOrder = call('GET', '/pedidos/clonar/:Id', 'client', { params: IdParams, query: BranchQuery, answer: ClonedOrder })
/** What the home page shows of a client's orders. */
export const findOwnHome = call('GET', '/pedidos/cliente/inicio', 'client', { query: BranchQuery, answer: OwnHome })
/** One own order with the stages that it has reached. */
export const followOrder = call('GET', '/pedidos/seguimiento/:Id', 'client', { params: IdParams, answer: FollowedOrder })
