import { type Article, articlePrice, shelfLabelTexts } from '@gondola/contract/catalogue'
import { useIsPriceVisible } from '../../parts/article-price/article-price.tsx'
import { Amount } from '../../parts/shelf-label/amount.tsx'

/** A suggested article's price, if this visitor may see it. */
export function SuggestedPrice({ article }: { article: Article }) {
  const isVisible = useIsPriceVisible(article)
  const price = articlePrice(article)
  if (!isVisible || price === null) return null
  return (
    <Amount pesos={price} size="s" unit={article.unidad === 100 ? shelfLabelTexts.perKilogram : undefined} />
  )
}
