import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Loading, useEditContext } from 'react-admin'
import { SHOWN_WHERE_IT_IS } from '../frame/failed.tsx'

/** No refetch while the user types, nor on return from another window: it would replace the record. */
export const FETCHED_ONCE = {
  ...SHOWN_WHERE_IT_IS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

/** When the screen was opened, in ms of the machine's clock. */
export function useOpenedAt(): number {
  const [atMs] = useState(() => Date.now())
  return atMs
}

/**
 * Shows a record's form once the record was fetched for this screen. A cached record of the list or an earlier visit
 * would be replaced while the user already types. `isFetching` alone does not tell: react-admin fetches only after its
 * access check, with the cached record at hand.
 */
export function OnceFetched({ since, children }: { since: number; children: ReactNode }) {
  const { isFetching, record, resource } = useEditContext()
  const queries = useQueryClient()
  const [hasCome, setCome] = useState(false)
  const state = queries.getQueryState([resource, 'getOne', { id: String(record?.id), meta: undefined }])
  const answeredAtMs = Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0)
  if (!hasCome && !isFetching && answeredAtMs >= since) setCome(true)
  return hasCome ? children : <Loading />
}
