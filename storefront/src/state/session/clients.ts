import { type Client, listDocumentTypes, findPoints } from '@gondola/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { ALL, send } from '../../api/client.ts'

/** `staleTime`: document types hardly ever change. */
const SLOW_MS = 600_000

/** Identity document types, for the forms. */
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
