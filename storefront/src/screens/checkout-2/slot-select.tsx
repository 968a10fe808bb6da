import { type DaySlot, slotText, isoDateOf } from '@gondola/contract/delivery'
import type { Violation } from '@gondola/contract/base'
import { fewerSlotsText, alcoholHours, hasAlcohol, isAlcoholSlot, type Hours } from '@gondola/contract/orders'
import { checkoutTexts, placesLeft } from '../../texts/checkout.ts'
import { useEffect } from 'react'
import { failureMessage } from '../../parts/messages/tell.ts'
import { choose, useCheckout } from '../../state/cart/checkout.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { RetryHint } from '../../parts/forms/retry-hint.tsx'
import { missingText } from './missing-choice.ts'
import { useCart } from '../../state/cart/cart.ts'
import { useDeliveryDay } from '../../state/delivery.ts'
import { useParameters } from '../../state/site.ts'

/**
 * 'Horario': the slots of the chosen day. Full slots are disabled. For a cart with alcohol, slots outside the legal
 * hours are left out, and the field says why.
 */
export function SlotSelect({ missing }: { missing: Violation | null }) {
  const { Dia, HorarioEntrega } = useCheckout()
  const { slots, alcoholHours: hours, isLoaded, error, refetch, isFetching } = useDaySlots(Dia)
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
          hours && fewerSlotsText(hours)
        )
      }
      onChange={({ target }) => choose({ HorarioEntrega: target.value || null })}
    >
      <option value="">{checkoutTexts.choose}</option>
      {slots.map((slot) => (
        <option key={slot.Id} value={slotText(slot)} disabled={slot.Cupo === 0}>
          {[slotText(slot), placesLeft(slot.Cupo)].filter(Boolean).join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}

/**
 * The slots of a delivery day that this cart may use: with alcohol only those within the branch's legal hours. `alcoholHours`
 * are those hours if they exclude a slot, otherwise null.
 */
function useDaySlots(Dia: number | null) {
  const { data, error, refetch, isFetching } = useDeliveryDay(Dia)
  const shop = useParameters().data?.VentanasAlcohol ?? []
  const windows = data?.VentanasAlcohol ?? shop
  const isLimited = useCart(({ lines }) => hasAlcohol(lines))
  const isoDate = (Dia === null ? null : isoDateOf(Dia)) ?? ''
  const all: readonly DaySlot[] = data?.ListHorariosDisponibles ?? []
  const slots = isLimited ? all.filter((slot) => isAlcoholSlot(slot, isoDate, windows)) : all
  const hours: readonly Hours[] | null = slots.length < all.length ? alcoholHours(isoDate, windows) : null
  return { slots, alcoholHours: hours, isLoaded: data !== undefined, error, refetch, isFetching }
}
