import { type UnitPrice, formatPesos, formatUnitPrice } from '@gondola/contract/base'
import { isUnitPriceTold, shelfLabelTexts } from '@gondola/contract/catalogue'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { Amount } from './amount.tsx'
import styles from './label.module.css'

/**
 * `card` in lists, `row` in a phone's list, which shows the price without taxes itself, `detail` on the article's page,
 * `line` in rows of a cart or an order.
 */
export type LabelSize = 'card' | 'row' | 'detail' | 'line'

export interface PriceLabelProps {
  /** The price per piece or kilogram, in pesos. */
  price: number
  /** The previous price; if given, the label is that of an offer. */
  before?: number | null | undefined
  isOffer?: boolean
  /** Sold by weight: the price is per kilogram. */
  isWeighed?: boolean
  unitPrice?: UnitPrice | null | undefined
  withoutTaxes?: number | null | undefined
  size?: LabelSize
}

const AMOUNT_SIZES = { card: 'm', row: 's', detail: 'xl', line: 's' } as const

/** A shelf label from plain numbers; `ShelfLabel` renders one from an article. */
export function PriceLabel(props: PriceLabelProps) {
  const { price, before, isOffer = false, isWeighed = false, unitPrice, withoutTaxes, size = 'card' } = props
  return (
    <div className={classes(styles['label'], styles[size], isOffer && styles['offer'])}>
      {isOffer && <OfferHead price={price} before={before} />}
      <p className={styles['price']}>
        <Amount
          pesos={price}
          size={AMOUNT_SIZES[size]}
          unit={isWeighed ? shelfLabelTexts.perKilogram : undefined}
          spokenBefore={isOffer ? shelfLabelTexts.now : shelfLabelTexts.price}
          spokenAfter={isWeighed ? shelfLabelTexts.perKilogramSpoken : undefined}
        />
      </p>
      {unitPrice && isUnitPriceTold(unitPrice, price, isWeighed ? 100 : 1) && (
        <p className={styles['unitPrice']}>{formatUnitPrice(unitPrice)}</p>
      )}
      {size !== 'row' && <PriceWithoutTaxes pesos={withoutTaxes} />}
    </div>
  )
}

interface PriceWithoutTaxesProps {
  pesos: number | null | undefined
  className?: string | undefined
}

/** The price without national taxes, if it is known (argentina §1.3, L5). */
export function PriceWithoutTaxes({ pesos, className }: PriceWithoutTaxesProps) {
  if (pesos == null) return null
  return (
    <p className={classes(styles['taxes'], className)}>
      {shelfLabelTexts.withoutTaxes} <span className={styles['whole']}>{formatPesos(pesos)}</span>
    </p>
  )
}

/** How much less than before, in per cent, and the price before; of an unknown price before, that it is an offer. */
function OfferHead({ price, before }: { price: number; before: number | null | undefined }) {
  const percent = before ? Math.round((1 - price / before) * 100) : 0
  return (
    <p className={styles['head']}>
      <span className={styles['word']}>
        {percent > 0 ? shelfLabelTexts.less(percent) : shelfLabelTexts.offer}
      </span>
      {before != null && (
        <s className={styles['before']}>
          <VisuallyHidden>{shelfLabelTexts.before} </VisuallyHidden>
          {formatPesos(before)}
        </s>
      )}
    </p>
  )
}
