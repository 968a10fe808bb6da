import { formatGrams, type SaleUnit } from '@gondola/contract/base'
import type { Mechanic, SortCode } from '@gondola/contract/catalogue'

/** Texts of the article lists and cards (spec §2, Article list). */
export const listTexts = {
  all: 'Todos los productos',
  unknown: 'Categoría desconocida',
  notYetKnown: 'Productos',
  categories: 'Categorías',
  promotionsBanners: 'Promociones',
  found: (count: number) => `Productos encontrados: ${count}`,
  empty: '¡Lo sentimos! En este momento no contamos con productos para esta categoría.',
  emptyAction: 'Ver todos los productos',
  loading: 'Cargando, espere por favor',
  sortBy: 'Ordenar por',
  view: 'Ver',
  viewArticle: (name: string) => `Ver ${name}`,
  /** `1 l larga vida`, whose number and measure stay on one line. */
  unit: (unidaddescrip: string) => unidaddescrip.replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0'),
  add: 'Agregar al carrito',
  addArticle: (name: string) => `Agregar al carrito ${name}`,
  addShort: 'Agregar',
  articles: 'Productos',
  inCart: (quantity: string) => `En tu carrito: ${quantity}`,
  ownWeight: 'Lo que solés llevar',
  weightsOf: (name: string) => `Pesos de ${name}`,
  /** `200 g`, `½ kg`, `1½ kg`. */
  weight: (grams: number) => {
    const quarter = { 250: '¼', 500: '½', 750: '¾' }[grams % 1000] ?? ''
    if (grams < 250 || (grams % 1000 !== 0 && quarter === '')) return formatGrams(grams)
    return `${Math.floor(grams / 1000) || ''}${quarter} kg`
  },
  estimate: (amount: string) => `≈ ${amount}`,
} as const

/** What a branch has of an article. */
export const stockTexts = {
  pocas: 'Quedan pocas',
  'no-hay': 'Hoy no hay',
  oftenMissing: 'Suele faltar: elegí ahora un reemplazo',
  most: (most: number, unidad: SaleUnit) => `Máximo ${unidad === 100 ? formatGrams(most) : most} por pedido`,
} as const

/** Names of the sort orders in the select (spec §4, Sort). */
export const SORT_NAMES = {
  s: 'Sin orden',
  pb: 'Precio: menor primero',
  pa: 'Precio: mayor primero',
  naz: 'Nombre: A-Z',
  nza: 'Nombre: Z-A',
} as const satisfies Record<SortCode, string>

/** Article badges by rule (spec §5). */
export const badgeTexts = {
  promotion: 'En promoción',
  promotionShort: 'PROMO',
  /** The short text on a seal: `3x2`, `-20%`; for other mechanics, that there is a promotion. */
  seal: ({ Tipo, Lleva, Paga, Porcentaje }: Mechanic): string => {
    if (Tipo === 'nxm') return `${Lleva}x${Paga}`
    return Tipo === 'porcentaje' && !Lleva ? `-${Porcentaje}%` : badgeTexts.promotionShort
  },
  offer: 'En oferta',
  offerShort: '%',
} as const
