import type { Client } from '@gondola/contract/clients'
import { useQuery } from '@tanstack/react-query'
import * as api from '../../api/clients.ts'

/** `staleTime`: document types hardly ever change. */
const SLOW_MS = 600_000

/** Identity document types, for the forms. */
export function useDocumentTypes() {
  return useQuery({
    queryKey: ['document-types'],
    queryFn: ({ signal }) => api.listDocumentTypes(signal),
    staleTime: SLOW_MS,
  })
}

/** 'Mis Puntos' for the client's own document. */
export function usePoints({ Id, Tipodoc, Nrodoc }: Client) {
  return useQuery({
    queryKey: ['points', Id],
    queryFn: ({ signal }) => api.findPoints(Tipodoc.Codigo, Nrodoc, signal),
  })
}
