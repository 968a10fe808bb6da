import type { DaySlot } from '@gondola/contract/entities/delivery.ts'
import { slotText } from '@gondola/contract/rules/delivery-day.ts'
import { checkoutTexts, placesLeft } from '@gondola/contract/texts/checkout.ts'
import { useEffect } from 'react'
import { failureMessage } from '../../parts/messages/failure-message.ts'
import { choose, useCheckout } from '../../state/checkout.ts'
import { useDeliveryDay } from '../../state/delivery.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { RetryHint } from '../../parts/forms/retry-hint.tsx'

/** 'Horario': the slots of the day chosen; a full one can be seen and not chosen. */
export function SlotSelect() {
  const { Dia, HorarioEntrega } = useCheckout()
  const { data, error, refetch, isFetching } = useDeliveryDay(Dia)
  const slots = data?.ListHorariosDisponibles ?? []
  const hasFree = slots.some(({ Cupo }) => Cupo > 0)
  const isFree = slots.some((slot) => slot.Cupo > 0 && slotText(slot) === HorarioEntrega)
  const isGone = HorarioEntrega !== null && data !== undefined && !isFree
  useEffect(() => {
    if (isGone && !isFetching) choose({ HorarioEntrega: null })
  }, [isGone, isFetching])
  return (
    <SelectField
      label={checkoutTexts.slot}
      value={HorarioEntrega ?? ''}
      disabled={!data}
      error={data && !hasFree ? checkoutTexts.noSlots : error && failureMessage(error).text}
      hint={error && <RetryHint onRetry={() => void refetch()} busy={isFetching} />}
      onChange={({ target }) => choose({ HorarioEntrega: target.value || null })}
    >
      <option value="">{checkoutTexts.choose}</option>
      {slots.map((slot) => (
        <option key={slot.Id} value={slotText(slot)} disabled={slot.Cupo === 0}>
          {slotWords(slot)}
        </option>
      ))}
    </SelectField>
  )
}

function slotWords(slot: DaySlot): string {
  return [slotText(slot), placesLeft(slot.Cupo)].filter(Boolean).join(' · ')
}
