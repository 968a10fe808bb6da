import { Type, type Static } from 'typebox'
import { CartLine } from '../cart/index.ts'
import { Closed, Id, Nullable, Pesos } from '../base/index.ts'
import { Order } from './order.ts'

/**
 * An order line for another system: `CodigoOrigen` is the article's code in the source system, `Iva` its rate in per
 * cent; both are null once the article has left the catalogue. `Preparado` is present once the order is ready.
 */
export const ErpLine = Closed({
  ...CartLine.properties,
  Precioindividual: Pesos,
  Precioventa: Pesos,
  CodigoOrigen: Nullable(Type.String()),
  Iva: Nullable(Type.Number()),
})
export type ErpLine = Static<typeof ErpLine>

/** An order for other systems. The customer is null once the account is deleted. */
export const ErpOrder = Closed({
  ...Order.properties,
  Cliente: Nullable(Id),
  NombreCliente: Nullable(Type.String()),
  Documento: Nullable(Type.String()),
  Email: Nullable(Type.String()),
  /** The customer's branch in the other system. */
  Sucursal: Nullable(Type.Integer()),
  /** The branch that prepares the order, where several take orders, and the chain's own code of it. */
  SucursalPedido: Type.Optional(Id),
  CodigoSucursalPedido: Type.Optional(Type.String()),
  /** Time of the last change, an ISO instant in UTC. */
  Actualizado: Type.String(),
  Lineas: Type.Array(ErpLine),
})
export type ErpOrder = Static<typeof ErpOrder>
