import { formatQuantity } from '@gondola/contract/base'
import { knownGramsOfPiece } from '@gondola/contract/cart'
import type { Article } from '@gondola/contract/catalogue'
import { quantityTexts } from '../../texts/quantity.ts'
import { setQuantity, useIsForOrder, useNote } from '../../state/cart/cart.ts'
import { noteWhereAdded } from '../../state/cart/line-wish.ts'
import { QuantityStepper } from '../../ui/quantity/quantity-stepper.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { removeArticle } from '../cart/cart-notices.ts'
import { LineNote } from '../cart/line-note.tsx'
import styles from './add-to-cart.module.css'

interface CartQuantityProps {
  article: Article
  /** Pieces or grams in the cart. */
  inCart: number
  most: number
  isDetail: boolean
  /** Takes the focus; `asked` was typed and became one unit: asks what it means. */
  swapped: { asked?: string | undefined } | null
  onRemoved: () => void
}

/**
 * The quantity of an article in the cart: changing it changes the line, minus at one unit removes it. A change is
 * announced. Beneath it, how the customer wants it. Names are as in `AddToCart`.
 */
export function CartQuantity({
  article,
  inCart,
  most: limit,
  isDetail,
  swapped,
  onRemoved,
}: CartQuantityProps) {
  const { Codigo, Descripcion, unidad, Existencia, Fresco, Quedan = Infinity } = article
  const isForOrder = useIsForOrder()
  // what is left is beyond what an order holds
  const most = isForOrder ? limit : Math.min(limit, Quedan)
  const Aclaracion = useNote(Codigo)
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
        gramsOfPiece={knownGramsOfPiece(Descripcion)}
        isSwapped={swapped !== null}
        asked={swapped?.asked}
        of={Codigo}
        size={isDetail ? 'm' : 's'}
        className={styles['stepper']}
      />
      <VisuallyHidden>
        <output>{quantityTexts.inBasket(formatQuantity(inCart, unidad), isForOrder)}</output>
      </VisuallyHidden>
      {/* a card has room for what is often noted: a piece from the shelf is as it is, if it is not fresh */}
      {(isDetail || unidad === 100 || Fresco || Aclaracion) && (
        // the field of a weight opens its choices
        <div className={styles['lineNote']} data-line-note onFocus={(event) => event.stopPropagation()}>
          <LineNote line={{ Codart: Codigo, Descrip: Descripcion, Aclaracion }} onNote={noteWhereAdded} />
        </div>
      )}
    </>
  )
}
