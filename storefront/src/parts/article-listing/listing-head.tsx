import { listTexts } from '../../texts/lists.ts'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import type { ArticleSource } from '../../state/catalogue/article-source.ts'
import styles from './article-listing.module.css'

export interface ArticleListingProps {
  source: ArticleSource
  /** Replaces an empty list. */
  empty: ReactNode
  /** Replaces a list that failed to load; by default the usual message. */
  failed?: ((retry: () => void) => ReactNode) | undefined
}

/** The count of a list, or that it is loading, announced to screen readers; beside it the sort select. */
export function ListingHead({ total, sortSelect }: { total: number | null; sortSelect: ReactNode }) {
  return (
    <div className={styles['head']}>
      <p role="status" className={styles['count']}>
        {total === null ? (
          <>
            <VisuallyHidden>{listTexts.loading}</VisuallyHidden>
            <Skeleton shape="title" className={styles['countShape']} />
          </>
        ) : (
          listTexts.found(total)
        )}
      </p>
      {total !== 0 && sortSelect}
    </div>
  )
}
