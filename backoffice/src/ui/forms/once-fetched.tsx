import { useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Loading, useEditContext, useShowContext, type RaRecord } from 'react-admin'
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

interface OnceFetchedProps {
  since: number
  children: ReactNode
}

/**
 * Shows a record's form once the record was fetched for this screen. A cached record of the list or an earlier visit
 * would be replaced while the user already types.
 */
export const OnceFetched = ({ since, children }: OnceFetchedProps) =>
  useHasCome(useEditContext(), since) ? children : <Loading />

/** Shows a record once it was fetched for this screen: the list's row, which is cached, lacks fields of a record. */
export const ShownOnceFetched = ({ since, children }: OnceFetchedProps) =>
  useHasCome(useShowContext(), since) ? children : <Loading />

interface Fetched {
  isFetching?: boolean
  record?: RaRecord
  resource?: string
}

/**
 * Whether a record was answered since. `isFetching` alone does not tell: react-admin fetches only after its access
 * check, with the cached record at hand.
 */
function useHasCome({ isFetching, record, resource }: Fetched, since: number): boolean {
  const queries = useQueryClient()
  const [hasCome, setCome] = useState(false)
  const state = queries.getQueryState([resource, 'getOne', { id: String(record?.id), meta: undefined }])
  const answeredAtMs = Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0)
  if (!hasCome && !isFetching && answeredAtMs >= since) setCome(true)
  return hasCome
}
