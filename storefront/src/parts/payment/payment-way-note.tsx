import { toCentavos, toPesos } from '@gondola/contract/base'
import type { CartLine } from '@gondola/contract/cart'
import { reserveMargin } from '@gondola/contract/payments'
import { usePaymentTypes } from '../../state/delivery.ts'
import { useParameters } from '../../state/site.ts'
import { minutesToPay } from '../../state/minutes-to-pay.ts'
import { orderMoneyTexts } from '../../texts/order-money.ts'
import { wayText } from '../../texts/payment-way.ts'
import styles from './payment-instructions.module.css'

interface PaymentWayNoteProps {
  paymentId: number | null
  /** The order's lines, and its total in pesos. */
  lines: readonly Pick<CartLine, 'Unidad' | 'Precioventa'>[]
  total: number
}

/** How an order of this payment type is paid, and what happens when it weighs something else. */
export function PaymentWayNote({ paymentId, lines, total }: PaymentWayNoteProps) {
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
  return (
    <div className={styles['instructions']}>
      <p>{wayText(Forma, { total, reserved, minutes, isTransfer })}</p>
      {Forma !== 'puerta' && !isTransfer && <p className={styles['hint']}>{orderMoneyTexts.instalments}</p>}
    </div>
  )
}

const weighedCentavos = (lines: PaymentWayNoteProps['lines']) =>
  lines.reduce(
    (sum, { Unidad, Precioventa }) => (Unidad === 100 ? sum + toCentavos(Precioventa ?? 0) : sum),
    0,
  )
