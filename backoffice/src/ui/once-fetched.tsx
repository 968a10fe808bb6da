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
 * Shows a record's form only after the record was fetched. A cached record of the list or an earlier visit would be
 * replaced while the user already types.
 */
export function OnceFetched({ children }: { children: ReactNode }) {
  const { isFetching } = useEditContext()
  const [hasCome, setCome] = useState(false)
  if (!hasCome && !isFetching) setCome(true)
  return hasCome ? children : <Loading />
}
