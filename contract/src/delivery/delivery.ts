import { Type, type Static } from 'typebox'
import { Closed, DayId, Id, IsoDate, Pesos } from '../base/index.ts'
import { AlcoholWindows } from '../branches/index.ts'

/** ED home delivery, RS pickup at the head office (spec §4). */
export const DeliveryForm = Type.Union([Type.Literal('ED'), Type.Literal('RS')])
export type DeliveryForm = Static<typeof DeliveryForm>

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
 * more are delivered without a fee.
 */
export const CostParameters = Closed({ Monto1: Pesos, Monto2: Pesos, GratisDesde: Type.Optional(Pesos) })
export type CostParameters = Static<typeof CostParameters>
