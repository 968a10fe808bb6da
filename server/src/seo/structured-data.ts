import { NO_BRAND_NAME, type UnitPrice } from '@gondola/contract/base'
import { type Article, articlePrice } from '@gondola/contract/catalogue'
import { Markup } from '../platform/text/markup.ts'

/** Unit codes of UN/CEFACT, as schema.org uses them. */
const UNIT_CODES: Record<UnitPrice['Unidad'], string> = { kg: 'KGM', l: 'LTR', m: 'MTR', un: 'C62' }

/** An article as seen by a visitor, as a schema.org Product. URLs are absolute; a hidden price is omitted. */
export function productData(article: Article, url: string, image: string | null): object {
  const { Codigo, Descripcion, Ean, Marca, Familia } = article
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: Descripcion,
    sku: Codigo,
    url,
    category: Familia.Descripcion,
    ...(image !== null && { image: [image] }),
    ...(Ean !== null && /^(\d{8}|\d{12,14})$/.test(Ean) && { gtin: Ean }),
    ...(Marca.Descripcion !== NO_BRAND_NAME && { brand: { '@type': 'Brand', name: Marca.Descripcion } }),
    offers: offerOf(article, url),
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
