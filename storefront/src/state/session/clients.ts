import { type Client, listDocumentTypes, findPoints } from '@gondola/contract/clients'
import { findOwnCredit } from '@gondola/contract/payments'
import { useQuery } from '@tanstack/react-query'
import { ALL, send } from '../../api/client.ts'
import { QUERY_KEYS } from '../query-keys.ts'

/** `staleTime`: document types hardly ever change. */
const SLOW_MS = 600_000

export function useDocumentTypes() {
  return useQuery({
    queryKey: ['document-types'],
    queryFn: ({ signal }) => send(listDocumentTypes, { params: ALL, signal }),
    staleTime: SLOW_MS,
  })
}

/** 'Mis Puntos' for the client's own document. */
export function usePoints({ Id, Tipodoc, Nrodoc }: Client) {
  return useQuery({
    queryKey: ['points', Id],
    queryFn: ({ signal }) => send(findPoints, { params: { Tipodoc: Tipodoc.Codigo, Nrodoc }, signal }),
  })
}

/** What the shop owes the client; under the key of the orders, which pay out of it. */
export function useOwnCredit(clientId: number) {
  return useQuery({
    queryKey: [...QUERY_KEYS.orders, clientId, 'credit'],
    queryFn: ({ signal }) => send(findOwnCredit, { signal }),
  })
}
