import { PRESELECTED_PAYMENT } from '@gondola/contract/base'
import type { CartLine } from '@gondola/contract/cart'
import { checkPayment } from '@gondola/contract/orders'
import type { DeliveryForm } from '@gondola/contract/delivery'
import { meansTexts } from '@gondola/contract/promotions'
import { checkoutTexts, commentHint, substitutesHint } from '../../texts/checkout.ts'
import { lostDiscountText } from '../../texts/payment.ts'
import { violationMessage } from '@gondola/contract/http'
import { useEffect, useRef } from 'react'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { PaymentWayNote, PaymentInstructions } from '../../parts/payment/payment-notes.tsx'
import { MeansSavings } from '../../parts/promotions/means-savings.tsx'
import { COMMENT_MAX_CHARACTERS, choose, type CheckoutOrder, useCheckout } from '../../state/cart/checkout.ts'
import { useMeansSavings } from '../../state/cart/cart-discounts.ts'
import { usePaymentTypes } from '../../state/delivery.ts'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextAreaField } from '../../ui/field/text-field.tsx'
import { isSent, PAYMENT_FIELD, type Sending, usePaymentFault } from './use-place-order.ts'
import { keepingMeans, losingMeans } from '@gondola/contract/payments'
import styles from '../../parts/payment/payment-notes.module.css'

export interface PaymentChoiceProps {
  /** The current order, or the sent one. */
  order: CheckoutOrder
  /** Its lines, and its total in pesos. */
  lines: readonly CartLine[]
  total: number
  sending: Sending
}

/** Payment type, comment and substitutes (spec §2, checkout 3). */
export function PaymentChoice({ order, lines, total, sending }: PaymentChoiceProps) {
  // once the order is being sent, a changed choice would not be part of it
  const isOnItsWay = isSent(sending)
  const { TipoPago, Opt4, B1, FormaEntrega: form } = order
  const missing = sending.step === 'unpaid' ? checkPayment(TipoPago) : null
  const { data, error, refetch, isFetching } = usePaymentTypes()
  const faultOf = usePaymentFault(order.Dia)
  const chosen = data?.find(({ Id }) => Id === TipoPago?.Id)
  const fault = chosen && faultOf(chosen)
  const savings = useMeansSavings()
  usePreselectedPayment()
  return (
    <SectionCard title={checkoutTexts.paymentTitle}>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      <SelectField
        id={PAYMENT_FIELD}
        label={checkoutTexts.payment}
        error={missing ? violationMessage(missing).text : (fault?.text ?? null)}
        value={TipoPago?.Id ?? ''}
        disabled={!data || isOnItsWay}
        onChange={({ target }) => choose({ TipoPago: target.value ? { Id: Number(target.value) } : null })}
      >
        <option value="">{checkoutTexts.choose}</option>
        {data?.map((type) => (
          <option key={type.Id} value={type.Id} disabled={faultOf(type) !== null}>
            {type.Descrip}
            {faultOf(type)?.inList ?? savingWith(savings, type.Id)}
          </option>
        ))}
      </SelectField>
      <div role="status">
        {!fault && (
          <PaymentWayNote paymentId={TipoPago?.Id ?? null} lines={lines} total={total} form={form} />
        )}
      </div>
      <MeansSavings chosen={TipoPago?.Id ?? null} />
      <DiscountLoss paymentId={TipoPago?.Id ?? null} form={form} />
      <div role="status">
        <PaymentInstructions paymentId={TipoPago?.Id ?? null} form={form} />
      </div>
      <TextAreaField
        label={checkoutTexts.comment}
        hint={commentHint(form, chosen)}
        maxLength={COMMENT_MAX_CHARACTERS}
        value={Opt4}
        disabled={isOnItsWay}
        onChange={({ target }) => choose({ Opt4: target.value })}
      />
      <CheckboxField
        label={checkoutTexts.substitutes}
        hint={substitutesHint(form, B1, lines)}
        checked={B1}
        disabled={isOnItsWay}
        onChange={({ target }) => choose({ B1: target.checked })}
      />
    </SectionCard>
  )
}

function savingWith(savings: ReturnType<typeof useMeansSavings>, Id: number): string {
  const { pesos } = savings.find(({ paymentType }) => paymentType === Id) ?? {}
  return pesos === undefined ? '' : meansTexts.inList(pesos)
}

/**
 * Preselects the fourth active payment type, or none if there are fewer (contract §6), once per visit. Clears a stored
 * type that is no longer active.
 */
function usePreselectedPayment(): void {
  const { data: types } = usePaymentTypes()
  const isDone = useRef(false)
  useEffect(() => {
    if (!types || isDone.current) return
    isDone.current = true
    const { TipoPago } = useCheckout.getState()
    if (types.some(({ Id }) => Id === TipoPago?.Id)) return
    const fourth = types[PRESELECTED_PAYMENT - 1]
    choose({ TipoPago: fourth ? { Id: fourth.Id } : null })
  }, [types])
}

/** With which means at the door the cart loses what it costs less with this payment type. */
export function DiscountLoss({ paymentId, form }: { paymentId: number | null; form: DeliveryForm | null }) {
  const { data: types } = usePaymentTypes()
  const isCheaper = useMeansSavings().some(({ paymentType }) => paymentType === paymentId)
  const type = types?.find(({ Id }) => Id === paymentId)
  if (!isCheaper || !type) return null
  const { Forma: way = 'puerta', Transferencia: isTransfer = false, MediosConDescuento: kept = null } = type
  const text = lostDiscountText(losingMeans(keepingMeans({ way, isTransfer, kept })), form)
  return text === '' ? null : <p className={styles['hint']}>{text}</p>
}
