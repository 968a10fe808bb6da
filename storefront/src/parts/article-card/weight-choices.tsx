import { formatGrams, formatPesos } from '@gondola/contract/base'
import {
  estimatedAmount,
  knownGramsOfPiece,
  meantWeights,
  quantityToAdd,
  typedWeight,
  usualWeights,
  weightInPieces,
} from '@gondola/contract/cart'
import { type Article, articlePrice, lineTotal } from '@gondola/contract/catalogue'
import { useEffect } from 'react'
import { quantityTexts } from '../../texts/quantity.ts'
import { setQuantity } from '../../state/cart/cart.ts'
import { useUsualQuantity } from '../../state/catalogue/own-purchases.ts'
import { WeightQuestions, useSettled } from '../../ui/quantity/weight-questions.tsx'
import { useIsPriceVisible } from '../article-price.tsx'
import styles from './weight-choices.module.css'

interface WeightChoicesProps {
  article: Article
  /** Otherwise it tells the usual weight, and shows nothing. */
  isShown: boolean
  /** Is told the weight that the customer usually buys, of a visitor null. */
  onUsual: (grams: number | null) => void
  /** In the cart, or proposed and not added yet; null: one unit. */
  grams: number | null
  isInCart: boolean
  /** What is typed and not added yet. */
  typed: string | null
  /** Is told what a typed weight means. */
  onRead: (read: { typed: string; grams: number | null }) => void
  onAdd: (grams: number) => void
  /** Called once the weight in the cart is another. */
  onClose: () => void
}

/**
 * The usual weights of an article as buttons: one press adds that weight, or makes it the weight in the cart. In their
 * place, if a number without a unit is typed, what it may mean; beside them the approximate price, which the weighing
 * may change (argentina §1.3).
 */
export function WeightChoices({ isShown, onUsual, ...props }: WeightChoicesProps) {
  const { Codigo, unidad, Existencia } = props.article
  const own = useUsualQuantity(Codigo, unidad)
  useEffect(() => onUsual(own), [own, onUsual])
  return isShown && Existencia !== 'no-hay' && <Choices own={own} {...props} />
}

interface ChoicesProps extends Omit<WeightChoicesProps, 'isShown' | 'onUsual'> {
  own: number | null
}

function Choices({ article, own, grams, isInCart, typed, onRead, onAdd, onClose }: ChoicesProps) {
  const { Codigo, Descripcion, unidad, LimitePorPedido = Infinity } = article
  const isVisible = useIsPriceVisible(article)
  const price = articlePrice(article)
  const piece = knownGramsOfPiece(Descripcion)
  const settled = useSettled(typed ?? '')
  const meant = isInCart ? [] : meantWeights(settled, piece)
  const isAllowed = (weight: number) => weight <= LimitePorPedido
  const usual = usualWeights(article, own)
  useEffect(() => {
    if (typed !== null) onRead({ typed, grams: typedWeight(typed, piece) })
  }, [typed, piece, onRead])
  const chip = (weight: number, text: string, note?: string) => (
    <button
      key={text}
      type="button"
      className={styles['choice']}
      aria-pressed={isInCart ? weight === grams : undefined}
      onClick={({ currentTarget }) => {
        if (!isInCart) return onAdd(weight)
        setQuantity(Codigo, weight)
        // The buttons go; the focus goes to plus.
        currentTarget.closest('form')?.querySelector<HTMLElement>('div > button:last-child')?.focus()
        onClose()
      }}
    >
      {text}
      {note && <small> {note}</small>}
    </button>
  )
  const weight = quantityToAdd(settled === '' ? grams : typedWeight(settled, piece), unidad)
  return (
    <div role="group" aria-label={quantityTexts.weights} className={styles['choices']}>
      <span role="status" className={styles['row']}>
        <WeightQuestions
          weights={meant.filter((each) => isAllowed(each.grams))}
          className={styles['choice']}
          onChoose={onAdd}
        />
      </span>
      {meant.length === 0 && (
        <span className={styles['row']}>
          {usual.grams
            .filter(isAllowed)
            .map((each) => chip(each, formatGrams(each), each === own ? quantityTexts.ownWeight : undefined))}
          {usual.pieces
            .filter((each) => isAllowed(each.grams))
            .map((each) => {
              const [pieces = '', about] = each.text.split(' ≈ ')
              return chip(each.grams, pieces, `≈ ${about}`)
            })}
        </span>
      )}
      {/* what is in the cart is said by its control */}
      <span role={isInCart ? undefined : 'status'} className={styles['estimate']}>
        {weightInPieces(weight, piece)}
        {isVisible && price !== null && (
          <> · {estimatedAmount(formatPesos(lineTotal(price, weight, unidad)))}</>
        )}
      </span>
    </div>
  )
}
