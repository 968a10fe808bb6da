import { formatQuantity } from '@gondola/contract/base'
import type { Article } from '@gondola/contract/catalogue'
import { listTexts } from '../../texts/lists.ts'
import { setQuantity, useCart } from '../../state/cart/cart.ts'
import { QuantityStepper } from '../../ui/quantity/quantity-stepper.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { removeArticle } from '../cart/cart-notices.ts'
import styles from './add-to-cart.module.css'

interface CartQuantityProps {
  article: Article
  /** Pieces or grams in the cart. */
  inCart: number
  most: number
  size: 's' | 'm'
  isSwapped: boolean
  onRemoved: () => void
}

/**
 * The quantity of an article in the cart: changing it changes the line, minus at one unit removes it. A change is
 * announced.
 */
export function CartQuantity({ article, inCart, most, size, isSwapped, onRemoved }: CartQuantityProps) {
  const { Codigo, Descripcion, unidad, Existencia } = article
  const isForOrder = useCart(({ order }) => order !== null)
  return (
    <>
      <QuantityStepper
        unidad={unidad}
        value={inCart}
        onChange={(quantity) =>
          quantity !== null && quantity >= unidad && setQuantity(Codigo, Math.min(quantity, most))
        }
        onRemove={() => {
          onRemoved()
          removeArticle(article)
        }}
        most={Existencia === 'no-hay' ? inCart : most}
        article={Descripcion}
        hasWeightUnit
        isSwapped={isSwapped}
        size={size}
        className={styles['stepper']}
      />
      <VisuallyHidden>
        <output>{listTexts.inBasket(formatQuantity(inCart, unidad), isForOrder)}</output>
      </VisuallyHidden>
    </>
  )
}
