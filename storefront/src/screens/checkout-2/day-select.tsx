import type { Violation } from '@gondola/contract/base'
import { checkoutTexts } from '../../texts/checkout.ts'
import { useEffect } from 'react'
import { failureMessage } from '../../parts/messages/failure-message.ts'
import { choose, useCheckout } from '../../state/checkout.ts'
import { useDeliveryDays } from '../../state/delivery.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { RetryHint } from '../../parts/forms/retry-hint.tsx'
import { missingText } from './missing-choice.ts'

/** 'Día': the next delivery days that still have a free slot. Clears a previously chosen day that has none left. */
export function DaySelect({ missing }: { missing: Violation | null }) {
  const { Dia } = useCheckout()
  const { data, error, refetch, isFetching } = useDeliveryDays()
  const isGone = Dia !== null && data !== undefined && !data.some(({ Id }) => Id === Dia)
  useEffect(() => {
    if (isGone && !isFetching) choose({ Dia: null, HorarioEntrega: null })
  }, [isGone, isFetching])
  const trouble = data?.length === 0 ? checkoutTexts.noDays : error && failureMessage(error).text
  return (
    <SelectField
      name="Dia"
      label={checkoutTexts.day}
      value={Dia ?? ''}
      disabled={!data}
      error={trouble || missingText(missing, 'Dia', Dia)}
      hint={error && <RetryHint onRetry={() => void refetch()} busy={isFetching} />}
      onChange={({ target }) => choose({ Dia: Number(target.value) || null, HorarioEntrega: null })}
    >
      <option value="">{checkoutTexts.choose}</option>
      {data?.map(({ Id, Descrip }) => (
        <option key={Id} value={Id}>
          {Descrip}
        </option>
      ))}
    </SelectField>
  )
}
