import { useCosts } from '../../state/delivery.ts'
import { LoadFailure } from '../load-failure/load-failure.tsx'

/** Reports that delivery fee and minimum purchase failed to load; otherwise renders nothing. */
export function CostsFailure() {
  const { data, error, refetch, isFetching } = useCosts()
  if (!error || data) return null
  return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
}
