import { ROUTES } from '@gondola/contract/base'
import { articleTexts } from '@gondola/contract/catalogue'
import { useParams } from 'react-router'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useArticle } from '../../state/catalogue/catalogue.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { EmptyShelfDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ArticleDetail } from './article-detail.tsx'
import styles from './article-detail-screen.module.css'
import { Skeleton, SkeletonLines } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import detailStyles from './article-detail.module.css'

/** The article's page (spec §2, Article detail). */
export function Component() {
  const { art = '' } = useParams()
  const { data: article, error, refetch, isFetching } = useArticle(art)
  return (
    <Container className={styles['screen']}>
      {article && <ArticleDetail key={article.Codigo} article={article} />}
      {article === undefined && <PageTitle title={articleTexts.title} hidden />}
      {article === undefined && error && (
        <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {article === undefined && !error && <DetailSkeleton />}
      {article === null && <Missing />}
    </Container>
  )
}

function Missing() {
  return (
    <>
      <PageTitle title={articleTexts.missing} hidden>
        {articleTexts.title}
      </PageTitle>
      <EmptyState
        drawing={<EmptyShelfDrawing />}
        title={articleTexts.missing}
        text={articleTexts.missingText}
        action={<ButtonLink to={ROUTES.articles}>{articleTexts.missingAction}</ButtonLink>}
      />
    </>
  )
}

function DetailSkeleton() {
  return (
    <div className={detailStyles['top']}>
      <VisuallyHidden>
        <span role="status">{articleTexts.relatedLoading}</span>
      </VisuallyHidden>
      <Skeleton shape="block" className={detailStyles['window']} />
      <div className={detailStyles['facts']}>
        <Skeleton shape="title" />
        <SkeletonLines count={2} />
        <Skeleton shape="block" className={detailStyles['labelShape']} />
      </div>
    </div>
  )
}
