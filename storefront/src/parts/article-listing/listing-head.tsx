import { listTexts } from '../../texts/lists.ts'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './article-listing.module.css'

/**
 * The count of a list, or that it is loading, announced to screen readers when it changes; beside it the sort select.
 */
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
