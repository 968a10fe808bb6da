import { Type, type Static } from 'typebox'
import { Closed, DayId, Id, Nullable } from '../base/index.ts'
import { NamedPlace, Weekday } from '../branches/index.ts'
import { DeliveryForm } from './delivery.ts'

/** What a customer asks a place of; fields as of an order. */
export const SlotHoldDraft = Closed({
  FormaEntrega: DeliveryForm,
  Dia: DayId,
  /** `"09:00 a 12:00"`. */
  HorarioEntrega: Type.String({ maxLength: 30 }),
  /** The branch; absent: the default one. */
  Sucursal: Type.Optional(Nullable(Id)),
  /** Where a home delivery goes, for finding its zone. */
  Lugar: Type.Optional(Nullable(NamedPlace)),
  /** The placed order that is to move there, whose branch it stays; absent: a new order. */
  Pedido: Type.Optional(Nullable(Id)),
})
export type SlotHoldDraft = Static<typeof SlotHoldDraft>

/** A place of a slot that is kept for a customer who is still in the checkout. */
export const SlotHold = Closed({
  Sucursal: Id,
  Dia: DayId,
  HorarioEntrega: Type.String(),
  /** When it ends, time of day in the shop: `"15:40"`. */
  Vence: Type.String(),
  /** Seconds until then, for a browser whose clock is wrong. */
  Segundos: Type.Integer({ minimum: 0 }),
})
export type SlotHold = Static<typeof SlotHold>

/** How a customer's last orders were delivered and paid. */
export const UsualDelivery = Closed({
  FormaEntrega: Nullable(DeliveryForm),
  /** The payment type of the last order. */
  TipoPago: Nullable(Id),
  /** The weekday and hours of most orders, 0 Sunday … 6 Saturday; of several, the most recent ones. */
  DiaSemana: Weekday,
  HorarioEntrega: Type.String(),
})
export type UsualDelivery = Static<typeof UsualDelivery>

/** The place held for a customer, and what is usual for them; null: none. */
export const OwnDelivery = Closed({ Reserva: Nullable(SlotHold), Habitual: Nullable(UsualDelivery) })
export type OwnDelivery = Static<typeof OwnDelivery>
