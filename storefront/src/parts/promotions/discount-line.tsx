import styles from './line-promotions.module.css'
import { formatDiscount } from '@gondola/contract/promotions'

/** A line's discount for the customer: 'Promo 3x2 −$ 300,00'. */
export function DiscountLine({ Texto, Monto }: { Texto: string; Monto: number }) {
  return (
    <span className={styles['discount']}>
      {Texto} <span className={styles['amount']}>{formatDiscount(Monto)}</span>
    </span>
  )
}
