import { formatGrams, formatPesos, GRAMS_PER_KILOGRAM } from '@gondola/contract/base'
import { quantityToAdd } from '@gondola/contract/cart'
import { type Article, articlePrice, lineTotal } from '@gondola/contract/catalogue'
import { interfaceTexts } from '../../texts/interface.ts'
import { listTexts } from '../../texts/lists.ts'
import { setQuantity } from '../../state/cart/cart.ts'
import { useUsualQuantity } from '../../state/catalogue/own-purchases.ts'
import { classes } from '../../ui/classes.ts'
import { meantKilograms } from '../../ui/quantity/typed-quantity.ts'
import { useIsPriceVisible } from '../article-price.tsx'
import styles from './weight-choices.module.css'

interface WeightChoicesProps {
  article: Article
  /** In the cart, or about to be added; null: one unit. */
  grams: number | null
  isInCart: boolean
  /** What is typed and not added yet. */
  typed: string
  onAdd: (grams: number) => void
  onType: (typed: string) => void
}

/**
 * The usual weights of an article as buttons: one press adds that weight, or makes it the weight in the cart. Beside
 * them the approximate price, which the weighing may change (argentina §1.3), and the question whether a bare small
 * number means kilograms.
 */
export function WeightChoices({ article, grams, isInCart, typed, onAdd, onType }: WeightChoicesProps) {
  const { Codigo, Descripcion, unidad, LimitePorPedido = Infinity, Existencia } = article
  const isVisible = useIsPriceVisible(article)
  const price = articlePrice(article)
  const weight = quantityToAdd(grams, unidad)
  const own = useUsualQuantity(Codigo, unidad)
  const meant = isInCart ? null : meantKilograms(typed, unidad)
  if (Existencia === 'no-hay') return null
  return (
    <div role="group" aria-label={listTexts.weightsOf(Descripcion)} className={styles['choices']}>
      {usualWeights(article, own)
        .filter((choice) => choice <= LimitePorPedido)
        .map((choice) => (
          <button
            key={choice}
            type="button"
            className={classes(styles['choice'], choice === own && styles['own'])}
            title={choice === own ? listTexts.ownWeight : undefined}
            aria-pressed={isInCart ? choice === grams : undefined}
            onClick={() => (isInCart ? setQuantity(Codigo, choice) : onAdd(choice))}
          >
            {listTexts.weight(choice)}
          </button>
        ))}
      <span role="status" className={styles['question']}>
        {meant !== null && (
          <button
            type="button"
            className={styles['choice']}
            onClick={({ currentTarget }) => {
              // The answered question goes.
              currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
              onType(String(meant * GRAMS_PER_KILOGRAM))
            }}
          >
            {interfaceTexts.meantKilograms(meant)}
          </button>
        )}
      </span>
      <output className={styles['estimate']}>
        {formatGrams(weight)}
        {isVisible && price !== null && (
          <> · {listTexts.estimate(formatPesos(lineTotal(price, weight, unidad)))}</>
        )}
      </output>
    </div>
  )
}

/** Families sold by the slice or the piece of a few hundred grams, as their description names them. */
const BY_HUNDREDS =
  /fiambre|queso|jam[oó]n|salame|mortadela|panceta|bondiola|embutido seco|aceituna|frutos? secos?/i

/**
 * The weights that customers usually buy of an article, in grams, ascending, with the one that this customer buys in
 * place of the nearest.
 */
export function usualWeights(
  { Familia, Descripcion }: Pick<Article, 'Familia' | 'Descripcion'>,
  own: number | null = null,
): readonly number[] {
  const usual = BY_HUNDREDS.test(`${Familia.Descripcion} ${Descripcion}`)
    ? [100, 200, 300]
    : [250, 500, 1000, 1500]
  if (own === null) return usual
  const nearest = usual.toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))[0]
  return usual.map((weight) => (weight === nearest ? own : weight))
}
