/** Target of an address entered by the staff. */
export interface SiteAddress {
  isRoute: boolean
  to: string
}

/**
 * Parses an address entered by the staff: `/#/promociones`, `#/promociones`, `/promociones` and `promociones` are
 * routes of the shop, http and https URLs are other sites. Null for an empty address or any other scheme.
 */
export function siteAddress(typed: string): SiteAddress | null {
  const url = typed.trim()
  if (url === '' || url === '#') return null
  if (/^https?:\/\//i.test(url)) return { isRoute: false, to: url }
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//')) return null
  const route = url.replace(/^\/?#/, '')
  return { isRoute: true, to: route.startsWith('/') ? route : `/${route}` }
}
