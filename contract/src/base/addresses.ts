// The storefront's hash addresses (spec §2). Paths are written without the '#'.

/** Route patterns in the order of the specification's table; one it does not list is marked +. */
export const ROUTES = {
  home: '/inicio',
  article: '/ver-articulo/:art/:Descripcioncorta?',
  articles: '/articulos',
  articlesOf: '/articulos/:Codigo',
  search: '/busqueda',
  promotions: '/promociones',
  card: '/super-card',
  myOrders: '/mis-pedidos',
  checkout1: '/checkout1',
  checkout2: '/checkout2',
  checkout3: '/checkout3',
  account: '/info-cuenta',
  orders: '/pedidos',
  shipping: '/envios',
  privacy: '/politica-de-privacidad',
  about: '/sobre-nosotros',
  terms: '/terminos-y-condiciones',
  help: '/ayuda',
  payments: '/medios-de-pagos',
  contact: '/contactanos',
  siteMap: '/mapa-del-sitio',
  /** + articles bought often, and favourites */
  myPurchases: '/mis-compras',
  /** + one order, followed until it is there */
  followedOrder: '/pedido/:Id',
  /** + the link in the recovery mail (contract §3) */
  resetPassword: '/restablecer/:token',
  /** + the link that confirms a mail address */
  confirmEmail: '/confirmar/:token',
  /** + the 'botón de arrepentimiento' (contract §7) */
  withdrawal: '/arrepentimiento',
  /** + 'Pegá tu lista' */
  shoppingList: '/lista',
} as const
export type RouteName = keyof typeof ROUTES

/** Routes that only a logged-in customer enters (spec §2). */
export const GUARDED_ROUTES: readonly RouteName[] = [
  'myOrders',
  'myPurchases',
  'followedOrder',
  'checkout1',
  'checkout2',
  'checkout3',
  'account',
]

/** Routes without header, footer, cart and navigation (spec §2, page chrome). */
export const BARE_ROUTES: readonly RouteName[] = ['checkout1', 'checkout2', 'checkout3']

/** Anchors of the account screen's tabs (spec §2). */
export const ACCOUNT_ANCHORS = ['datos', 'contraseña', 'ayuda', 'mispedidos'] as const
export type AccountAnchor = (typeof ACCOUNT_ANCHORS)[number]

/** Address of an article's page: its short description with spaces replaced by hyphens (spec §2). */
export function articleAddress(article: { Codigo: string; Descripcioncorta: string }): string {
  return `/ver-articulo/${article.Codigo}/${encodeURIComponent(slug(article.Descripcioncorta))}`
}

export function orderAddress(Id: number): string {
  return `/pedido/${Id}`
}

/** Address of the list of a department or family. */
export function articlesAddress(code: number): string {
  return `/articulos/${code}`
}

/** Address of a search's results; `byBrand` is the advanced search. */
export function searchAddress(text: string, byBrand: boolean): string {
  return `${ROUTES.search}?texto=${encodeURIComponent(text)}${byBrand ? '&por=marca' : ''}`
}

export function resetPasswordAddress(token: string): string {
  return `/restablecer/${encodeURIComponent(token)}`
}

export function confirmEmailAddress(token: string): string {
  return `/confirmar/${encodeURIComponent(token)}`
}

/** Replaces spaces with hyphens and removes characters that an address cannot carry. */
export function slug(text: string): string {
  return text
    .trim()
    .replace(/[/?#%\\]+/g, ' ')
    .replace(/\s+/g, '-')
}
