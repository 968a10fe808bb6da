import { Type } from 'typebox'
import { ErpOrder } from '../entities/erp-order.ts'
import { Closed } from '../entities/fields.ts'
import { keyCall } from './call.ts'
import { OrderExportFilters, PlacedStatus } from './order-export.ts'
import { IdParams } from './params.ts'

// What other systems call with a key (backoffice §10; docs/erp.md).

const some = Type.Optional

/**
 * Orders in the order of their last change. `Cursor` of an answer is `Desde` of the next question; `HayMas`: ask again
 * at once. An order comes again whenever it changed.
 */
export const listErpOrders = keyCall('GET', '/integraciones/pedidos', 'pedidos:leer', {
  query: Closed({
    Desde: some(Type.String({ pattern: '^[0-9A-Za-z_-]{1,80}$' })),
    Limite: some(Type.Integer({ minimum: 1, maximum: 200 })),
    Estado: some(PlacedStatus),
  }),
  answer: Closed({ Pedidos: Type.Array(ErpOrder), Cursor: Type.String(), HayMas: Type.Boolean() }),
  limit: 'integration',
})
export const findErpOrder = keyCall('GET', '/integraciones/pedidos/:Id', 'pedidos:leer', { params: IdParams, answer: ErpOrder, limit: 'integration' })
/** Orders as CSV of the country, streamed. */
export const exportErpOrders = keyCall('GET', '/integraciones/pedidos/exportar', 'pedidos:leer', { query: Closed(OrderExportFilters), file: 'text/csv', limit: 'integration' })

/** Where another system may bring an order. */
export const ErpState = Type.Union([Type.Literal('preparando'), Type.Literal('despachado'), Type.Literal('cancelado')])

/** Brings an order to a state; where it is there already, nothing changes and the answer is the same. */
export const setErpOrderState = keyCall('POST', '/integraciones/pedidos/:Id/estado', 'pedidos:estado', {
  params: IdParams,
  body: Closed({ Estado: ErpState, Motivo: some(Type.String({ maxLength: 500 })) }),
  answer: ErpOrder,
  limit: 'integration',
})
