import { type UnitPrice, formatPesos, formatUnitPrice } from '@gondola/contract/base'
import { isUnitPriceTold, shelfLabelTexts } from '@gondola/contract/catalogue'
import { classes } from '../../ui/classes.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { Amount } from './amount.tsx'
import styles from './label.module.css'

/** `card` in lists, `detail` on the article's page, `line` in rows of a cart or an order. */
export type LabelSize = 'card' | 'detail' | 'line'

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

const AMOUNT_SIZES = { card: 'l', detail: 'xl', line: 's' } as const

/** A shelf label from plain numbers; `ShelfLabel` renders one from an article. */
export function PriceLabel(props: PriceLabelProps) {
  const { price, before, isOffer = false, isWeighed = false, unitPrice, withoutTaxes, size = 'card' } = props
  return (
    <div className={classes(styles['label'], styles[size], isOffer && styles['offer'])}>
      {isOffer && <OfferHead before={before} />}
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
      {withoutTaxes != null && (
        <p className={styles['taxes']}>
          {shelfLabelTexts.withoutTaxes} <span className={styles['whole']}>{formatPesos(withoutTaxes)}</span>
        </p>
      )}
    </div>
  )
}

function OfferHead({ before }: { before: number | null | undefined }) {
  return (
    <p className={styles['head']}>
      <span className={styles['word']}>{shelfLabelTexts.offer}</span>
      {before != null && (
        <s className={styles['before']}>
          <VisuallyHidden>{shelfLabelTexts.before} </VisuallyHidden>
          {formatPesos(before)}
        </s>
      )}
    </p>
  )
}
