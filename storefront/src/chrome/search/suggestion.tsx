import { articleAddress } from '@gondola/contract/base'
import { articlePicture, type Article, articlePrice, shelfLabelTexts } from '@gondola/contract/catalogue'
import { surfaceTexts } from '../../texts/search.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AddToCart } from '../../parts/article-card/add-to-cart.tsx'
import { useIsPriceVisible } from '../../parts/article-price.tsx'
import { Amount } from '../../parts/shelf-label/amount.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './suggestion.module.css'

interface ArticleSuggestionProps {
  article: Article
  /** The quantity that the typed text asks for. */
  proposed?: number | undefined
}

/** A suggested article: picture, name and price, and the control that adds it. */
export function ArticleSuggestion({ article, proposed }: ArticleSuggestionProps) {
  return (
    <li className={styles['row']} data-row data-article>
      <Link to={articleAddress(article)} className={styles['suggestion']}>
        <Picture path={articlePicture(article)} alt="" sizes="48px" className={styles['picture']} />
        <span className={styles['name']}>
          {article.Descripcion}
          <SuggestedPrice article={article} />
        </span>
      </Link>
      <AddToCart article={article} look="row" proposed={proposed} />
    </li>
  )
}

interface PlaceSuggestionProps {
  to: string
  name: string
  /** What it is: a brand, a category. */
  kind?: string
  icon: ReactNode
}

/** A suggested list of articles: a brand's, a category's, a search's. */
export function PlaceSuggestion({ to, name, kind, icon }: PlaceSuggestionProps) {
  return (
    <li className={styles['row']} data-row>
      <Link to={to} className={styles['suggestion']}>
        <span className={styles['icon']}>{icon}</span>
        <span className={styles['name']}>{name}</span>
        {kind && <span className={styles['kind']}>{kind}</span>}
      </Link>
    </li>
  )
}

/** Says how many suggestions there are to who does not see them. */
export function SuggestionCount({ count }: { count: number }) {
  return (
    <VisuallyHidden>
      <span role="status">{surfaceTexts.suggestionCount(count)}</span>
    </VisuallyHidden>
  )
}

/** A suggested article's price, if this visitor may see it. */
function SuggestedPrice({ article }: { article: Article }) {
  const isVisible = useIsPriceVisible(article)
  const price = articlePrice(article)
  if (!isVisible || price === null) return null
  const unit = article.unidad === 100 ? shelfLabelTexts.perKilogram : undefined
  return <Amount pesos={price} size="s" unit={unit} spokenAfter={unit} />
}
