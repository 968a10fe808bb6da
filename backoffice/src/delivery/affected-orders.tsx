import { Alert } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import {
  listDayLoads,
  type DayLoad,
  type SlotLoad,
  type DeliveryRules,
  type Holiday,
  type StaffSlot,
} from '@gondola/contract/delivery'
import { takenOrdersText } from '../texts/delivery-screens.ts'
import { useAnswer } from '../api/use-answer.ts'

/** Selects slots of the coming days. */
type Meant = (day: DayLoad, slot: SlotLoad) => boolean

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

/** Orders already placed for a day that becomes a holiday. */
export function OrdersOfDay() {
  const Fecha = useWatch<Partial<Holiday>>().Fecha
  return <TakenOrders isMeant={(day) => day.Fecha === Fecha} />
}

/** Orders of a slot that is being deactivated. */
export function OrdersOfSlot() {
  const { Activo } = useWatch<Partial<StaffSlot>>()
  const Id = useRecordContext<StaffSlot>()?.Id
  return <TakenOrders isMeant={(_day, slot) => Activo === false && slot.Id === Id} />
}

/** Orders of weekdays that lose their delivery. */
export function OrdersOfWeekdays() {
  const { DiasSemana } = useWatch<Partial<DeliveryRules>>()
  return <TakenOrders isMeant={(day) => DiasSemana?.includes(weekdayOf(day)) === false} />
}

/** Warns before saving: the orders keep their day and slot. */
function TakenOrders({ isMeant }: { isMeant: Meant }) {
  const { data = [] } = useAnswer(listDayLoads, {})
  const count = takenPlaces(data, isMeant)
  return count === 0 ? null : (
    <Alert severity="warning" role="status">
      {takenOrdersText(count)}
    </Alert>
  )
}
