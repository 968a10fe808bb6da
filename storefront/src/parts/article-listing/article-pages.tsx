import { LIST_PAGE_SIZE, pageCount } from '@gondola/contract/base'
import { listTexts } from '../../texts/lists.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useArticlePage } from '../../state/catalogue/article-source.ts'
import { classes } from '../../ui/classes.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { BREATHING } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { ArticleCard, ArticleCardSkeleton, CardPlace } from '../article-card/article-card.tsx'
import { LoadFailure } from '../load-failure.tsx'
import styles from './article-listing.module.css'
import type { ListPlace } from './list-place.ts'
import { ListingHead, type ArticleListingProps } from './listing-head.tsx'

interface ArticlePagesProps extends ArticleListingProps {
  place: ListPlace
  onPage: (page: number, options?: { replace: boolean }) => void
  sortSelect: ReactNode
}

/** The desktop's list: nine cards per page, at most seven page links (spec §9). */
export function ArticlePages({ source, empty, failed, place, onPage, sortSelect }: ArticlePagesProps) {
  const { data, error, refetch, isFetching, isPlaceholderData } = useArticlePage(
    source,
    place.page,
    place.sort,
  )
  const heading = useFocusOnPage(place.page)
  const lastPage = data && !isPlaceholderData ? pageCount(data.total, LIST_PAGE_SIZE) : null
  const isBeyond = lastPage !== null && place.page > lastPage
  useEffect(() => {
    if (isBeyond) onPage(lastPage, { replace: true })
  })
  const retry = () => void refetch()
  if (error && !data)
    return failed?.(retry) ?? <LoadFailure error={error} onRetry={retry} busy={isFetching} />
  const total = data?.total ?? null
  return (
    <section aria-busy={isFetching}>
      <h2 ref={heading} tabIndex={-1}>
        <VisuallyHidden>{listTexts.articles}</VisuallyHidden>
      </h2>
      <ListingHead total={total} sortSelect={sortSelect} />
      {total === 0 ? (
        empty
      ) : (
        <ul className={classes(styles['grid'], isPlaceholderData && styles['stale'], !data && BREATHING)}>
          {data
            ? data.items.map((article, index) => (
                <CardPlace key={article.Codigo}>
                  <ArticleCard article={article} eager={index < 5} proposed={source.proposed?.(article)} />
                </CardPlace>
              ))
            : Array.from({ length: LIST_PAGE_SIZE }, (_, index) => (
                <CardPlace key={index}>
                  <ArticleCardSkeleton />
                </CardPlace>
              ))}
        </ul>
      )}
      {total !== null && (
        <Pagination page={place.page} pageCount={pageCount(total, LIST_PAGE_SIZE)} onPage={onPage} />
      )}
    </section>
  )
}

/** When the page changes, moves focus and scroll position to the list's top. */
function useFocusOnPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) heading.current?.focus({ preventScroll: true })
    shown.current = page
  }, [page])
  return heading
}
