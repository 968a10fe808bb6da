import { keepingMeans, losingMeans } from '@gondola/contract/payments'
import { useMeansSavings } from '../../state/cart/means-savings.ts'
import { usePaymentTypes } from '../../state/delivery.ts'
import { lostDiscountText } from '../../texts/payment.ts'
import styles from './payment-instructions.module.css'

/** With which means at the door the cart loses what it costs less with this payment type. */
export function DiscountLoss({ paymentId }: { paymentId: number | null }) {
  const { data: types } = usePaymentTypes()
  const isCheaper = useMeansSavings().some(({ paymentType }) => paymentType === paymentId)
  const type = types?.find(({ Id }) => Id === paymentId)
  if (!isCheaper || !type) return null
  const { Forma: way = 'puerta', Transferencia: isTransfer = false, MediosConDescuento: kept = null } = type
  const text = lostDiscountText(losingMeans(keepingMeans({ way, isTransfer, kept })))
  return text === '' ? null : <p className={styles['hint']}>{text}</p>
}
