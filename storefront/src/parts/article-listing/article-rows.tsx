import { MOBILE_LIST_ITEM_SIZE } from '@gondola/contract/base'
import type { SortCode } from '@gondola/contract/catalogue'
import { listTexts } from '../../texts/lists.ts'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useArticleRows, callOfRow, ROWS_PER_CALL } from '../../state/catalogue/article-source.ts'
import { afterPaint, SOON_MS } from '../../api/scheduling.ts'
import { drawnOffset } from '../../state/arrival.ts'
import { classes } from '../../ui/classes.ts'
import { BREATHING } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { ArticleRow, ArticleRowSkeleton } from '../article-row/article-row.tsx'
import { LoadFailure } from '../load-failure.tsx'
import styles from './article-listing.module.css'
import { ListingHead, type ArticleListingProps } from './listing-head.tsx'

/** Minimum height of a row in rem, and that of most rows (article-row.module.css); the real heights are measured. */
const ROW_REM = 7.25
const ROW_GAP_REM = 0.375
/** Offset of the list from the page's top, as last measured: most lists have the same. */
let usualMarginPx = 0
/** Number of skeleton rows before the first answer. */
const SHAPES = 8

interface ArticleRowsProps extends ArticleListingProps {
  sort: SortCode
  sortSelect: ReactNode
}

/**
 * The phone's list (spec §2): all articles in one virtualized scroll. Only visible rows are rendered, and only the
 * pages that they need are loaded.
 */
export function ArticleRows({ source, empty, failed, sort, sortSelect }: ArticleRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [range, setRange] = useState({ first: 0, last: ROWS_PER_CALL - 1 })
  const { total, articleAt, error, retry } = useArticleRows(source, sort, range.first, range.last)
  const [scrollMargin, setScrollMargin] = useState(usualMarginPx)
  useLayoutEffect(() => {
    if (!list.current) return
    usualMarginPx = list.current.getBoundingClientRect().top + window.scrollY
    setScrollMargin(usualMarginPx)
  }, [total])

  // Renders the visible rows first, and the overscan once they are painted.
  const [overscan, setOverscan] = useState(0)
  const isFilled = total !== null
  useEffect(() => {
    if (!isFilled) return
    return afterPaint(() => startTransition(() => setOverscan(MOBILE_LIST_ITEM_SIZE)))
  }, [isFilled])

  const isLate = useIsLate(!isFilled)
  const [rem] = useState(rootFontSizePx)
  const count = total ?? SHAPES
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_REM * rem,
    overscan,
    initialOffset: drawnOffset,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    gap: ROW_GAP_REM * rem,
    scrollMargin,
  })
  const rows = virtualizer.getVirtualItems()
  const first = rows[0]?.index ?? 0
  const last = Math.min(rows.at(-1)?.index ?? 0, count - 1)
  if (callOfRow(first) !== callOfRow(range.first) || callOfRow(last) !== callOfRow(range.last))
    setRange({ first, last })

  if (error && total === null) return failed?.(retry) ?? <LoadFailure error={error} onRetry={retry} />
  return (
    <section>
      <h2>
        <VisuallyHidden>{listTexts.articles}</VisuallyHidden>
      </h2>
      <ListingHead total={total} sortSelect={sortSelect} />
      {total === 0 ? (
        empty
      ) : (
        <ul
          ref={list}
          className={classes(styles['rows'], total === null && BREATHING)}
          style={{ height: virtualizer.getTotalSize() }}
          aria-busy={total === null}
        >
          {(isFilled || isLate ? rows : []).map(({ key, index, start }) => {
            const article = articleAt(index)
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={total ?? -1}
                aria-posinset={index + 1}
                className={styles['virtualRow']}
                style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
              >
                {article ? (
                  <ArticleRow article={article} eager={index < 5} proposed={source.proposed?.(article)} />
                ) : (
                  <ArticleRowSkeleton />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {error && total !== null && <LoadFailure error={error} onRetry={retry} />}
    </section>
  )
}

/** Whether something has been awaited for longer than `SOON_MS`. */
function useIsLate(isAwaited: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setLate(true), SOON_MS)
    return () => clearTimeout(timer)
  }, [isAwaited])
  return isLate
}

function rootFontSizePx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
