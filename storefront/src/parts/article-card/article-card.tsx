import { articleAddress } from '@gondola/contract/base'
import { articlePicture, type Article } from '@gondola/contract/catalogue'
import { listTexts, promotedPriceText } from '../../texts/lists.ts'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { fetchArticleAhead } from '../../state/catalogue/catalogue.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { Skeleton, SkeletonLines } from '../../ui/states/skeleton.tsx'
import { ArticlePrice } from '../article-price.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { AddToCart } from './add-to-cart.tsx'
import styles from './article-card.module.css'

export interface ArticleCardProps {
  article: Article
  /** Above the fold: its picture is loaded early. */
  eager?: boolean
  /** The `sizes` of its `Picture`; by default those of a grid of cards. */
  sizes?: string
  /** The quantity field's initial pieces or grams. */
  proposed?: number | undefined
}

const SIZES_IN_GRID = '(min-width: 740px) 160px, 45vw'

/**
 * An article's card (spec §2, cards): picture, which is the view button, description, unit, price or the prompt to log
 * in, quantity and add-to-cart, and the favourite button. The name comes first and once: what follows is about it. Its
 * link covers the card. Memoized, because lists grow.
 */
export const ArticleCard = memo(function ArticleCard({
  article,
  eager,
  sizes = SIZES_IN_GRID,
  proposed,
}: ArticleCardProps) {
  const { Codigo, Descripcion, Promocion, Llevando } = article
  const address = articleAddress(article)
  const facts = [listTexts.unit(article), Llevando && promotedPriceText(Llevando, article.unidad)].filter(
    Boolean,
  )
  // The heading has the same link; one tab stop is enough.
  const picture = (
    <Link to={address} tabIndex={-1} aria-label={listTexts.view} className={styles['window']}>
      <Picture
        path={articlePicture(article)}
        alt=""
        sizes={sizes}
        className={styles['picture']}
        {...(eager && { eager })}
      />
    </Link>
  )
  return (
    <article
      className={styles['card']}
      data-article={Codigo}
      onPointerEnter={() => fetchArticleAhead(Codigo)}
    >
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <Link to={address}>{Descripcion}</Link>
        </h3>
        <p className={styles['unit']}>{facts.join(' · ')}</p>
      </div>
      {Promocion ? (
        <div className={styles['promoted']}>
          {picture}
          <p className={styles['promotion']}>{Promocion.Descrip}</p>
        </div>
      ) : (
        picture
      )}
      <FavouriteButton article={article} />
      <div className={styles['label']}>
        <ArticlePrice article={article} size="card" />
      </div>
      <AddToCart article={article} look="card" proposed={proposed} />
    </article>
  )
})

/** The grid cell of a card: neighbouring cards share their rows. */
export function CardPlace({ children }: { children: ReactNode }) {
  return <li className={styles['place']}>{children}</li>
}

/** The skeleton of a card, as high as most cards; `BREATHING` is its list's. */
export function ArticleCardSkeleton() {
  return (
    <div className={styles['card']} aria-hidden data-still>
      <span className={styles['windowSkeleton']} />
      <div className={styles['words']}>
        <div className={styles['wordsSkeleton']}>
          <SkeletonLines count={2} />
        </div>
      </div>
      <div className={styles['label']}>
        <Skeleton shape="block" className={styles['labelSkeleton']} />
      </div>
      <div className={styles['buySkeleton']} />
    </div>
  )
}
