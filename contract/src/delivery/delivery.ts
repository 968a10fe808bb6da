import { Type, type Static } from 'typebox'
import { Closed, DayId, Id, IsoDate, Pesos, FEW_PLACES, Nullable, OneOf, say } from '../base/index.ts'
import { AlcoholWindows, NamedPlace, Weekday } from '../branches/index.ts'
import { DoorMeans, PaymentWay } from '../payments/index.ts'

/** A delivery day's Id: its ISO date as yyyymmdd (`2026-11-23` is 20261123). */
export function dayIdOf(isoDate: string): number {
  return Number(isoDate.slice(0, 10).replaceAll('-', ''))
}

/** The ISO date of a day's Id, or null if the number is not a calendar day. */
export function isoDateOf(dayId: number): string | null {
  const digits = String(dayId)
  if (!/^\d{8}$/.test(digits)) return null
  const isoDate = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
  return isCalendarDay(isoDate) ? isoDate : null
}

/** Whether an ISO date exists: 30 February does not. */
export function isCalendarDay(isoDate: string): boolean {
  const instant = new Date(`${isoDate}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(isoDate)
}

/** A slot in the format of an order: `"09:00 a 12:00"` (contract §5). */
export function slotText({ Desde, Hasta }: { Desde: string; Hasta: string }): string {
  return `${Desde} a ${Hasta}`
}

/** ED home delivery, RS pickup at the head office (spec §4). */
export const DeliveryForm = OneOf('ED', 'RS')
export type DeliveryForm = Static<typeof DeliveryForm>

/** When a customer has an order in hand, by the form of its delivery. */
export const whenInHand = (form: DeliveryForm | null): string =>
  form === 'RS' ? say`cuando lo retirás` : say`cuando lo recibís`

/** A time slot that applies to every delivery day, `"09:00"` to `"12:00"`. */
export const Slot = Closed({
  Id,
  Desde: Type.String(),
  Hasta: Type.String(),
  Checked: Type.Boolean(),
})
export type Slot = Static<typeof Slot>

/** A slot of one day; `Cupo` is its remaining capacity in orders. */
export const DaySlot = Closed({ ...Slot.properties, Cupo: Type.Integer({ minimum: 0 }) })
export type DaySlot = Static<typeof DaySlot>

/** A delivery day (spec §3); `Id` is its date as yyyymmdd. */
export const DeliveryDay = Closed({
  Id: DayId,
  Fecha: IsoDate,
  Descrip: Type.String(),
  ListHorariosDisponibles: Type.Array(DaySlot),
  /** When alcohol may be sold, of a branch that has hours of its own; absent: those of the parameters. */
  VentanasAlcohol: Type.Optional(AlcoholWindows),
})
export type DeliveryDay = Static<typeof DeliveryDay>

/**
 * `Monto1` fee of home delivery, `Monto2` minimum purchase, in pesos (spec §3). `GratisDesde`: goods of this amount and
 * more are delivered without a fee. `GratisSegunZona`: before a zone is told, the least of the zones' amounts if they
 * differ.
 */
export const CostParameters = Closed({
  Monto1: Pesos,
  Monto2: Pesos,
  GratisDesde: Type.Optional(Pesos),
  GratisSegunZona: Type.Optional(Pesos),
})
export type CostParameters = Static<typeof CostParameters>

/** A slot on a day: free, full, or closed because it has begun or the day takes no more orders. */
export const GridSlot = Closed({
  Id: Slot.properties.Id,
  Desde: Type.String(),
  Hasta: Type.String(),
  Estado: OneOf('libre', 'completo', 'cerrado'),
  /** The places left, told only if they are few. */
  Quedan: Type.Optional(Type.Integer({ minimum: 1, maximum: FEW_PLACES })),
  /** More than a few are left, but few of what the slot has: `LAST_PLACES_SHARE`. */
  Ultimos: Type.Optional(Type.Literal(true)),
  /** Until when a free one takes orders, in the shop's time: `2026-11-22T20:00`. */
  Cierra: Type.Optional(Type.String()),
})
export type GridSlot = Static<typeof GridSlot>

export const GridDay = Closed({
  Id: DayId,
  Fecha: IsoDate,
  Descrip: Type.String(),
  Horarios: Type.Array(GridSlot),
})
export type GridDay = Static<typeof GridDay>

/** The next delivery days of a branch, or of a zone of it, with every slot; and what a delivery costs there. */
export const DeliveryGrid = Closed({
  /** Today in the shop's time zone, whatever the browser's clock says. */
  Hoy: IsoDate,
  Dias: Type.Array(GridDay),
  Costo: CostParameters,
  /** As in `DeliveryDay`. */
  VentanasAlcohol: Type.Optional(AlcoholWindows),
})
export type DeliveryGrid = Static<typeof DeliveryGrid>

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

/** What the orders have in common that a customer repeated most, at least two; of several such, the most recent ones. */
export const UsualDelivery = Closed({
  Sucursal: Id,
  FormaEntrega: DeliveryForm,
  /** Of a home delivery, as the orders have it (`Opt3`); else empty. */
  Direccion: Type.String(),
  HorarioEntrega: Type.String(),
  /** The payment type of the last of them. */
  TipoPago: Nullable(Id),
  /** The weekday of most of them, 0 Sunday … 6 Saturday. */
  DiaSemana: Weekday,
})
export type UsualDelivery = Static<typeof UsualDelivery>

/**
 * The place held for a customer, and what is usual for them; null: none. `UltimaDireccion` is where their last home delivery
 * goes, as the order has it (`Opt3`).
 */
export const OwnDelivery = Closed({
  Reserva: Nullable(SlotHold),
  Habitual: Nullable(UsualDelivery),
  UltimaDireccion: Type.Optional(Type.String()),
})
export type OwnDelivery = Static<typeof OwnDelivery>

/**
 * A payment type, in the shop's order (spec §3). `Indicaciones` are instructions for the customer, at a pickup
 * `IndicacionesRetiro` if there are any; `Alias` the account that a transfer goes to; all are omitted if the shop has not written any, and wherever an order only names its type.
 * `Forma` is how it is paid; omitted: at the door. `Disponible` is false while the shop has no account to take it with.
 * `Transferencia`: paid by transfer to the shop's account. `MediosConDescuento`: with which means at the door its
 * promotions still count, if staff said so (`keepingMeans`).
 */
export const PaymentType = Closed({
  Id,
  Descrip: Type.String(),
  Indicaciones: Type.Optional(Type.String()),
  IndicacionesRetiro: Type.Optional(Type.String()),
  Alias: Type.Optional(Type.String()),
  Forma: Type.Optional(PaymentWay),
  Disponible: Type.Optional(Type.Boolean()),
  Transferencia: Type.Optional(Type.Literal(true)),
  MediosConDescuento: Type.Optional(Type.Array(DoorMeans, { maxItems: 3 })),
})
export type PaymentType = Static<typeof PaymentType>

/** How an order of a form of delivery is paid with a type, in the shop's words; empty: it has none. */
export const instructionsFor = (
  { Indicaciones, IndicacionesRetiro }: { [K in 'Indicaciones' | 'IndicacionesRetiro']?: string | null },
  form: DeliveryForm | null,
): string => (form === 'RS' && IndicacionesRetiro) || (Indicaciones ?? '')
