import { type Article, articlePrice } from '@gondola/contract/catalogue'
import { HiddenPrice } from './hidden-price.tsx'
import { PriceLabel, type LabelSize } from './price-label.tsx'

/** The fields of an article that its label needs. */
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
