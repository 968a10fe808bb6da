import type { CartLine } from '@gondola/contract/cart'
import { formatDiscount, missingUnitsText, promoLineText } from '@gondola/contract/promotions'
import { useCart } from '../../state/cart/cart.ts'
import { cartPromotions } from '../../state/cart/cart-discounts.ts'
import styles from './line-promotions.module.css'

/** The promotions of a cart line: each discount ('Promo 3x2 −$ …'), and what is missing for a further one. */
export function LinePromotions({ line }: { line: CartLine }) {
  const lines = useCart((cart) => cart.lines)
  const index = lines.indexOf(line)
  if (index < 0) return null
  const { lines: applied, hints } = cartPromotions(lines)
  const hint = hints[index]
  return (
    <>
      {applied[index]!.map(
        ({ promotion: { Promocion, Mecanica }, Monto }) =>
          Monto > 0 && <DiscountLine key={Promocion} Texto={promoLineText(Mecanica)} Monto={Monto} />,
      )}
      {hint && (
        <span className={styles['hint']}>{missingUnitsText(hint.missing, hint.promotion.Mecanica)}</span>
      )}
    </>
  )
}

/** A line's discount for the customer: 'Promo 3x2 −$ 300,00'. */
export function DiscountLine({ Texto, Monto }: { Texto: string; Monto: number }) {
  return (
    <span className={styles['discount']}>
      {Texto} <span className={styles['amount']}>{formatDiscount(Monto)}</span>
    </span>
  )
}
