import { type Article, isPriceVisible } from '@gondola/contract/catalogue'
import { askForPrices } from '../state/session/session-over.ts'
import { useIsLoggedIn } from '../state/session/session.ts'
import { useArePricesPublic } from '../state/site.ts'
import type { LabelSize } from './shelf-label/price-label.tsx'
import { ShelfLabel, HiddenPrice } from './shelf-label/shelf-label.tsx'

/** Whether this visitor may see the article's price (spec §5). */
export function useIsPriceVisible(article: Article): boolean {
  return isPriceVisible(article, useIsLoggedIn(), useArePricesPublic())
}

/** The article's shelf label, or the prompt to log in if this visitor may not see its price (spec §5). */
export function ArticlePrice({ article, size }: { article: Article; size: LabelSize }) {
  const isVisible = useIsPriceVisible(article)
  return isVisible ? (
    <ShelfLabel article={article} size={size} onLogin={askForPrices} />
  ) : (
    <HiddenPrice size={size} onLogin={askForPrices} />
  )
}
