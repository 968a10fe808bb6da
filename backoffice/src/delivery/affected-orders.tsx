import { Alert } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { listDayLoads, type DeliveryRules, type Holiday, type StaffSlot } from '@gondola/contract/delivery'
import { takenOrdersText } from '../texts/delivery-screens.ts'
import { takenPlaces, weekdayOf, type Meant } from './affected-places.ts'
import { useAnswer } from '../api/use-answer.ts'

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
