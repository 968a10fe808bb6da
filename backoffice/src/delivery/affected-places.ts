import type { DayLoad, SlotLoad } from '@gondola/contract/delivery'

/** Selects slots of the coming days. */
export type Meant = (day: DayLoad, slot: SlotLoad) => boolean

/** Number of orders in the selected slots. */
export const takenPlaces = (days: readonly DayLoad[], isMeant: Meant): number =>
  days.reduce(
    (sum, day) =>
      sum + day.Horarios.reduce((taken, slot) => taken + (isMeant(day, slot) ? slot.Tomados : 0), 0),
    0,
  )

/** 0 is Sunday, as in `DiasSemana`. */
export const weekdayOf = ({ Fecha }: Pick<DayLoad, 'Fecha'>): number =>
  new Date(`${Fecha}T00:00:00Z`).getUTCDay()
