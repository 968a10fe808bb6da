import { Type } from 'typebox'
import { ErpOrder, OrderExportFilters, PlacedStatus } from '../orders/index.ts'
import { Closed, OneOf } from '../base/index.ts'
import { keyCall, IdParams } from '../calls/index.ts'

// Calls for other systems, authenticated by a key (backoffice §10; docs/erp.md).

const some = Type.Optional

/**
 * Orders sorted by their last change. Pass an answer's `Cursor` as `Desde` of the next request; `HayMas` means that
 * more rows are ready now. An order is listed again whenever it changes.
 */
export const listErpOrders = keyCall('GET', '/integraciones/pedidos', 'pedidos:leer', {
  query: Closed({
    Desde: some(Type.String({ pattern: '^[0-9A-Za-z_-]{1,80}$' })),
    Limite: some(Type.Integer({ minimum: 1, maximum: 200 })),
    Estado: some(PlacedStatus),
  }),
  answer: Closed({ Pedidos: Type.Array(ErpOrder), Cursor: Type.String(), HayMas: Type.Boolean() }),
  limit: 'integration',
  docs: ['Otros sistemas', 'listErpOrders', 'Pedidos por su último cambio', 'Los pedidos en el orden de su último cambio. El Cursor de una respuesta es el Desde de la pregunta siguiente; con HayMas, se vuelve a preguntar enseguida.'],
})
export const findErpOrder = keyCall('GET', '/integraciones/pedidos/:Id', 'pedidos:leer', {
  params: IdParams,
  answer: ErpOrder,
  limit: 'integration',
  docs: ['Otros sistemas', 'findErpOrder', 'Un pedido', 'El pedido con ese número, con sus líneas y su cliente.'],
})
/** Orders as CSV in Argentina's format, streamed. */
export const exportErpOrders = keyCall('GET', '/integraciones/pedidos/exportar', 'pedidos:leer', {
  query: Closed(OrderExportFilters),
  file: 'text/csv',
  limit: 'integration',
  docs: ['Otros sistemas', 'exportErpOrders', 'Pedidos en CSV', 'Los pedidos que cumplen los filtros, una fila por línea o por pedido.', ['otra-sucursal']],
})

/** States that another system may set on an order. */
const ErpState = OneOf('preparando', 'despachado', 'entregado', 'cancelado')

/** Sets an order's state. Idempotent: setting the state that it has changes nothing and returns the same answer. */
export const setErpOrderState = keyCall('POST', '/integraciones/pedidos/:Id/estado', 'pedidos:estado', {
  params: IdParams,
  body: Closed({ Estado: ErpState, Motivo: some(Type.String({ maxLength: 500 })) }),
  answer: ErpOrder,
  limit: 'integration',
  docs: ['Otros sistemas', 'setErpOrderState', 'Llevar un pedido a un estado', 'Lo lleva a preparando, despachado o cancelado; si ya está así no cambia nada y la respuesta es la misma.', ['estado']],
})
