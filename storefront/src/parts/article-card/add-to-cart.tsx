import { type Article, lineTotal, articlePrice } from '@gondola/contract/catalogue'
import { quantityToAdd } from '@gondola/contract/cart'
import { formatGrams, formatPesos } from '@gondola/contract/base'
import { listTexts } from '../../texts/lists.ts'
import { useRef, useState } from 'react'
import { fetchOnceSettled } from '../../api/fetch-once-settled.ts'
import { addToCart } from '../../state/cart/cart.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { classes } from '../../ui/classes.ts'
import { CartIcon } from '../../ui/icons/icons.tsx'
import { QuantityStepper } from '../../ui/quantity/quantity-stepper.tsx'
import { useIsPriceVisible } from '../article-price/article-price.tsx'
import { StockNotes } from './stock-notes.tsx'
import styles from './add-to-cart.module.css'

export interface AddToCartProps {
  article: Article
  /** `card`: stacked; `row`: side by side with a round button; `detail`: large, with the full label. */
  look: 'card' | 'row' | 'detail'
}

const fly = () => import('./fly-to-cart.ts')
fetchOnceSettled(fly)

/** The quantity and the add-to-cart button; placeholder, step and min are the article's unidad (spec §2). */
export function AddToCart({ article, look }: AddToCartProps) {
  const [quantity, setQuantity] = useState<number | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isOut = article.Existencia === 'no-hay'
  const add = () => {
    addToCart(article, quantity)
    // Without its code, the article is in the cart all the same.
    void fly().then(
      (file) => file.flyToCart(form.current),
      () => undefined,
    )
    setQuantity(null)
  }
  return (
    <form
      ref={form}
      noValidate
      className={classes(styles['add'], styles[look])}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <QuantityStepper
        unidad={article.unidad}
        value={quantity}
        onChange={setQuantity}
        most={article.LimitePorPedido}
        disabled={isOut}
        article={article.Descripcion}
        size={look === 'detail' ? 'm' : 's'}
        className={styles['stepper']}
      />
      {look === 'row' ? (
        <IconButton
          type="submit"
          variant="filled"
          disabled={isOut}
          className={styles['round']}
          label={listTexts.addArticle(article.Descripcion)}
          icon={<CartIcon />}
        />
      ) : (
        <Button
          type="submit"
          size={look === 'detail' ? 'l' : 'm'}
          wide
          disabled={isOut}
          icon={<CartIcon size={20} />}
          aria-label={listTexts.addArticle(article.Descripcion)}
        >
          {look === 'detail' ? listTexts.add : listTexts.addShort}
        </Button>
      )}
      <StockNotes {...article} />
      {article.unidad === 100 && !isOut && <Estimate article={article} quantity={quantity} />}
    </form>
  )
}

/** The weight to be added and its approximate price; the final price depends on the weighing (argentina §1.3). */
function Estimate({ article, quantity }: { article: Article; quantity: number | null }) {
  const isVisible = useIsPriceVisible(article)
  const price = articlePrice(article)
  const grams = quantityToAdd(quantity, article.unidad)
  return (
    <output className={styles['estimate']}>
      {formatGrams(grams)}
      {isVisible && price !== null && (
        <> · {listTexts.estimate(formatPesos(lineTotal(price, grams, article.unidad)))}</>
      )}
    </output>
  )
}
