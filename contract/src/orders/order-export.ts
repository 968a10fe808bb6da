import { Type } from 'typebox'
import { DeliveryForm } from '../delivery/index.ts'
import { DayId, Id, IsoDate } from '../base/index.ts'

const some = Type.Optional

/** The status of a placed order; saved carts are excluded. */
export const PlacedStatus = Type.Union([
  Type.Literal('P'),
  Type.Literal('D'),
  Type.Literal('C'),
  Type.Literal('A'),
])

/** Filters of an export by order date and delivery date, both ends inclusive. */
export const OrderExportFilters = {
  FechaDesde: some(IsoDate),
  FechaHasta: some(IsoDate),
  DiaDesde: some(DayId),
  DiaHasta: some(DayId),
  Estado: some(PlacedStatus),
  HorarioEntrega: some(Type.String({ maxLength: 30 })),
  FormaEntrega: some(DeliveryForm),
  /** The customer's branch. */
  Sucursal: some(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** The branch that prepares the order. */
  SucursalPedido: some(Id),
  /** One row per line (the default) or per order. */
  Detalle: some(Type.Union([Type.Literal('lineas'), Type.Literal('pedidos')])),
}
