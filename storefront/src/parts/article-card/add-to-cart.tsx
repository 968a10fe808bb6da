import { WEIGHT_MIN_GRAMS } from '@gondola/contract/base'
import type { Article } from '@gondola/contract/catalogue'
import { interfaceTexts } from '../../texts/interface.ts'
import { listTexts } from '../../texts/lists.ts'
import { useRef, useState, type FocusEvent } from 'react'
import { prefetch, afterPaint } from '../../api/scheduling.ts'
import { addToCart, useCartQuantity } from '../../state/cart/cart.ts'
import { mostOf } from '../../state/cart/most.ts'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { CartIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import { late } from '../../ui/late.tsx'

import { typedQuantity, takesComma } from '../../ui/quantity/typed-quantity.ts'
import { StockNotes } from './stock-notes.tsx'
import styles from './add-to-cart.module.css'

export interface AddToCartProps {
  article: Article
  /** `card`: field and button side by side; `row`: with a round button; `detail`: large, with the full label. */
  look: 'card' | 'row' | 'detail'
}

// Outside the first load: a visitor's first screen has an empty cart.
const CartQuantity = late(() => import('./cart-quantity.tsx').then((file) => file.CartQuantity))
const WeightChoices = late(() => import('./weight-choices.tsx').then((file) => file.WeightChoices))
const fly = () => import('./fly-to-cart.ts')
prefetch(fly)

/**
 * Adds an article to the cart: the quantity field, whose placeholder, step and min are the article's unidad (spec §2),
 * and the button. Once the article is in the cart, minus, the quantity in the cart and plus. A weight has buttons for
 * the usual amounts: on the article's page always, elsewhere while the control has the focus.
 */
export function AddToCart({ article, look }: AddToCartProps) {
  const { Codigo, Descripcion, unidad, Existencia } = article
  const inCart = useCartQuantity(Codigo)
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  // The control that replaces the pressed one takes its focus.
  const [isSwapped, setSwapped] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isOut = Existencia === 'no-hay'
  const isWeighed = unidad === WEIGHT_MIN_GRAMS
  const quantity = typedQuantity(typed, unidad)
  const most = mostOf(article)

  const add = (Cantidad: number | null) => {
    addToCart(article, Cantidad)
    // Measured once the swapped control is laid out. Without its code, the article is in the cart all the same.
    void fly().then(
      (file) => afterPaint(() => file.flyToCart(form.current)),
      () => undefined,
    )
    setTyped('')
    setSwapped(true)
  }
  return (
    <form
      ref={form}
      noValidate
      className={classes(
        styles['add'],
        styles[look],
        inCart !== null && styles['inCart'],
        isWeighed && styles['weighed'],
      )}
      data-buy={Codigo}
      onSubmit={(event) => {
        event.preventDefault()
        if (inCart === null) add(quantity)
      }}
      {...(isWeighed && look !== 'detail' && closesOnLeave(setOpen))}
    >
      {inCart === null ? (
        <>
          <input
            className={styles['quantity']}
            type="number"
            inputMode="decimal"
            min={unidad}
            step={unidad}
            placeholder={String(unidad)}
            disabled={isOut}
            aria-label={interfaceTexts.quantityOf(Descripcion)}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            ref={isWeighed ? takesComma : undefined}
          />
          <Button
            type="submit"
            size={look === 'detail' ? 'l' : 'm'}
            className={styles['submit']}
            disabled={isOut}
            autoFocus={isSwapped}
            icon={look === 'row' ? <PlusIcon /> : look === 'detail' && <CartIcon size={20} />}
            aria-label={listTexts.addArticle(Descripcion)}
          >
            {look === 'detail' ? listTexts.add : look === 'card' && listTexts.addShort}
          </Button>
        </>
      ) : (
        <CartQuantity
          article={article}
          inCart={inCart}
          most={most}
          size={look === 'detail' ? 'm' : 's'}
          isSwapped={isSwapped}
          onRemoved={() => setSwapped(true)}
        />
      )}
      <StockNotes {...article} isAtMost={inCart !== null && inCart >= most} />
      {isWeighed && (look === 'detail' || isOpen) && (
        <WeightChoices
          article={article}
          grams={inCart ?? quantity}
          isInCart={inCart !== null}
          typed={typed}
          onAdd={add}
          onType={setTyped}
        />
      )}
    </form>
  )
}

/** Opens on focus; closes when the focus leaves, or by Escape. */
const closesOnLeave = (setOpen: (isOpen: boolean) => void) => ({
  onFocus: () => setOpen(true),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget) && setOpen(false),
  onKeyDown: ({ key }: { key: string }) => key === 'Escape' && setOpen(false),
})
