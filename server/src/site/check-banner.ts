import { type BannerDraft, windowFault } from '@gondola/contract/site'
import { isCalendarDay } from '@gondola/contract/delivery'
import type { StaffViolation } from '@gondola/contract/base'

/** Whether an address is empty, a route of the shop (`/#/promociones`) or another site. */
export function isSiteAddress(typed: string): boolean {
  const url = typed.trim()
  if (url === '' || /^https?:\/\/\S+$/i.test(url)) return true
  return /^(\/?#)?\/[^\s\\]*$/.test(url) && !url.startsWith('//')
}

/** Whether a picture's path is relative to `ImagenesUrl` and stays below it. */
export const isPicturePath = (path: string): boolean => /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(path)

export function checkBanner({
  Url,
  Imagen,
  Texto,
  FechaDesde,
  FechaHasta,
}: BannerDraft): StaffViolation | null {
  if (!isSiteAddress(Url)) return windowFault('banner-direccion', 'Url')
  if (!isPicturePath(Imagen)) return windowFault('banner-imagen', 'Imagen')
  if (Texto.trim() === '') return windowFault('banner-texto', 'Texto')
  if (FechaDesde !== null && !isCalendarDay(FechaDesde)) return windowFault('fecha-inexistente', 'FechaDesde')
  if (FechaHasta !== null && !isCalendarDay(FechaHasta)) return windowFault('fecha-inexistente', 'FechaHasta')
  const isReversed = FechaDesde !== null && FechaHasta !== null && FechaHasta < FechaDesde
  return isReversed ? windowFault('fechas-al-reves', 'FechaHasta') : null
}

/** Whether a banner is shown on an ISO day in the shop's time zone; first and last day included. */
export function isBannerShown(
  { Estado, FechaDesde, FechaHasta }: Pick<BannerDraft, 'Estado' | 'FechaDesde' | 'FechaHasta'>,
  today: string,
): boolean {
  if (Estado !== 0) return false
  return (FechaDesde === null || FechaDesde <= today) && (FechaHasta === null || today <= FechaHasta)
}
