import type { ReactNode } from 'react'
import type { ArticleSource } from '../../state/catalogue/article-source.ts'

/** Props of an article list, for pages and for the endless list. */
export interface ArticleListingProps {
  source: ArticleSource
  /** Replaces an empty list. */
  empty: ReactNode
  /** Replaces a list that failed to load; by default the usual message. */
  failed?: ((retry: () => void) => ReactNode) | undefined
}
