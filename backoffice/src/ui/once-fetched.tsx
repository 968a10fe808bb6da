import { useState, type ReactNode } from 'react'
import { Loading, useEditContext } from 'react-admin'
import { SHOWN_WHERE_IT_IS } from './failed.tsx'

/** Nor is it fetched again while somebody types, or as they come back from another window: it would take its place. */
export const FETCHED_ONCE = {
  ...SHOWN_WHERE_IT_IS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

/**
 * A record's form once the record has come from the server. What a list knew of it, or an earlier visit, would be
 * exchanged under the fingers of whoever types already.
 */
export function OnceFetched({ children }: { children: ReactNode }) {
  const { isFetching } = useEditContext()
  const [hasCome, setCome] = useState(false)
  if (!hasCome && !isFetching) setCome(true)
  return hasCome ? children : <Loading />
}
