import { toCentavos, toPesos, ownTexts } from '@gondola/contract/base'
import type { CartLine } from '@gondola/contract/cart'
import { type DeliveryForm, instructionsFor } from '@gondola/contract/delivery'
import { type OrderMoney, reserveMargin } from '@gondola/contract/payments'
import { usePaymentTypes } from '../../state/delivery.ts'
import { useParameters } from '../../state/site.ts'
import { minutesToPay } from '../../state/minutes-to-pay.ts'
import { orderMoneyTexts, paidWayText, reserveEndText, wayText } from '../../texts/payment.ts'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import styles from './payment-notes.module.css'

interface PaymentWayNoteProps {
  paymentId: number | null
  /** The order's lines, and its total in pesos. */
  lines: readonly Pick<CartLine, 'Unidad' | 'Precioventa'>[]
  total: number
  /** Of its delivery. */
  form: DeliveryForm | null
  /** Its money, of an order that is changed. */
  money?: OrderMoney | null
}

/** How an order of this payment type is paid, and what happens when it weighs something else. */
export function PaymentWayNote({ paymentId, lines, total, form, money = null }: PaymentWayNoteProps) {
  const { data: types } = usePaymentTypes()
  const { data: parameters } = useParameters()
  const type = types?.find(({ Id }) => Id === paymentId)
  // in a shop where all is paid at the door there is nothing to tell apart
  const isTold = types?.some(({ Forma }) => Forma !== undefined)
  if (!type || !parameters || !isTold) return null
  const { Forma = 'puerta', Transferencia: isTransfer = false } = type
  const { ToleranciaPeso } = parameters
  const minutes = minutesToPay(type, parameters)
  const reserved = toPesos(toCentavos(total) + reserveMargin(weighedCentavos(lines), ToleranciaPeso))
  const held = money && paidWayText(Forma, money, { total, form })
  const end = money ? reserveEndText(Forma, money) : ''
  return (
    <div className={styles['instructions']}>
      <p>{[held ?? wayText(Forma, { total, reserved, minutes, isTransfer, form }), end].join(' ')}</p>
      {Forma !== 'puerta' && !isTransfer && <p className={styles['hint']}>{orderMoneyTexts.instalments}</p>}
    </div>
  )
}

const weighedCentavos = (lines: PaymentWayNoteProps['lines']) =>
  lines.reduce(
    (sum, { Unidad, Precioventa }) => (Unidad === 100 ? sum + toCentavos(Precioventa ?? 0) : sum),
    0,
  )

const paymentTexts = ownTexts({
  alias: 'Alias',
  copyAlias: 'Copiar alias',
  copied: 'Copiado',
  copyFailed: 'No pudimos copiar el alias: mantenelo apretado para copiarlo.',
} as const)

interface PaymentInstructionsProps {
  paymentId: number | null
  /** Of the order's delivery. */
  form: DeliveryForm | null
}

/** How to pay with this payment type: the shop's text, and the alias to copy; nothing if the shop has no text. */
export function PaymentInstructions({ paymentId, form }: PaymentInstructionsProps) {
  const { data: types } = usePaymentTypes()
  const type = types?.find(({ Id }) => Id === paymentId)
  const text = type && instructionsFor(type, form)
  const Alias = type?.Alias
  if (!text && !Alias) return null
  return (
    <div className={styles['instructions']}>
      {text && <p>{text}</p>}
      {Alias && (
        <p className={styles['alias']}>
          <span>
            {paymentTexts.alias}: <strong>{Alias}</strong>
          </span>
          <CopyButton
            text={Alias}
            size="s"
            variant="secondary"
            label={paymentTexts.copyAlias}
            copiedLabel={paymentTexts.copied}
            onFailed={() => showToast({ kind: 'error', title: paymentTexts.copyFailed })}
          />
        </p>
      )}
    </div>
  )
}
