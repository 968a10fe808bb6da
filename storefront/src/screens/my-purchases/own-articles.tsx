import { ROUTES } from '@gondola/contract/base'
import type { Article } from '@gondola/contract/catalogue'
import { interfaceTexts } from '../../texts/interface.ts'
import { ownArticlesTexts } from '../../texts/lists.ts'
import { ArticleCard, ArticleCardSkeleton, CardPlace } from '../../parts/article-card/article-card.tsx'
import { ArticleRow, ArticleRowSkeleton } from '../../parts/article-row/article-row.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { Section } from '../../parts/section/section.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { FROM_TABLET, useMedia } from '../../ui/layout/use-media.ts'
import { EmptyShelfDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './own-articles.module.css'

export interface OwnArticlesProps {
  title: string
  text: string
  query: {
    data: readonly Article[] | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  emptyTitle: string
  emptyText: string
}

/** Keys of the skeleton cards. */
const SHAPES = ['1', '2', '3', '4'] as const

/** One of the two lists; its heading is shown even if the list is empty. */
export function OwnArticles({ title, text, query, emptyTitle, emptyText }: OwnArticlesProps) {
  const { data, error, isFetching, refetch } = query
  return (
    <Section title={title} {...(data?.length !== 0 && { text })}>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {data?.length === 0 && (
        <EmptyState
          drawing={<EmptyShelfDrawing />}
          title={emptyTitle}
          text={emptyText}
          action={<ButtonLink to={ROUTES.articles}>{ownArticlesTexts.toShop}</ButtonLink>}
        />
      )}
      {(data ? data.length > 0 : !error) && <Shelf articles={data} />}
    </Section>
  )
}

/** Cards side by side, rows on a phone; skeletons while loading. */
function Shelf({ articles }: { articles: readonly Article[] | undefined }) {
  return (
    <>
      {!articles && (
        <p role="status">
          <VisuallyHidden>{interfaceTexts.loading}</VisuallyHidden>
        </p>
      )}
      <Places articles={articles} />
    </>
  )
}

function Places({ articles }: { articles: readonly Article[] | undefined }) {
  const isWide = useMedia(FROM_TABLET)
  if (!isWide) {
    return (
      <ul className={styles['rows']} aria-busy={!articles}>
        {articles
          ? articles.map((article) => (
              <li key={article.Codigo}>
                <ArticleRow article={article} />
              </li>
            ))
          : SHAPES.map((shape) => (
              <li key={shape}>
                <ArticleRowSkeleton />
              </li>
            ))}
      </ul>
    )
  }
  return (
    <ul className={styles['grid']} aria-busy={!articles}>
      {articles
        ? articles.map((article) => (
            <CardPlace key={article.Codigo}>
              <ArticleCard article={article} />
            </CardPlace>
          ))
        : SHAPES.map((shape) => (
            <CardPlace key={shape}>
              <ArticleCardSkeleton />
            </CardPlace>
          ))}
    </ul>
  )
}
