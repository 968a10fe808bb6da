import type { DeliveryPlace } from '@gondola/contract/branches'
import { DELIVERY_DAYS_SHOWN } from '@gondola/contract/base'
import { useQuery } from '@tanstack/react-query'
import {
  type CostParameters,
  listDeliveryDays,
  findDeliveryGrid,
  findDeliveryDay,
  listPaymentTypes,
  listCosts,
} from '@gondola/contract/delivery'
import { ALL, send } from '../api/client.ts'
import { useCheckout } from './cart/checkout.ts'
import { defaultBranch, namedPart } from './place/change-place.ts'
import { placeOfAddress, useLookUp } from './place/lookups.ts'
import { useDeliveryPlace } from './place/place.ts'
import { QUERY_KEYS } from './query-keys.ts'
import { useParameters } from './site.ts'

/** `staleTime`: fee and minimum change a few times a year, and the server checks them when the order is placed. */
const SLOW_MS = 600_000

/** The terms of a zone of home delivery; undefined: the branch's own. */
const ofZone = (zona: number | undefined) => (zona === undefined ? {} : { zona })

/** Of a query by zone: terms that are not known share nothing with a branch's own. */
const keyOf = (zone: { Id: number } | null | undefined) => (zone === undefined ? 'none' : (zone?.Id ?? 0))

/** The branch that the order is from; undefined where only one takes orders. */
export function useOrderBranch(): number | undefined {
  const place = useDeliveryPlace()
  return useParameters().data?.PideLugar && (place?.Sucursal ?? defaultBranch())
}

/**
 * The zone of the order's home delivery: of its address or, before one is chosen, of the header's place. `zone` is null
 * without one (pickup, a branch without zones, a shop that does not ask), undefined while it loads and if the branch does
 * not deliver there: then there are no terms. `isReached`: the branch delivers there; `other`: a branch that does
 * instead, null if none does; `pickups`: the branches where orders can be picked up, the nearest first.
 */
export function useOrderZone() {
  const branch = useOrderBranch()
  const place = useDeliveryPlace()
  const { FormaEntrega, Entrega } = useCheckout()
  const named = Entrega ? placeOfAddress(Entrega) : place?.Forma === 'ED' ? namedPart(place) : null
  const asked = branch === undefined || FormaEntrega === 'RS' ? null : named
  const { data, error, refetch, isFetching } = useLookUp(asked)
  const own = data?.Opciones.find(({ Sucursal }) => Sucursal === branch)
  return {
    zone: asked === null ? null : own && (own.Zona ?? null),
    isReached: own !== undefined,
    other: data && !own ? (data.Opciones[0] ?? null) : undefined,
    pickups: data?.Retiros ?? [],
    named,
    error,
    refetch,
    isFetching,
  }
}

/** Fee of home delivery (`Monto1`) and minimum purchase (`Monto2`), in pesos. */
export function useCosts() {
  const terms = useOrderZone()
  const zona = terms.zone?.Id
  const costs = useQuery({
    queryKey: [...QUERY_KEYS.costs, keyOf(terms.zone)],
    queryFn: async ({ signal }) => {
      // the list's first element (spec §7)
      const [first] = await send(listCosts, { params: ALL, query: ofZone(zona), signal })
      return first ?? null
    },
    enabled: terms.zone !== undefined,
    staleTime: SLOW_MS,
  })
  const { error, refetch, isFetching } = terms.error ? terms : costs
  return { data: costs.data, isSuccess: costs.isSuccess, error, refetch, isFetching }
}

/** The same at another place, before it is taken over; undefined while it is not known. */
export function useCostsAt(place: DeliveryPlace): CostParameters | undefined {
  const named = place.Forma === 'ED' ? namedPart(place) : null
  const option = useLookUp(named).data?.Opciones.find(({ Sucursal }) => Sucursal === place.Sucursal)
  const zona = option?.Zona?.Id
  const { data } = useQuery({
    queryKey: [...QUERY_KEYS.costs, 'at', place.Sucursal, zona ?? 0],
    queryFn: ({ signal }) =>
      send(listCosts, { params: ALL, query: { sucursal: place.Sucursal, ...ofZone(zona) }, signal }),
    enabled: named === null || option !== undefined,
    staleTime: SLOW_MS,
  })
  return data?.[0]
}

/** The next delivery days that still have a free slot; refetched each time checkout 2 opens. */
export function useDeliveryDays() {
  const { zone } = useOrderZone()
  return useQuery({
    queryKey: ['delivery', 'days', keyOf(zone)],
    queryFn: ({ signal }) =>
      send(listDeliveryDays, {
        params: { count: DELIVERY_DAYS_SHOWN, Fecha: 'HOY' },
        query: ofZone(zone?.Id),
        signal,
      }),
    enabled: zone !== undefined,
    staleTime: 0,
  })
}

/** The next delivery days with every slot; refetched each time checkout 2 opens. */
export function useDeliveryGrid() {
  const { zone } = useOrderZone()
  return useQuery({
    queryKey: ['delivery', 'grid', keyOf(zone)],
    queryFn: ({ signal }) => send(findDeliveryGrid, { query: ofZone(zone?.Id), signal }),
    enabled: zone !== undefined,
    staleTime: 0,
  })
}

/** A day's slots with the remaining capacity of each; loaded when the day is chosen (spec §4). */
export function useDeliveryDay(Id: number | null) {
  const { zone } = useOrderZone()
  return useQuery({
    queryKey: ['delivery', 'day', keyOf(zone), Id],
    queryFn: ({ signal }) => send(findDeliveryDay, { params: { Id: Id! }, query: ofZone(zone?.Id), signal }),
    enabled: Id !== null && zone !== undefined,
    staleTime: 0,
  })
}

/** Active payment types in the shop's order; `isWanted` false asks nothing. */
export function usePaymentTypes(isWanted = true) {
  return useQuery({
    queryKey: ['payment-types'],
    queryFn: ({ signal }) => send(listPaymentTypes, { params: ALL, signal }),
    enabled: isWanted,
    staleTime: SLOW_MS,
  })
}
