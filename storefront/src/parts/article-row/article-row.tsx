import { articleAddress } from '@gondola/contract/base'
import { articlePicture } from '@gondola/contract/catalogue'
import { listTexts, promotedPriceText } from '../../texts/lists.ts'
import { memo } from 'react'
import { Link } from 'react-router'
import { fetchArticleAhead } from '../../state/catalogue/catalogue.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { Skeleton, SkeletonLines } from '../../ui/states/skeleton.tsx'
import { AddToCart } from '../article-card/add-to-cart.tsx'
import type { ArticleCardProps } from '../article-card/article-card.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { ArticlePrice, useIsPriceVisible } from '../article-price.tsx'
import { PriceWithoutTaxes } from '../shelf-label/price-label.tsx'
import styles from './article-row.module.css'

/**
 * An article in a phone's list (spec §2, mobile): picture, which is the view button, description, unit, price and add
 * button. The name comes first and once; its link covers the row. Memoized, because the list re-renders while scrolling.
 */
export const ArticleRow = memo(function ArticleRow({
  article,
  eager,
  proposed,
}: Omit<ArticleCardProps, 'sizes'>) {
  const { Codigo, Descripcion, Promocion, Llevando } = article
  const address = articleAddress(article)
  const unit = listTexts.unit(article)
  const isVisible = useIsPriceVisible(article)
  return (
    <article className={styles['row']} data-article={Codigo} onPointerEnter={() => fetchArticleAhead(Codigo)}>
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          <Link to={address}>{Descripcion}</Link>
        </h3>
        <p className={styles['unit']}>
          {unit}
          {Promocion && (
            <span className={styles['promotion']}>
              {unit && ' · '}
              {Promocion.Descrip}
            </span>
          )}
          {Llevando && `${unit || Promocion ? ' · ' : ''}${promotedPriceText(Llevando, article.unidad)}`}
        </p>
      </div>
      {/* The heading has the same link; one tab stop is enough. */}
      <Link to={address} tabIndex={-1} aria-label={listTexts.view} className={styles['window']}>
        <Picture
          path={articlePicture(article)}
          alt=""
          sizes="96px"
          className={styles['picture']}
          {...(eager && { eager })}
        />
      </Link>
      <FavouriteButton article={article} />
      <div className={styles['label']}>
        <ArticlePrice article={article} size="row" />
      </div>
      <AddToCart article={article} look="row" proposed={proposed} />
      {isVisible && <PriceWithoutTaxes pesos={article.PrecioSinImpuestos} className={styles['taxes']} />}
    </article>
  )
})

/** The skeleton of a row, as high as most rows; `BREATHING` is its list's. */
export function ArticleRowSkeleton() {
  return (
    <div className={styles['row']} aria-hidden data-still>
      <span className={styles['window']} />
      <div className={styles['shapes']}>
        <SkeletonLines count={2} />
        <Skeleton shape="block" className={styles['labelShape']} />
      </div>
    </div>
  )
}
