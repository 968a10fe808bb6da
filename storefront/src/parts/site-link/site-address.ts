/** Where an address typed by the staff leads. */
export interface SiteAddress {
  isRoute: boolean
  to: string
}

/**
 * Reads an address that the staff typed: `/#/promociones`, `#/promociones`, `/promociones` and `promociones` are routes
 * of the shop, http and https addresses other sites. Null for an empty one, and for any other scheme.
 */
export function siteAddress(typed: string): SiteAddress | null {
  const url = typed.trim()
  if (url === '' || url === '#') return null
  if (/^https?:\/\//i.test(url)) return { isRoute: false, to: url }
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith('//')) return null
  const route = url.replace(/^\/?#/, '')
  return { isRoute: true, to: route.startsWith('/') ? route : `/${route}` }
}
