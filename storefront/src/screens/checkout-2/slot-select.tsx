import { type DaySlot, slotText } from '@gondola/contract/delivery'
import type { Violation } from '@gondola/contract/base'
import { fewerSlotsText } from '@gondola/contract/orders'
import { checkoutTexts, placesLeft } from '../../texts/checkout.ts'
import { useEffect } from 'react'
import { failureMessage } from '../../parts/messages/failure-message.ts'
import { choose, useCheckout } from '../../state/cart/checkout.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { RetryHint } from '../../parts/forms/retry-hint.tsx'
import { missingText } from './missing-choice.ts'
import { useDaySlots } from './use-day-slots.ts'

/**
 * 'Horario': the slots of the chosen day. Full slots are disabled. For a cart with alcohol, slots outside the legal
 * hours are left out, and the field says why.
 */
export function SlotSelect({ missing }: { missing: Violation | null }) {
  const { Dia, HorarioEntrega } = useCheckout()
  const { slots, alcoholHours, isLoaded, error, refetch, isFetching } = useDaySlots(Dia)
  const hasFree = slots.some(({ Cupo }) => Cupo > 0)
  const isFree = slots.some((slot) => slot.Cupo > 0 && slotText(slot) === HorarioEntrega)
  const isGone = HorarioEntrega !== null && isLoaded && !isFree
  useEffect(() => {
    if (isGone && !isFetching) choose({ HorarioEntrega: null })
  }, [isGone, isFetching])
  const trouble = isLoaded && !hasFree ? checkoutTexts.noSlots : error && failureMessage(error).text
  return (
    <SelectField
      name="HorarioEntrega"
      label={checkoutTexts.slot}
      value={HorarioEntrega ?? ''}
      disabled={!isLoaded}
      error={trouble || missingText(missing, 'HorarioEntrega', HorarioEntrega)}
      hint={
        error ? (
          <RetryHint onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          alcoholHours && fewerSlotsText(alcoholHours)
        )
      }
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
