import { type CartLine, takesReplacement } from '@gondola/contract/cart'
import { useCart } from '../../state/cart/cart.ts'
import { useCheckout } from '../../state/cart/checkout.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import styles from './line-wish.module.css'
import { ifMissingName, replacementTexts } from '@gondola/contract/orders'

const SIMILAR = 'similar'
const NOTHING = 'nada'

interface LineWishProps {
  line: Pick<CartLine, 'Codart' | 'Descrip' | 'Reemplazo'>
  /** Whether the order accepts substitutes. */
  B1: boolean
  onWish: (Codart: string, Reemplazo: boolean) => void
}

/**
 * 'Si no hay': the customer's wish if the line's article is missing; fixed to 'nada' if the order accepts no
 * substitutes.
 */
export function LineWish({ line, B1, onWish }: LineWishProps) {
  return (
    <SelectField
      inline
      className={styles['wish']}
      label={replacementTexts.ifMissing}
      aria-label={ifMissingName(line.Descrip)}
      value={takesReplacement(line, B1) ? SIMILAR : NOTHING}
      disabled={!B1}
      onChange={({ target }) => onWish(line.Codart, target.value === SIMILAR)}
    >
      <option value={SIMILAR}>{replacementTexts.similar}</option>
      <option value={NOTHING}>{replacementTexts.nothing}</option>
    </SelectField>
  )
}

/** Explains why no wish can be chosen: the order accepts no substitutes. */
export function NoWishesNote() {
  const B1 = useCheckout((order) => order.B1)
  const hasLines = useCart(({ lines }) => lines.length > 0)
  if (B1 || !hasLines) return null
  return <p className={styles['note']}>{replacementTexts.noneAccepted}</p>
}
