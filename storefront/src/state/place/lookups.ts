import type { NamedPlace } from '@gondola/contract/branches'
import { type Address, listAddresses } from '@gondola/contract/clients'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lookUpPlace, suggestLocalities } from '@gondola/contract/delivery'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { useSession } from '../session/session.ts'
import { namedPart } from './change-place.ts'

const lookUpQuery = (place: NamedPlace) =>
  queryOptions({
    queryKey: ['place', place],
    queryFn: ({ signal }) => send(lookUpPlace, { query: place, signal }),
  })

/** The branches that deliver to a place. Rejects as the call does. */
export const findPlace = (place: NamedPlace) => queryClient.fetchQuery(lookUpQuery(place))

/** Localities and postal codes for the typed text; the previous ones stay until the next have loaded. */
export function useLocalities(text: string) {
  return useQuery({
    queryKey: ['localities', text],
    queryFn: ({ signal }) => send(suggestLocalities, { params: { Texto: text }, signal }),
    enabled: text !== '',
    retry: false,
    placeholderData: (before) => (text === '' ? undefined : before),
  })
}

/** Which branches deliver to a place; not asked without one. */
export function useLookUp(named: NamedPlace | null) {
  return useQuery({ ...lookUpQuery(named ?? {}), enabled: named !== null })
}

const addressesQuery = (client: number | null) =>
  queryOptions({ queryKey: ['addresses', client], queryFn: ({ signal }) => send(listAddresses, { signal }) })

/** The logged-in client's addresses, the default one first; not asked for a visitor. */
export function useAddresses(isWanted = true) {
  const client = useSession((session) => session.client?.Id ?? null)
  return useQuery({ ...addressesQuery(client), enabled: isWanted && client !== null })
}

/** Reloads the client's addresses after a change. */
export const forgetAddresses = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['addresses'] })

/** An address that names no place is in the one that the customer told: nobody is asked twice. */
export function inToldPlace<A extends Pick<Address, 'Localidad' | 'CodigoPostal' | 'Latitud' | 'Longitud'>>(
  address: A,
  told: NamedPlace | null,
): A {
  const { Localidad = '', CodigoPostal = '' } = told ?? {}
  const isOpen = placeOfAddress(address) === null && `${Localidad}${CodigoPostal}` !== ''
  return isOpen ? { ...address, Localidad, CodigoPostal } : address
}

/** An address as a place to look for; null if it names neither locality nor postal code nor position. */
export function placeOfAddress({
  Localidad,
  CodigoPostal,
  Latitud,
  Longitud,
}: Pick<Address, 'Localidad' | 'CodigoPostal' | 'Latitud' | 'Longitud'>): NamedPlace | null {
  const named = namedPart({
    Localidad,
    CodigoPostal,
    ...(Latitud !== null && Longitud !== null && { Latitud, Longitud }),
  })
  return Object.keys(named).length === 0 ? null : named
}
