import type { Banner } from '@gondola/contract/entities/banner.ts'
import { useQuery } from '@tanstack/react-query'
import * as api from '../api/site.ts'

/** The staff change these a few times a year. */
const SLOW_MS = 600_000
/** Where pictures lie until the site parameters have come (contract §2). */
const IMAGES_URL = '/imagenes/'

export function useParameters() {
  return useQuery({
    queryKey: ['parameters'],
    queryFn: ({ signal }) => api.readParameters(signal),
    staleTime: SLOW_MS,
  })
}

/** Gives the address of a picture's path: the provider's image address, then the path (spec §3). */
export function useImageAddress(): (Imagen: string) => string {
  const { data } = useParameters()
  const base = data?.ImagenesUrl ?? IMAGES_URL
  return (Imagen) => base + Imagen
}

/** Whether the shop shows prices to everybody (contract §7); no until the parameters have come. */
export function useArePricesPublic(): boolean {
  return useParameters().data?.MostrarPreciosAVisitantes ?? false
}

/** Banners of the home page's carousel. */
export function useFrontBanners() {
  return useQuery({
    queryKey: ['banners', 'front'],
    queryFn: ({ signal }) => api.listFrontBanners(signal),
    select: (banners) => banners.filter(isShown),
    staleTime: SLOW_MS,
  })
}

/** Banners for the visitor beside the pop-ups. */
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
  queryFn: ({ signal }: { signal: AbortSignal }) => api.listUserBanners(signal),
  staleTime: SLOW_MS,
}

const isShown = ({ Estado }: Banner) => Estado === 0
const isPopup = ({ Descrip }: Banner) => Descrip === 'popup'
