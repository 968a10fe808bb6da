import { useCosts } from '../../state/delivery.ts'
import { LoadFailure } from '../load-failure/load-failure.tsx'

/** Says that delivery fee and minimum could not be read; nothing while they are fine. */
export function CostsFailure() {
  const { data, error, refetch, isFetching } = useCosts()
  if (!error || data) return null
  return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
}
