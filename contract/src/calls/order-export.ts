import { Type } from 'typebox'
import { DeliveryForm } from '../entities/delivery.ts'
import { DayId, IsoDate } from '../entities/fields.ts'

const some = Type.Optional

/** An order's status; saved carts are nobody's business. */
export const PlacedStatus = Type.Union([Type.Literal('P'), Type.Literal('D'), Type.Literal('C'), Type.Literal('A')])

/** Which orders an export holds: days of ordering and of delivery, both ends inclusive. */
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
  /** A row for each line (the default), or for each order. */
  Detalle: some(Type.Union([Type.Literal('lineas'), Type.Literal('pedidos')])),
}
