import { useState, type ReactNode } from 'react'
import { Loading, useEditContext } from 'react-admin'
import { SHOWN_WHERE_IT_IS } from './failed.tsx'

/** Not fetched again while somebody types or on returning to the window: it would replace the input. */
export const FETCHED_ONCE = {
  ...SHOWN_WHERE_IT_IS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

/**
 * Shows a record's form once a fetch that began with the form has ended. Before that the record may be what a list or an
 * earlier visit left in the cache, which the answer would replace while somebody types. `isFetching` alone does not
 * tell: react-admin waits for the access check first, with the cached record at hand.
 */
export function OnceFetched({ children }: { children: ReactNode }) {
  const { isFetching } = useEditContext()
  const [phase, setPhase] = useState<'waiting' | 'fetching' | 'fetched'>('waiting')
  if (phase === 'waiting' && isFetching) setPhase('fetching')
  if (phase === 'fetching' && !isFetching) setPhase('fetched')
  return phase === 'fetched' ? children : <Loading />
}
