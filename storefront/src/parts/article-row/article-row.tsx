import { articleAddress } from '@gondola/contract/base'
import type { Article } from '@gondola/contract/catalogue'
import { listTexts } from '../../texts/lists.ts'
import { promotedPriceText } from '../../texts/promoted-price.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import { fetchArticleAhead } from '../../state/catalogue/catalogue.ts'
import { ChevronRightIcon } from '../../ui/icons/icons.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Skeleton, SkeletonLines } from '../../ui/states/skeleton.tsx'
import { AddToCart } from '../article-card/add-to-cart.tsx'
import { ArticleBadge } from '../article-card/article-badge.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { ArticlePrice } from '../article-price/article-price.tsx'
import styles from './article-row.module.css'

interface ArticleRowProps {
  article: Article
  /** Above the fold: its picture is loaded early. */
  eager?: boolean
}

/**
 * An article in a phone's list (spec §2, mobile): picture, description, unit, price, view and add buttons. Memoized,
 * because the list re-renders while scrolling.
 */
export const ArticleRow = memo(function ArticleRow({ article, eager }: ArticleRowProps) {
  const address = articleAddress(article)
  return (
    <article
      className={styles['row']}
      data-article={article.Codigo}
      onPointerEnter={() => fetchArticleAhead(article.Codigo)}
    >
      <Link to={address} tabIndex={-1} aria-hidden className={styles['picture']}>
        <Picture path={article.Imagen} alt="" sizes="112px" {...(eager && { eager })} />
        <span className={styles['badge']}>
          <ArticleBadge article={article} />
        </span>
      </Link>
      <FavouriteButton article={article} />
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <Link to={address}>{article.Descripcion}</Link>
        </h3>
        <p className={styles['unit']}>
          {article.unidaddescrip}
          {article.Promocion && <span className={styles['promotion']}> · {article.Promocion.Descrip}</span>}
        </p>
        <ArticlePrice article={article} size="line" />
        {article.Llevando && (
          <p className={styles['unit']}>{promotedPriceText(article.Llevando, article.unidad)}</p>
        )}
      </div>
      <div className={styles['actions']}>
        <Link to={address} className={styles['view']} aria-label={listTexts.viewArticle(article.Descripcion)}>
          {listTexts.view}
          <ChevronRightIcon size={16} />
        </Link>
        <AddToCart article={article} look="row" />
      </div>
    </article>
  )
})

/** The skeleton of a row, as high as most rows. */
export function ArticleRowSkeleton() {
  return (
    <div className={styles['row']} aria-hidden>
      <Skeleton shape="block" className={styles['picture']!} />
      <div className={styles['shapes']}>
        <SkeletonLines count={2} />
        <Skeleton shape="block" className={styles['labelShape']!} />
      </div>
    </div>
  )
}
