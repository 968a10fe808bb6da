import { cartTexts } from '@gondola/contract/texts/cart.ts'
import { checkoutTexts } from '@gondola/contract/texts/checkout.ts'
import { MinimumProgress } from '../../parts/cart/minimum-progress.tsx'
import { Amount } from '../../parts/shelf-label/amount.tsx'
import { useCart } from '../../state/cart.ts'
import styles from './summary-totals.module.css'

/** The sub-total in pesos (null while a price is not known) and how far it is from the minimum. */
export function SummaryTotals({ subtotal }: { subtotal: number | null }) {
  const isWeighed = useCart(({ lines }) => lines.some(({ Unidad }) => Unidad === 100))
  if (subtotal === null) return <p role="status">{cartTexts.refreshing}</p>
  return (
    <div className={styles['totals']}>
      <p className={styles['subtotal']}>
        <span>{checkoutTexts.subtotal}</span>
        <Amount pesos={subtotal} size="m" />
      </p>
      {isWeighed && <p className={styles['hint']}>{cartTexts.weighedHint}</p>}
      <MinimumProgress goods={subtotal} />
    </div>
  )
}
