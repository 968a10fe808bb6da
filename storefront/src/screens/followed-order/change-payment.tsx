import type { Order } from '@gondola/contract/orders'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { useMoneyOfList } from '../../parts/orders/money-note.tsx'
import { PaymentWayNote, PaymentInstructions } from '../../parts/payment/payment-notes.tsx'
import { COMMENT_MAX_CHARACTERS } from '../../state/cart/checkout.ts'
import { usePaymentTypes } from '../../state/delivery.ts'
import { checkoutTexts, commentHint, substitutesHint } from '../../texts/checkout.ts'
import { paymentWayTexts } from '../../texts/payment.ts'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { TextAreaField } from '../../ui/field/text-field.tsx'
import type { Change } from './use-change-order.ts'

/** How an order that is being changed is paid, with the comment and the substitutes, as in the checkout's third step. */
export function ChangePayment({ order, change }: { order: Order; change: Change }) {
  const { edits, refusal, choose, preview } = change
  const { Lineas, TotalNeto } = preview?.Pedido ?? order
  const { data, error, refetch, isFetching } = usePaymentTypes()
  const { TipoPago } = order
  const form = edits?.FormaEntrega ?? order.FormaEntrega
  const money = useMoneyOfList(order)
  const paymentId = edits?.TipoPago?.Id ?? TipoPago?.Id ?? null
  // the order may keep a type that was taken out since
  const isOut = TipoPago !== null && data?.every(({ Id }) => Id !== TipoPago.Id)
  return (
    <>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      <SelectField
        name="TipoPago"
        label={checkoutTexts.payment}
        value={paymentId ?? ''}
        disabled={!data}
        error={refusal?.field === 'payment' ? refusal.text : null}
        onChange={({ target }) => choose({ TipoPago: { Id: Number(target.value) } })}
      >
        {isOut && <option value={TipoPago.Id}>{TipoPago.Descrip}</option>}
        {paymentId === null && <option value="">{checkoutTexts.choose}</option>}
        {data?.map(({ Id, Descrip, Disponible = true }) => (
          <option key={Id} value={Id} disabled={!Disponible}>
            {Descrip}
            {!Disponible && paymentWayTexts.unavailableInList}
          </option>
        ))}
      </SelectField>
      <PaymentWayNote paymentId={paymentId} lines={Lineas} total={TotalNeto} form={form} money={money} />
      <PaymentInstructions paymentId={paymentId} form={form} />
      <TextAreaField
        label={checkoutTexts.comment}
        hint={commentHint(
          form,
          data?.find(({ Id }) => Id === paymentId),
        )}
        maxLength={COMMENT_MAX_CHARACTERS}
        value={edits?.Opt4 ?? order.Opt4}
        onChange={({ target }) => choose({ Opt4: target.value })}
      />
      <CheckboxField
        label={checkoutTexts.substitutes}
        hint={substitutesHint(form, edits?.B1 ?? order.B1, Lineas)}
        checked={edits?.B1 ?? order.B1}
        onChange={({ target }) => choose({ B1: target.checked })}
      />
    </>
  )
}
