import {
  type Article,
  type Diet,
  articlePrice,
  offerInForce,
  priceWithoutTaxes,
  pricePerUnit,
  isPriceVisible,
  OPTIONAL_NAMES,
  type PromotedPrice,
  type Mechanic,
} from '@gondola/contract/catalogue'
import {
  NO_BRAND_NAME,
  type SaleUnit,
  dividedHalfAway,
  pickFilled,
  toCentavos,
  toPesos,
} from '@gondola/contract/base'
import { takesNotes } from '@gondola/contract/cart'
import { presentationOf } from '@gondola/lexicon/presentations'
import type { ArticleRow, CatalogueTables } from './catalogue.store.ts'
import type { ActiveOffers } from './active-offers.ts'
import { takesWeighed, termsOf } from '@gondola/contract/promotions'

/** Brands and families, shared so that fifty thousand articles hold each of them once. */
export interface Shared {
  brands: ReadonlyMap<number, Article['Marca']>
  families: ReadonlyMap<number, Article['Familia']>
  alcoholFamilies: ReadonlySet<number>
  freshFamilies: ReadonlySet<number>
}

/** Reuses the objects of `before` that have not changed. */
export function sharedParts(
  { brands, families }: Pick<CatalogueTables, 'brands' | 'families'>,
  before: Shared | null,
): Shared {
  const brandOf = ({ Codigo, Descripcion }: CatalogueTables['brands'][number]) => {
    const known = before?.brands.get(Codigo)
    return known?.Descripcion === Descripcion ? known : ({ Codigo, Descripcion, Checked: false } as const)
  }
  const familyOf = ({ Codigo, Descripcion }: CatalogueTables['families'][number]) => {
    const known = before?.families.get(Codigo)
    return known?.Descripcion === Descripcion ? known : { Codigo, Descripcion }
  }
  return {
    brands: new Map(brands.map((brand) => [brand.Codigo, brandOf(brand)])),
    families: new Map(families.map((family) => [family.Codigo, familyOf(family)])),
    alcoholFamilies: new Set(families.flatMap(({ Codigo, Alcohol }) => (Alcohol ? [Codigo] : []))),
    freshFamilies: new Set(families.flatMap(({ Codigo, Perecedero }) => (Perecedero ? [Codigo] : []))),
  }
}

/** A brand as articles show it; an unknown one has no name. */
export const brandOf = ({ brands }: Shared, code: number): Article['Marca'] =>
  brands.get(code) ?? { Codigo: code, Descripcion: NO_BRAND_NAME, Checked: false }

/** An article as the API shows it to callers who see its price (contract §2), on a day without offers and promotions. */
export function toArticle(row: ArticleRow, shared: Shared): Article {
  const { Precioventa, unidad, Iva, ImpuestoInterno, ContenidoNeto, ContenidoUnidad } = row
  const Familia = shared.families.get(row.family_code) ?? { Codigo: row.family_code, Descripcion: '' }
  return {
    Codigo: row.Codigo,
    Descripcion: row.Descripcion,
    Descripcioncorta: row.Descripcioncorta,
    Precioventa,
    Preciooferta: null,
    Promocion: null,
    Oferta: null,
    unidad,
    unidaddescrip: row.unidaddescrip,
    Imagen: row.Imagen,
    Ean: row.Ean,
    Marca: brandOf(shared, row.brand_code),
    Familia,
    Alcohol: shared.alcoholFamilies.has(row.family_code),
    Iva,
    ImpuestoInterno,
    ContenidoNeto,
    ContenidoUnidad,
    PrecioSinImpuestos: priceWithoutTaxes(Precioventa, Iva, ImpuestoInterno),
    PrecioPorUnidad: pricePerUnit(Precioventa, unidad, ContenidoNeto, ContenidoUnidad),
    ...pickFilled(row, OPTIONAL_NAMES),
    ...presented({ Descripcion: row.Descripcion, Familia }),
    ...(shared.freshFamilies.has(row.family_code) && unidad === 1 && takesNotes(row) && { Fresco: true }),
    ...factFlags(row.facts),
  }
}

/** What an article's name tells of packs, of a nappy and of a wine, if it tells anything. */
export function presented({
  Descripcion,
  Familia,
}: Pick<Article, 'Descripcion' | 'Familia'>): Pick<Article, 'Presentacion'> {
  const Presentacion = presentationOf(Descripcion, Familia.Descripcion)
  return Presentacion === null ? {} : { Presentacion }
}

/** What lists show of an article's facts. The lists of claims are shared, and the texts are left in the database. */
function factFlags(facts: ArticleRow['facts']): Pick<Article, 'Apto' | 'ConFicha'> {
  if (facts === null) return {}
  if (!facts.Apto?.length) return { ConFicha: true }
  const key = facts.Apto.join()
  if (!sharedClaims.has(key)) sharedClaims.set(key, facts.Apto)
  return { Apto: sharedClaims.get(key)!, ConFicha: true }
}

