import { articleAddress } from '@gondola/contract/base'
import type { Article } from '@gondola/contract/catalogue'
import { listTexts } from '../../texts/lists.ts'
import { promotedPriceText } from '../../texts/promoted-price.ts'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { fetchArticleAhead } from '../../state/catalogue/catalogue.ts'
import { EyeIcon } from '../../ui/icons/icons.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Skeleton, SkeletonLines } from '../../ui/states/skeleton.tsx'
import { ArticlePrice } from '../article-price/article-price.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { ArticleBadge } from './article-badge.tsx'
import styles from './article-card.module.css'

interface ArticleCardProps {
  article: Article
  /** Above the fold: its picture is loaded early. */
  eager?: boolean
  /** The `sizes` of its `Picture`; by default those of a grid of cards. */
  sizes?: string
}

const SIZES_IN_GRID = '(min-width: 740px) 220px, 45vw'

/**
 * An article's card (spec §2, cards): picture, description, unit, price or the prompt to log in, the view button,
 * quantity and add-to-cart, and the favourite button. Memoized, because lists grow.
 */
export const ArticleCard = memo(function ArticleCard({
  article,
  eager,
  sizes = SIZES_IN_GRID,
}: ArticleCardProps) {
  const address = articleAddress(article)
  return (
    <article
      className={styles['card']}
      data-article={article.Codigo}
      onPointerEnter={() => fetchArticleAhead(article.Codigo)}
    >
      <div className={styles['window']}>
        {/* The heading has the same link; one tab stop is enough. */}
        <Link to={address} tabIndex={-1} aria-hidden className={styles['picture']}>
          <Picture path={article.Imagen} alt="" sizes={sizes} {...(eager && { eager })} />
        </Link>
        <span className={styles['badge']}>
          <ArticleBadge article={article} />
        </span>
        <FavouriteButton article={article} />
      </div>
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <Link to={address}>{article.Descripcion}</Link>
        </h3>
        <div className={styles['line']}>
          <p className={styles['unit']}>{article.unidaddescrip}</p>
          <Link
            to={address}
            className={styles['view']}
            aria-label={listTexts.viewArticle(article.Descripcion)}
          >
            <EyeIcon size={16} />
            {listTexts.view}
          </Link>
        </div>
        {article.Promocion && <p className={styles['promotion']}>{article.Promocion.Descrip}</p>}
        {article.Llevando && (
          <p className={styles['unit']}>{promotedPriceText(article.Llevando, article.unidad)}</p>
        )}
      </div>
      <div className={styles['label']}>
        <ArticlePrice article={article} size="card" />
      </div>
      <div className={styles['buy']}>
        <AddToCart article={article} look="card" />
      </div>
    </article>
  )
})

/** The grid cell of a card: neighbouring cards share their rows. */
export function CardPlace({ children }: { children: ReactNode }) {
  return <li className={styles['place']}>{children}</li>
}

/** The skeleton of a card, as high as most cards. */
export function ArticleCardSkeleton() {
  return (
    <div className={styles['card']} aria-hidden>
      <Skeleton shape="block" className={styles['windowSkeleton']!} />
      <div className={styles['wordsSkeleton']}>
        <SkeletonLines count={2} />
      </div>
      <Skeleton shape="block" className={styles['labelSkeleton']!} />
      <div className={styles['buy']}>
        <Skeleton shape="block" className={styles['buySkeleton']!} />
      </div>
    </div>
  )
}
