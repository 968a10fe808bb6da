import { formatGrams, WEIGHT_MIN_GRAMS } from '@gondola/contract/base'
import { quantityToAdd } from '@gondola/contract/cart'
import type { Article } from '@gondola/contract/catalogue'
import { listTexts } from '../../texts/lists.ts'
import { useDeferredValue, useRef, useState, type FocusEvent } from 'react'
import { prefetch, afterPaint } from '../../api/scheduling.ts'
import { addToCart, useCartQuantity, useIsForOrder } from '../../state/cart/cart.ts'
import { mostOf } from '../../state/cart/most.ts'
import { useIsLoggedIn } from '../../state/session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { classes } from '../../ui/classes.ts'
import { CartIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import { late } from '../../ui/late.tsx'
import { QuantityField, typedQuantity } from '../../ui/quantity/quantity-field.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { StockNotes } from './stock-notes.tsx'
import styles from './add-to-cart.module.css'

export interface AddToCartProps {
  article: Article
  /** `card`: field and button side by side; `row`: with a round button; `detail`: large, with the full label. */
  look: 'card' | 'row' | 'detail'
  /** The field's initial pieces or grams; by default, the weight that the customer usually buys. */
  proposed?: number | undefined
}

// Outside the first load: a visitor's first screen has an empty cart.
const CartQuantity = late(() => import('./cart-quantity.tsx').then((file) => file.CartQuantity))
const WeightChoices = late(() => import('./weight-choices.tsx').then((file) => file.WeightChoices))
const fly = () => import('./fly-to-cart.ts')
prefetch(fly)

/** A click that takes the focus away is over by then: its target does not move under it. */
const CLOSING_MS = 300

/**
 * Adds an article to the cart: the quantity field, whose placeholder, step and min are the article's unidad (spec §2),
 * and the button, which says the weight that it adds. Once the article is in the cart, minus, the quantity in the cart
 * and plus. A weight has buttons for the usual amounts: on the article's page always, elsewhere from the field's focus
 * until one is chosen. Names leave the article's out, which is the heading before them.
 */
export function AddToCart({ article, look, proposed }: AddToCartProps) {
  const { Codigo, unidad, Existencia } = article
  const now = useCartQuantity(Codigo)
  // A press draws its frame before the layout and the focus of the control that replaces it.
  const inCart = useDeferredValue(now !== null) ? now : null
  const isForOrder = useIsForOrder()
  const isLoggedIn = useIsLoggedIn()
  const [usual, setUsual] = useState<number | null>(null)
  const initial = proposed ?? usual
  const [typed, setTyped] = useState<string | null>(null)
  // What the late code reads of a weight in words.
  const [read, setRead] = useState<{ typed: string; grams: number | null } | null>(null)
  const [isOpen, setOpen] = useState(false)
  // The control that replaces the pressed one takes its focus, and asks what was typed.
  const [swapped, setSwapped] = useState<{ asked?: string | undefined } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isOut = Existencia === 'no-hay'
  const isWeighed = unidad === WEIGHT_MIN_GRAMS
  const isShown = isOpen || look === 'detail'
  const most = mostOf(article)
  const amount = typed === read?.typed ? read.grams : typedQuantity(typed ?? '', unidad)
  const quantity = typed === null ? initial : amount
  const weight = formatGrams(Math.min(most, quantityToAdd(quantity, unidad)))

  const add = (Cantidad: number | null, asked?: string) => {
    addToCart(article, Cantidad)
    // Measured once the swapped control is laid out. Without its code, the article is in the cart all the same.
    void fly().then(
      (file) => afterPaint(() => file.flyToCart(form.current)),
      () => undefined,
    )
    setTyped(null)
    setOpen(false)
    setSwapped({ asked })
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
        if (now === null) add(quantity, typed ?? undefined)
      }}
      {...(isWeighed && closesOnLeave(setOpen))}
    >
      <StockNotes {...article} isAtMost={inCart !== null && inCart >= most} />
      {inCart === null ? (
        <>
          <QuantityField
            className={styles['quantity']}
            unidad={unidad}
            disabled={isOut}
            aria-valuenow={quantity ?? undefined}
            value={typed ?? (initial === null ? '' : isWeighed ? formatGrams(initial) : initial)}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button
            type="submit"
            size={look === 'detail' ? 'l' : 'm'}
            className={styles['submit']}
            disabled={isOut}
            autoFocus={swapped !== null}
            icon={look === 'row' ? <PlusIcon /> : look === 'detail' && <CartIcon size={20} />}
            aria-label={
              isWeighed
                ? look === 'row'
                  ? listTexts.addWeight(weight, isForOrder)
                  : undefined
                : listTexts.add(isForOrder)
            }
          >
            {look === 'detail' ? listTexts.add(isForOrder) : look === 'card' && listTexts.addShort}
            {isWeighed && look !== 'row' && (
              <>
                {look === 'card' && <VisuallyHidden> {listTexts.toBasket(isForOrder)}</VisuallyHidden>}{' '}
                <span>{weight}</span>
              </>
            )}
          </Button>
        </>
      ) : (
        <CartQuantity
          article={article}
          inCart={inCart}
          most={most}
          isDetail={look === 'detail'}
          swapped={swapped}
          onRemoved={() => setSwapped({})}
        />
      )}
      {isWeighed && (isShown || isLoggedIn) && (
        <WeightChoices
          article={article}
          isShown={isShown}
          onUsual={setUsual}
          grams={inCart ?? quantity}
          isInCart={inCart !== null}
          typed={typed}
          onRead={setRead}
          onAdd={add}
          onClose={() => setOpen(false)}
        />
      )}
    </form>
  )
}

/** Opens with the field's focus; closes when the focus leaves the control, or by Escape. */
function closesOnLeave(setOpen: (isOpen: boolean) => void) {
  return {
    onFocus: ({ target }: FocusEvent) => target instanceof HTMLInputElement && setOpen(true),
    onBlur: ({ currentTarget }: FocusEvent) =>
      void setTimeout(() => !currentTarget.contains(document.activeElement) && setOpen(false), CLOSING_MS),
    onKeyDown: ({ key }: { key: string }) => key === 'Escape' && setOpen(false),
  }
}
