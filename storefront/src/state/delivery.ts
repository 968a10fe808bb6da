import { queryOptions, useQuery } from '@tanstack/react-query'
import * as api from '../api/delivery.ts'
import { QUERY_KEYS } from './query-keys.ts'

/** `staleTime`: fee and minimum change a few times a year, and the server checks them when the order is placed. */
const SLOW_MS = 600_000

const costsQuery = queryOptions({
  queryKey: QUERY_KEYS.costs,
  queryFn: ({ signal }) => api.findCosts(signal),
  staleTime: SLOW_MS,
})

/** Fee of home delivery (`Monto1`) and minimum purchase (`Monto2`), in pesos. */
export function useCosts() {
  return useQuery(costsQuery)
}

/** The next delivery days that still have a free slot; refetched each time checkout 2 opens. */
export function useDeliveryDays() {
  return useQuery({
    queryKey: ['delivery', 'days'],
    queryFn: ({ signal }) => api.listDeliveryDays(signal),
    staleTime: 0,
  })
}

/** A day's slots with the remaining capacity of each; loaded when the day is chosen (spec §4). */
export function useDeliveryDay(Id: number | null) {
  return useQuery({
    queryKey: ['delivery', 'day', Id],
    queryFn: ({ signal }) => api.findDeliveryDay(Id!, signal),
    enabled: Id !== null,
    staleTime: 0,
  })
}

/** Active payment types in the shop's order. */
export function usePaymentTypes() {
  return useQuery({
    queryKey: ['payment-types'],
    queryFn: ({ signal }) => api.listPaymentTypes(signal),
    staleTime: SLOW_MS,
  })
}
