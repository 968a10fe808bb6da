import { type Article, articleTexts } from '@gondola/contract/catalogue'
import { ArticleCarousel } from '../../parts/article-carousel/article-carousel.tsx'
import { LoadFailure } from '../../parts/load-failure/load-failure.tsx'
import { Section } from '../../parts/section/section.tsx'
import { useRelatedArticles } from '../../state/catalogue/catalogue.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './related-articles.module.css'

/** 'PRODUCTOS RELACIONADOS:', the articles of the same family (spec §2, Article detail). */
export function RelatedArticles({ article }: { article: Article }) {
  const { data: articles, error, refetch, isFetching } = useRelatedArticles(article)
  return (
    <Section title={articleTexts.related}>
      {error && !articles && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {!error && !articles && (
        <VisuallyHidden>
          <span role="status">{articleTexts.relatedLoading}</span>
        </VisuallyHidden>
      )}
      {articles?.length === 0 && <p className={styles['empty']}>{articleTexts.relatedEmpty}</p>}
      {!(error && !articles) && articles?.length !== 0 && (
        <ArticleCarousel label={articleTexts.related} articles={articles ?? []} isLoading={!articles} />
      )}
    </Section>
  )
}
