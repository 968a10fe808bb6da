import type { CartLine } from '@gondola/contract/cart'
import { say } from '@gondola/contract/base'
import type { LineDiscount } from '@gondola/contract/catalogue'
import {
  type AppliedPromotion,
  formatDiscount,
  isCompleteAlone,
  missingUnitsText,
  promoLineText,
} from '@gondola/contract/promotions'
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
  const othersIn = ({ promotion: { Promocion, Mecanica }, Cantidad }: AppliedPromotion) =>
    isCompleteAlone(Mecanica, Cantidad)
      ? []
      : lines.flatMap(({ Descrip }, at) =>
          at !== index && applied[at]!.some(({ promotion }) => promotion.Promocion === Promocion)
            ? [Descrip]
            : [],
        )
  return (
    <>
      {applied[index]!.map(
        (one) =>
          one.Monto > 0 && (
            <DiscountLine
              key={one.promotion.Promocion}
              line={line}
              discount={{ ...one, Texto: promoLineText(one.promotion.Mecanica, othersIn(one)) }}
            />
          ),
      )}
      {hint && (
        <span className={styles['hint']}>{missingUnitsText(hint.missing, hint.promotion.Mecanica)}</span>
      )}
    </>
  )
}

interface DiscountLineProps {
  line: Pick<CartLine, 'Cantidad' | 'Unidad'>
  discount: Pick<LineDiscount, 'Texto' | 'Cantidad' | 'Monto'>
}

/** A line's discount for the customer: 'Promo 3x2 −$ 300,00'; 'Promo 3x2 en 3 de 4 −$ 300,00' if only some units have it. */
export function DiscountLine({ line, discount: { Texto, Cantidad, Monto } }: DiscountLineProps) {
  const isPart = line.Unidad === 1 && Cantidad < line.Cantidad
  return (
    <span className={styles['discount']}>
      {Texto} {isPart && unitsWithIt(Cantidad, line.Cantidad)}
      <span className={styles['amount']}>{formatDiscount(Monto)}</span>
    </span>
  )
}

const unitsWithIt = (some: number, all: number) => say`en ${some} de ${all} `
