import { HtmlText } from '../../parts/html-text/html-text.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { useParameters } from '../../state/site.ts'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import styles from './account-screen.module.css'

/** Help (anchor `ayuda`): Titulo8 and Texto8 of the site parameters. */
export function HelpTab() {
  const { data, error, refetch, isFetching } = useParameters()
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonLines count={6} />
  return (
    <section className={styles['help']}>
      <h2>{data.Titulo8}</h2>
      <HtmlText html={data.Texto8} />
    </section>
  )
}
