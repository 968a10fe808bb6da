import { type Article, articlePrice, shelfLabelTexts } from '@gondola/contract/catalogue'
import { PriceLabel, type LabelSize } from './price-label.tsx'
import { classes } from '../../ui/classes.ts'
import { LockIcon } from '../../ui/icons/icons.tsx'
import styles from './label.module.css'

export type LabelledArticle = Pick<
  Article,
  'Precioventa' | 'Preciooferta' | 'Oferta' | 'unidad' | 'PrecioSinImpuestos' | 'PrecioPorUnidad'
>

export interface ShelfLabelProps {
  article: LabelledArticle
  size?: LabelSize
  /** Called when 'Inicia sesión para ver precios.' is pressed, if the price is hidden. */
  onLogin: () => void
}

/**
 * The price of an article as a shelf label, used for every price in the shop (contract §6): yellow on offer, with the
 * old price struck through; below it the legally required prices, per unit of measure and without national taxes
 * (argentina §1.3). A hidden price is a button that opens the login.
 */
export function ShelfLabel({ article, size = 'card', onLogin }: ShelfLabelProps) {
  const price = articlePrice(article)
  if (price === null) return <HiddenPrice size={size} onLogin={onLogin} />
  return (
    <PriceLabel
      size={size}
      price={price}
      isOffer={article.Oferta !== null}
      before={article.Oferta ? article.Precioventa : null}
      isWeighed={article.unidad === 100}
      unitPrice={article.PrecioPorUnidad}
      withoutTaxes={article.PrecioSinImpuestos}
    />
  )
}

/** The label for a hidden price, which only logged-in customers see (spec §5). Pressing it opens the login. */
export function HiddenPrice({ size = 'card', onLogin }: { size?: LabelSize; onLogin: () => void }) {
  return (
    <button
      type="button"
      className={classes(styles['label'], styles['face-down'], styles[size])}
      onClick={onLogin}
    >
      <LockIcon size={20} />
      <span>{shelfLabelTexts.hiddenPrice}</span>
    </button>
  )
}
