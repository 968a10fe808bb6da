import { Alert } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { listDayLoads } from '@gondola/contract/calls/staff-delivery.ts'
import type { DeliveryRules, Holiday, StaffSlot } from '@gondola/contract/entities/staff-delivery.ts'
import { takenOrdersText } from '../texts/delivery-screens.ts'
import { callServer } from '../api/call-server.ts'
import { takenPlaces, weekdayOf, type Meant } from './taken-places.ts'

/** Of a day that is to have no delivery: the orders that are there for it already. */
export function OrdersOfDay() {
  const Fecha = useWatch<Partial<Holiday>>().Fecha
  return <TakenOrders isMeant={(day) => day.Fecha === Fecha} />
}

/** Of a slot that is to be taken off. */
export function OrdersOfSlot() {
  const { Activo } = useWatch<Partial<StaffSlot>>()
  const Id = useRecordContext<StaffSlot>()?.Id
  return <TakenOrders isMeant={(_day, slot) => Activo === false && slot.Id === Id} />
}

/** Of weekdays that are to have no delivery. */
export function OrdersOfWeekdays() {
  const { DiasSemana } = useWatch<Partial<DeliveryRules>>()
  return <TakenOrders isMeant={(day) => DiasSemana?.includes(weekdayOf(day)) === false} />
}

/** Orders keep their day and slot whatever becomes of them: somebody has to know before it is saved. */
function TakenOrders({ isMeant }: { isMeant: Meant }) {
  const { data = [] } = useQuery({ queryKey: ['day-loads'], queryFn: () => callServer(listDayLoads, {}) })
  const count = takenPlaces(data, isMeant)
  return count === 0 ? null : (
    <Alert severity="warning" role="status">
      {takenOrdersText(count)}
    </Alert>
  )
}
