import { Type, type Static } from 'typebox'
import { Closed, DayId, FEW_PLACES, IsoDate } from '../base/index.ts'
import { AlcoholWindows } from '../branches/index.ts'
import { CostParameters, Slot } from './delivery.ts'
import { slotText } from './delivery-day.ts'
import type { UsualDelivery } from './slot-hold.ts'

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

/** A slot of one day, in the format of an order. */
export interface ProposedSlot {
  Dia: number
  HorarioEntrega: string
}

/**
 * The first free slot that suits a customer: on the usual weekday at the usual hours, else at the usual hours, else the
 * first free one at all. `isAllowed` leaves out what the cart must not use.
 */
export function proposedSlot(
  days: readonly GridDay[],
  usual: Pick<UsualDelivery, 'DiaSemana' | 'HorarioEntrega'> | null,
  isAllowed: (slot: GridSlot, day: GridDay) => boolean = () => true,
): ProposedSlot | null {
  const free = days.flatMap((day) =>
    day.Horarios.filter((slot) => slot.Estado === 'libre' && isAllowed(slot, day)).map((slot) => ({
      Dia: day.Id,
      HorarioEntrega: slotText(slot),
      weekday: new Date(`${day.Fecha}T00:00:00Z`).getUTCDay(),
    })),
  )
  const atHours = free.filter(({ HorarioEntrega }) => HorarioEntrega === usual?.HorarioEntrega)
  const found = atHours.find(({ weekday }) => weekday === usual?.DiaSemana) ?? atHours[0] ?? free[0]
  return found === undefined ? null : { Dia: found.Dia, HorarioEntrega: found.HorarioEntrega }
}
