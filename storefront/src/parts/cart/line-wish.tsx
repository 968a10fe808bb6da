import { type CartLine, type LineWish as Wish, type LineWishes, wishOf } from '@gondola/contract/cart'
import { useCart } from '../../state/cart/cart.ts'
import { useCheckout } from '../../state/cart/checkout.ts'
import { SelectField } from '../../ui/field/select-field.tsx'
import { useState } from 'react'
import noteStyles from './line-note.module.css'
import styles from './line-wish.module.css'
import { replacementTexts } from '@gondola/contract/orders'

/** What an article is free of by its name or note. */
const FREE_OF =
  /\bsin (?:tacc|gluten|lactosa|az[uú]car(?:es)?|sal|alcohol)\b|\b(?:deslactosad|vegan)[ao]s?\b/i

interface LineWishProps {
  line: Pick<CartLine, 'Codart' | 'Descrip' | 'Reemplazo' | 'Aclaracion'>
  /** Whether the order accepts substitutes. */
  B1: boolean
  /** Hides the usual answer behind a press. */
  isFolded?: boolean
  onWish: (Codart: string, wishes: Pick<LineWishes, 'Reemplazo'>) => void
}

/** 'Si no hay': the customer's wish if the article is missing; fixed to 'nada' if the order accepts no substitutes. */
export function LineWish({ line, B1, isFolded = false, onWish }: LineWishProps) {
  const [isOpen, setOpen] = useState(false)
  const wish = wishOf(line, B1)
  const words = `${replacementTexts.ifMissing}: ${replacementTexts.names[wish]}`
  if (isFolded && wish === 'similar' && !isOpen)
    return (
      <button
        type="button"
        className={noteStyles['opener']}
        aria-label={`${words}, ${line.Descrip}`}
        onClick={() => setOpen(true)}
      >
        {words}
      </button>
    )
  const freeOf = FREE_OF.exec(`${line.Descrip}. ${line.Aclaracion ?? ''}`)?.[0]
  return (
    <SelectField
      inline
      autoFocus={isOpen}
      hint={
        wish === 'preguntar'
          ? replacementTexts.askHint
          : wish === 'similar' && freeOf !== undefined && replacementTexts.alsoFree(freeOf)
      }
      className={styles['wish']}
      label={replacementTexts.ifMissing}
      aria-label={`${replacementTexts.ifMissing} ${line.Descrip}`}
      value={wish}
      disabled={!B1}
      onChange={({ target }) => onWish(line.Codart, { Reemplazo: target.value as Wish })}
    >
      {Object.entries(replacementTexts.names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
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
