import type { ReactNode } from 'react'
import type { ArticleSource } from '../../state/article-source.ts'

/** What a list of articles shows, however it is paged. */
export interface ArticleListingProps {
  source: ArticleSource
  /** Shown in place of an empty list. */
  empty: ReactNode
  /** Shown in place of a list that failed to load; without it the usual message. */
  failed?: ((retry: () => void) => ReactNode) | undefined
}
