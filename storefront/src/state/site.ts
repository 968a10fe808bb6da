import { type Banner, readParameters, listFrontBanners, listUserBanners } from '@gondola/contract/site'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { send, ALL } from '../api/client.ts'
import { QUERY_KEYS } from './query-keys.ts'

/** `staleTime`: the staff change these a few times a year. */
const SLOW_MS = 600_000
export function useParameters() {
  return useQuery({
    queryKey: QUERY_KEYS.parameters,
    queryFn: ({ signal }) => send(readParameters, { signal }),
    staleTime: SLOW_MS,
  })
}

/** Maximum number of pieces per order; unlimited while the parameters load, because the server checks again. */
export function useMostPieces(): number {
  return useParameters().data?.MaximoPiezasPorPedido ?? Infinity
}

/** Provided once by the page's frame: every card reads it, and a query subscription per card would be slow. */
export const PricesPublic = createContext(false)

/** Whether prices are public (contract §7); false while the parameters load. */
export function useArePricesPublic(): boolean {
  return useContext(PricesPublic)
}

/** Banners of the home page's carousel. */
export function useFrontBanners() {
  return useQuery({
    queryKey: QUERY_KEYS.frontBanners,
    queryFn: ({ signal }) => send(listFrontBanners, { params: ALL, signal }),
    select: (banners) => banners.filter(isShown),
    staleTime: SLOW_MS,
  })
}

/** User banners without the pop-ups. */
export function useUserBanners() {
  return useQuery({
    ...userBanners,
    select: (banners) => banners.filter((one) => isShown(one) && !isPopup(one)),
  })
}

/** Pop-up banners: Descrip 'popup' and Estado 0 (spec §4). */
export function usePopupBanners() {
  return useQuery({
    ...userBanners,
    select: (banners) => banners.filter((one) => isShown(one) && isPopup(one)),
  })
}

const userBanners = {
  queryKey: ['banners', 'user'],
  queryFn: ({ signal }: { signal: AbortSignal }) => send(listUserBanners, { params: ALL, signal }),
  staleTime: SLOW_MS,
}

const isShown = ({ Estado }: Banner) => Estado === 0
const isPopup = ({ Descrip }: Banner) => Descrip === 'popup'
