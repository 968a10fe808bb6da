import { NO_BRAND_NAME, type UnitPrice } from '@gondola/contract/base'
import {
  type Article,
  articlePrice,
  DIET_NAMES,
  LEGEND_TEXTS,
  type ProductFacts,
  SEAL_TEXTS,
} from '@gondola/contract/catalogue'
import type { Branch } from '@gondola/contract/branches'
import type { SiteParameters } from '@gondola/contract/site'
import { Markup } from '../../platform/text/markup.ts'

/** Unit codes of UN/CEFACT, as schema.org uses them. */
const UNIT_CODES: Record<UnitPrice['Unidad'], string> = { kg: 'KGM', l: 'LTR', m: 'MTR', un: 'C62' }

interface ProductParts {
  url: string
  image: string
  stores: readonly object[]
  /** For an article whose facts have none. */
  description: string
  /** Null for made-up ones, which no search engine may learn. */
  facts: ProductFacts | null
}

/**
 * An article as seen by a visitor, as a schema.org Product, with the branches where it is offered. URLs are absolute; a
 * hidden price is omitted.
 */
export function productData(
  article: Article,
  { url, image, stores, description, facts }: ProductParts,
): object {
  const { Codigo, Descripcion, Ean, Marca, Familia } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: Descripcion,
    description: facts?.Descripcion ?? description,
    sku: Codigo,
    url,
    category: Familia.Descripcion,
    image: [image],
    ...(Ean !== null && /^(\d{8}|\d{12,14})$/.test(Ean) && { gtin: Ean }),
    ...(Marca.Descripcion !== NO_BRAND_NAME && { brand: { '@type': 'Brand', name: Marca.Descripcion } }),
    ...factsData(facts),
    offers: { ...offerOf(article, url), ...(stores.length > 0 && { availableAtOrFrom: stores }) },
  }
}

function factsData(facts: ProductFacts | null): object {
  if (facts === null) return {}
  const { Ingredientes, Contiene, Apto, Sellos, Leyendas, PaisOrigen } = facts
  const properties = [
    ['Ingredientes', Ingredientes],
    ['Contiene', Contiene?.join(', ')],
    ...(Apto ?? []).map((diet) => ['Apto', DIET_NAMES[diet]]),
    ...(Sellos ?? []).map((seal) => ['Sello', SEAL_TEXTS[seal]]),
    ...(Leyendas ?? []).map((legend) => ['Leyenda', LEGEND_TEXTS[legend]]),
  ].flatMap(([name, value]) => (value ? [{ '@type': 'PropertyValue', name, value }] : []))
  return {
    ...(PaisOrigen && { countryOfOrigin: { '@type': 'Country', name: PaisOrigen } }),
    ...(properties.length > 0 && { additionalProperty: properties }),
  }
}

function offerOf(article: Article, url: string): object {
  const availability = `https://schema.org/${article.Existencia === 'no-hay' ? 'OutOfStock' : 'InStock'}`
  const offer = { '@type': 'Offer', url, availability }
  const price = articlePrice(article)
  if (price === null) return offer
  const { PrecioPorUnidad } = article
  return {
    ...offer,
    price: price.toFixed(2),
    priceCurrency: 'ARS',
    ...(PrecioPorUnidad !== null && { priceSpecification: unitPriceOf(PrecioPorUnidad) }),
  }
}

const unitPriceOf = ({ Precio, Unidad }: UnitPrice): object => ({
  '@type': 'UnitPriceSpecification',
  price: Precio.toFixed(2),
  priceCurrency: 'ARS',
  referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[Unidad] },
})

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The branches that take orders as schema.org GroceryStores, with what is known of each. */
export const storesData = (
  { NombreTienda, Sucursales }: Pick<SiteParameters, 'NombreTienda' | 'Sucursales'>,
  publicUrl: string,
): object[] =>
  Sucursales.filter(({ Id }) => Id !== undefined).map((branch) => storeData(branch, NombreTienda, publicUrl))

function storeData(branch: Branch, shop: string, publicUrl: string): object {
  const { Nombre, Codigo, Direccion, Localidad, CodigoPostal, Provincia, Telefono } = branch
  const { Latitud, Longitud, Horarios = [] } = branch
  return {
    '@type': 'GroceryStore',
    name: `${shop} ${Nombre}`,
    url: publicUrl,
    ...(Codigo !== undefined && { branchCode: Codigo }),
    ...(Telefono !== '' && { telephone: Telefono }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: Direccion,
      ...(Localidad !== undefined && { addressLocality: Localidad }),
      ...(CodigoPostal !== undefined && { postalCode: CodigoPostal }),
      ...(Provincia !== undefined && { addressRegion: Provincia }),
      addressCountry: 'AR',
    },
    ...(Latitud !== undefined &&
      Longitud !== undefined && {
        geo: { '@type': 'GeoCoordinates', latitude: Latitud, longitude: Longitud },
      }),
    ...(Horarios.length > 0 && {
      openingHoursSpecification: Horarios.map(({ Dia, Desde, Hasta }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${DAYS[Dia]}`,
        opens: Desde,
        // schema.org knows no 24:00
        closes: Hasta === '24:00' ? '23:59' : Hasta,
      })),
    }),
  }
}

/**
 * Data in a script element, which browsers never execute, so the content security policy allows it. Characters that
 * could end the element are escaped.
 */
export const dataScript = (data: object): Markup =>
  new Markup(
    `<script type="application/ld+json">${JSON.stringify(data).replace(
      /[<>&\u2028\u2029]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )}</script>`,
  )
