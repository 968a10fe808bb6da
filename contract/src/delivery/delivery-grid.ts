import { Type, type Static } from 'typebox'
import { Closed, DayId, FEW_PLACES, IsoDate } from '../base/index.ts'
import { AlcoholWindows } from '../branches/index.ts'
import { CostParameters, Slot } from './delivery.ts'

/** A slot on a day: free, full, or closed because it has begun or the day takes no more orders. */
export const GridSlot = Closed({
  Id: Slot.properties.Id,
  Desde: Type.String(),
  Hasta: Type.String(),
  Estado: Type.Union([Type.Literal('libre'), Type.Literal('completo'), Type.Literal('cerrado')]),
  /** The places left, told only if they are few. */
  Quedan: Type.Optional(Type.Integer({ minimum: 1, maximum: FEW_PLACES })),
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
  Dias: Type.Array(GridDay),
  Costo: CostParameters,
  /** As in `DeliveryDay`. */
  VentanasAlcohol: Type.Optional(AlcoholWindows),
})
export type DeliveryGrid = Static<typeof DeliveryGrid>
