import type { Article } from '@gondola/contract/entities/article.ts'
import { NO_BRAND_NAME } from '@gondola/contract/constants.ts'
import { articlePrice, priceWithoutTaxes, pricePerUnit } from '@gondola/contract/rules/article-price.ts'
import { promotedPrice } from '@gondola/contract/rules/promotions/promoted-price.ts'
import type { ArticleRow, CatalogueRows } from './catalogue.store.ts'
import type { Running } from './running.ts'

/** What articles share, so that fifty thousand of them hold each brand and family once. */
export interface Shared {
  brands: ReadonlyMap<number, Article['Marca']>
  families: ReadonlyMap<number, Article['Familia']>
  alcoholFamilies: ReadonlySet<number>
}

export const sharedParts = ({ brands, families }: Pick<CatalogueRows, 'brands' | 'families'>): Shared => ({
  brands: new Map(
    brands.map(({ Codigo, Descripcion }) => [Codigo, { Codigo, Descripcion, Checked: false } as const]),
  ),
  families: new Map(families.map(({ Codigo, Descripcion }) => [Codigo, { Codigo, Descripcion }])),
  alcoholFamilies: new Set(families.flatMap(({ Codigo, Alcohol }) => (Alcohol ? [Codigo] : []))),
})

/** An article as the wire shows it to those who see its price (contract §2), with what runs on a day. */
export function toArticle(row: ArticleRow, shared: Shared, running: Running): Article {
  const { brands, families, alcoholFamilies } = shared
  const article: Article = {
    Codigo: row.Codigo,
    Descripcion: row.Descripcion,
    Descripcioncorta: row.Descripcioncorta,
    Precioventa: row.Precioventa,
    Preciooferta: null,
    Promocion: null,
    Oferta: null,
    unidad: row.unidad,
    unidaddescrip: row.unidaddescrip,
    Imagen: row.Imagen,
    Ean: row.Ean,
    Marca: brands.get(row.brand_code) ?? {
      Codigo: row.brand_code,
      Descripcion: NO_BRAND_NAME,
      Checked: false,
    },
    Familia: families.get(row.family_code) ?? { Codigo: row.family_code, Descripcion: '' },
    Alcohol: alcoholFamilies.has(row.family_code),
    Iva: row.Iva,
    ImpuestoInterno: row.ImpuestoInterno,
    ContenidoNeto: row.ContenidoNeto,
    ContenidoUnidad: row.ContenidoUnidad,
    PrecioSinImpuestos: null,
    PrecioPorUnidad: null,
  }
  return onDay(article, running)
}

/** An article with its visible price as it is on a day: promotion, offer, and the prices that follow from them. */
export function onDay(article: Article, running: Running): Article {
  const { Codigo, Precioventa, unidad, Iva, ImpuestoInterno, ContenidoNeto, ContenidoUnidad } = article
  const Preciooferta = running.offerPrices.get(Codigo) ?? null
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

/** The other promotions that an article is in, and what a unit costs by the best of all. */
function promotionFields(
  { Codigo, unidad, Precioventa }: Article,
  shown: Article['Promocion'],
  running: Running,
  today: number,
): Pick<Article, 'Promociones' | 'Llevando'> {
  const all = running.promotionsOf.get(Codigo)
  if (all === undefined) return {}
  const isShownAlone = all.length === 1 && all[0]!.Promocion === shown?.Promocion
  const mechanics = all.map(({ Mecanica }) => Mecanica)
  const Llevando = promotedPrice(mechanics, unidad, Precioventa ?? today, today)
  return { ...(!isShownAlone && { Promociones: [...all] }), ...(Llevando && { Llevando }) }
}

function withoutPromotions({ Promociones: _, Llevando: __, ...article }: Article): Article {
  return article
}

/** The same article for somebody who may not see its price: nothing from which it could be had (contract §2, §7). */
export const withoutPrice = ({ Llevando: _, ...article }: Article): Article => ({
  ...article,
  Precioventa: null,
  Preciooferta: null,
  ImpuestoInterno: null,
  PrecioSinImpuestos: null,
  PrecioPorUnidad: null,
})