/** Each combination once, however many articles have it. */
const sharedClaims = new Map<string, Diet[]>()

/** An article at another price without offer, on a day without offers and promotions. */
export function atPrice(article: Article, Precioventa: number): Article {
  const { unidad, Iva, ImpuestoInterno, ContenidoNeto, ContenidoUnidad } = article
  return {
    ...withoutPromotions(article),
    Precioventa,
    Preciooferta: null,
    Promocion: null,
    Oferta: null,
    PrecioSinImpuestos: priceWithoutTaxes(Precioventa, Iva, ImpuestoInterno),
    PrecioPorUnidad: pricePerUnit(Precioventa, unidad, ContenidoNeto, ContenidoUnidad),
  }
}

/** An article with its visible price, as it is on a day: with promotion, offer, and the prices that follow from them. */
export function onDay(article: Article, running: ActiveOffers): Article {
  const { Codigo, Precioventa, unidad, Iva, ImpuestoInterno, ContenidoNeto, ContenidoUnidad } = article
  if (isPlain(article) && !hasAnything(Codigo, running)) return article
  const offer = running.offerPrices.get(Codigo) ?? null
  const Preciooferta = Precioventa === null ? offer : offerInForce(offer, Precioventa)
  const Oferta = Preciooferta === null ? null : { Preciooferta }
  const price = articlePrice({ Precioventa, Preciooferta, Oferta }) ?? 0
  const Promocion = running.promotionOf.get(Codigo) ?? null
  return {
    ...withoutPromotions(article),
    Preciooferta,
    Promocion,
    ...promotionFields(article, Promocion, running, price),
    Oferta,
    PrecioSinImpuestos: priceWithoutTaxes(price, Iva, ImpuestoInterno),
    PrecioPorUnidad: pricePerUnit(price, unidad, ContenidoNeto, ContenidoUnidad),
  }
}

/** Whether an article has neither an offer nor promotions. */
const isPlain = ({ Oferta, Promocion, Promociones }: Article) =>
  Oferta === null && Promocion === null && Promociones === undefined

const hasAnything = (code: string, { offerPrices, promotionOf, promotionsOf }: ActiveOffers) =>
  offerPrices.has(code) || promotionOf.has(code) || promotionsOf.has(code)

/** The other promotions of an article, and the unit price under the best of all. */
function promotionFields(
  { Codigo, unidad, Precioventa }: Article,
  shown: Article['Promocion'],
  running: ActiveOffers,
  today: number,
): Pick<Article, 'Promociones' | 'Llevando'> {
  const all = running.promotionsOf.get(Codigo)
  if (all === undefined) return {}
  const isShownAlone = all.length === 1 && all[0]!.Promocion === shown?.Promocion
  // a price never shows what depends on how the order is paid
  const mechanics = all.flatMap(({ Mecanica, TiposPago }) => (TiposPago === undefined ? [Mecanica] : []))
  const Llevando = promotedPrice(mechanics, unidad, Precioventa ?? today, today)
  return { ...(!isShownAlone && { Promociones: [...all] }), ...(Llevando && { Llevando }) }
}

function withoutPromotions({ Promociones: _, Llevando: __, ...article }: Article): Article {
  return article
}

/** Removes an article's price and everything it could be derived from (contract §2, §7). */
export const withoutPrice = (article: Article): Article => ({
  ...withoutPromotions(article),
  Precioventa: null,
  Preciooferta: null,
  ImpuestoInterno: null,
  PrecioSinImpuestos: null,
  PrecioPorUnidad: null,
})

/** An article as a caller may see it: with or without its price. */
export const asSeen = (article: Article, seesPrices: boolean, pricesForAll: boolean): Article =>
  isPriceVisible(article, seesPrices, pricesForAll) ? article : withoutPrice(article)

/**
 * The lowest price of a unit (or kilogram) under an article's promotions, and the quantity to buy for it; null if none
 * is lower than today's price. `list` is the price without offer, `today` with it, in pesos.
 */
export function promotedPrice(
  mechanics: readonly Mechanic[],
  unidad: SaleUnit,
  list: number,
  today: number,
): PromotedPrice | null {
  let best: PromotedPrice | null = null
  for (const mechanic of mechanics) {
    const price = unidad === 1 || takesWeighed(mechanic) ? priceBy(mechanic, toCentavos(list)) : null
    if (price !== null && price.Precio < (best?.Precio ?? today)) best = price
  }
  return best
}

function priceBy(mechanic: Mechanic, list: number): PromotedPrice | null {
  const terms = termsOf(mechanic)
  if (terms === null || terms.limit < terms.size) return null
  const { size, paid, benefit } = terms
  const whole = paid * list + (size - paid) * (list - benefit(list))
  return { Cantidad: size, Precio: toPesos(dividedHalfAway(whole, size)) }
}
