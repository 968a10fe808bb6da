import { formatGrams, type SaleUnit, formatPesos, ownTexts, say } from '@gondola/contract/base'
import type { Article, Mechanic, SortCode, PromotedPrice } from '@gondola/contract/catalogue'

/** A text by which '1.5 Lts' has '1,5 l' in it, '6 latas x 354 ml' has '6 latas de 354 ml', and 'x 6 un' has '6 unidades'. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/ de (?=\d)/g, 'x')
    .replaceAll(/unidades|potes|sobres/g, 'un')
    .replaceAll(/ o más|[ .,+]/g, '')

type UnitField = 'unidaddescrip' | 'Descripcion' | 'Presentacion' | 'Apto'

/** Texts of the article lists and cards (spec §2, Article list). */
export const listTexts = ownTexts({
  all: 'Todos los productos',
  unknown: 'Categoría desconocida',
  notYetKnown: 'Productos',
  categories: 'Categorías',
  promotionsBanners: 'Promociones',
  found: (count: number) => say`Productos encontrados: ${count}`,
  empty: '¡Lo sentimos! En este momento no contamos con productos para esta categoría.',
  emptyAction: 'Ver todos los productos',
  loading: 'Cargando, espere por favor',
  sortBy: 'Ordenar por',
  view: 'Ver',
  /**
   * Packs or unit, a nappy's kilos, a wine's grape and year, that it has no gluten, as far as the article's name does not
   * say them: `1 l larga vida`, whose number and measure stay on one line.
   */
  unit: ({ unidaddescrip, Descripcion, Presentacion, Apto }: Pick<Article, UnitField>) => {
    const { Envase = unidaddescrip, Peso, Uva, Cosecha } = Presentacion ?? {}
    const claims = [
      Apto?.[0] === 'sin-tacc' && say`Sin TACC`,
      Apto?.includes('sin-lactosa') && say`Sin lactosa`,
    ]
    return [Envase, Peso, Uva, Cosecha, ...claims]
      .filter((text) => text && !bare(Descripcion).includes(bare(text)))
      .join(' · ')
      .replaceAll(/(?<=\d) (?=\p{L})/gu, '\u00a0')
  },
  /** To the cart, or to the order that is being changed. */
  add: (isForOrder: boolean): string => (isForOrder ? say`Agregar al pedido` : say`Agregar al carrito`),
  /** Accessible name of the button that adds; of a weight, with the weight. */
  addWeight: (weight: string, isForOrder: boolean) => `${listTexts.add(isForOrder)} ${weight}`,
  addShort: 'Agregar',
  /** After 'Agregar', for who does not see the cart's sign. */
  toBasket: (isForOrder: boolean): string => (isForOrder ? say`al pedido` : say`al carrito`),
  articles: 'Productos',
  sorted: (name: string) => say`Lista ordenada: ${name}`,
} as const)

/** What a branch has of an article. */
export const stockTexts = ownTexts({
  pocas: 'Quedan pocas',
  'no-hay': 'Hoy no hay',
  oftenMissing: 'Suele faltar: elegí ahora un reemplazo',
  most: (most: number, unidad: SaleUnit) =>
    say`Máximo ${unidad === 100 ? formatGrams(most) : most} por pedido`,
} as const)

/** Names of the sort orders in the select (spec §4, Sort). */
export const SORT_NAMES = ownTexts({
  s: 'Sin orden',
  pb: 'Precio: menor primero',
  pa: 'Precio: mayor primero',
  naz: 'Nombre: A-Z',
  nza: 'Nombre: Z-A',
  pu: 'Precio por kilo o litro',
} as const satisfies Record<SortCode, string>)

/** Article badges by rule (spec §5). */
export const badgeTexts = ownTexts({
  promotion: 'En promoción',
  promotionShort: 'PROMO',
  /** The short text on a seal: `3x2`, `-20%`; for other mechanics, that there is a promotion. */
  seal: ({ Tipo, Lleva, Paga, Porcentaje }: Mechanic): string => {
    if (Tipo === 'nxm') return `${Lleva}x${Paga}`
    return Tipo === 'porcentaje' && !Lleva ? `-${Porcentaje}%` : badgeTexts.promotionShort
  },
  offer: 'En oferta',
  offerShort: '%',
} as const)

/** `Llevando 2: $ 850,00 c/u`; for a promotion that applies to a single unit, `Con la promo: $ 850,00 c/u`. */
export function promotedPriceText({ Cantidad, Precio }: PromotedPrice, unidad: SaleUnit): string {
  const each = unidad === 100 ? say`x kg` : 'c/u'
  return `${Cantidad === 1 ? say`Con la promo` : say`Llevando ${Cantidad}`}: ${formatPesos(Precio)} ${each}`
}

/** Texts about the articles that a customer buys often, and about favourites. */
export const ownArticlesTexts = ownTexts({
  title: 'Mis compras',
  usual: 'Mis habituales',
  usualText: 'Lo que más pedís, con los precios de hoy.',
  usualEmpty: 'Todavía no tenés habituales',
  usualEmptyText: 'Desde tu primer pedido, acá vas a encontrar lo que más comprás.',
  favourites: 'Mis favoritos',
  favouritesText: 'Lo que marcaste con el corazón.',
  favouritesEmpty: 'Todavía no tenés favoritos',
  favouritesEmptyText: 'Tocá el corazón de un producto y lo vas a encontrar acá.',
  toShop: 'Ver los productos',
  yourUsual: 'Tus habituales',
  seeAll: 'Ver todos',
  addFavourite: 'Agregar a favoritos',
  removeFavourite: 'Quitar de favoritos',
} as const)
