import { articleTexts } from '@gondola/contract/catalogue'
import { Skeleton, SkeletonLines } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './article-detail.module.css'

/** The skeleton of the article's page. */
export function DetailSkeleton() {
  return (
    <div className={styles['top']}>
      <VisuallyHidden>
        <span role="status">{articleTexts.relatedLoading}</span>
      </VisuallyHidden>
      <Skeleton shape="block" className={styles['window']} />
      <div className={styles['facts']}>
        <Skeleton shape="title" />
        <SkeletonLines count={2} />
        <Skeleton shape="block" className={styles['labelShape']} />
      </div>
    </div>
  )
}
