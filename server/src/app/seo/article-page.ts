import { articleAddress, ROUTES, NO_BRAND_NAME, formatPesos, formatUnitPrice } from '@gondola/contract/base'
import {
  articlePageAddress,
  type Article,
  articlePrice,
  DIET_NAMES,
  LEGEND_TEXTS,
  type ProductFacts,
  SEAL_TEXTS,
  isUnitPriceTold,
  articleTexts,
  shelfLabelTexts,
  articlePicture,
} from '@gondola/contract/catalogue'
import type { SiteParameters } from '@gondola/contract/site'
import { renderPage } from '../../http/html-page.ts'
import { html, type Markup } from '../../platform/text/markup.ts'
import { dataScript, productData, storesData } from './structured-data.ts'

/** Texts of an article's page outside the shop, as shown by shared links and search engines (contract §8). */
const articlePageTexts = {
  title: (article: string, shop: string) => `${article} | ${shop}`,
  /** The description below the title in search results and messages. */
  description: (article: string, brand: string | null, shop: string) =>
    brand === null ? `${article} en ${shop}.` : `${article}, marca ${brand}, en ${shop}.`,
  descriptionWithPrice: (price: string, description: string) => `${price}. ${description}`,
  goOn: 'Ver en la tienda',
  perKilogram: 'por kg',
  outToday: 'Hoy no hay.',
  example: 'Datos de ejemplo.',
} as const

/** The script that redirects people to the shop; `robots.txt` tells crawlers not to load it. */
export const GO_ON_PATH = '/p/seguir.js'
/** Leaves no history entry: 'back' returns to the page with the link. */
export const GO_ON_SCRIPT = "location.replace(document.querySelector('a.ir').href)\n"

type Shop = Pick<SiteParameters, 'NombreTienda' | 'ImagenesUrl' | 'Sucursales'>

/**
 * An article's page for links and search engines (contract §8), with what a visitor may see, whoever requests it. It
 * redirects people to the article in the shop. `article` is as seen by a visitor: a price hidden from visitors is null.
 */
export function renderArticlePage(
  article: Article,
  shop: Shop,
  publicUrl: string,
  facts: ProductFacts | null,
): string {
  const picture = pictureAddress(article, shop)
  const description = descriptionOf(article, shop)
  const url = absoluteUrl(publicUrl, articlePageAddress(article))
  const image = absoluteUrl(publicUrl, picture)
  return renderPage({
    title: articlePageTexts.title(article.Descripcion, shop.NombreTienda),
    head: html`<meta name="description" content="${description}" />
      <link rel="canonical" href="${url}" />
      ${openGraph(article, shop, { url, image, description })}
      ${dataScript(productData(article, { url, image, stores: storesData(shop, publicUrl), description, facts: facts?.DeEjemplo ? null : facts }))}
      <script src="${GO_ON_PATH}" defer></script>`,
    body: html`<img src="${picture}" alt="" width="640" height="640" />
      <h1>${article.Descripcion}</h1>
      ${priceLines(article)}
      <p>
        ${article.Existencia === 'no-hay' ? articlePageTexts.outToday : `${articleTexts.inStock}. ${articleTexts.availability}`}
      </p>
      ${factLines(facts)}
      <p><a class="ir" href="/#${articleAddress(article)}">${articlePageTexts.goOn}</a></p>`,
  })
}

/** The page for a code that is not on sale. */
export const missingArticlePage = (): string =>
  renderPage({
    title: articleTexts.missing,
    head: html`<meta name="robots" content="noindex" />`,
    body: html`<h1>${articleTexts.missing}</h1>
      <p>${articleTexts.missingText}</p>
      <p><a class="ir" href="/#${ROUTES.articles}">${articleTexts.missingAction}</a></p>`,
  })

function openGraph(
  article: Article,
  { NombreTienda }: Shop,
  { url, image, description }: { url: string; image: string; description: string },
): Markup {
  const price = articlePrice(article)
  const facts: readonly (readonly [string, string | null])[] = [
    ['og:type', 'product'],
    ['og:locale', 'es_AR'],
    ['og:site_name', NombreTienda],
    ['og:title', article.Descripcion],
    ['og:description', description],
    ['og:url', url],
    ['og:image', image],
    ['og:image:alt', article.Descripcion],
    ['product:availability', article.Existencia === 'no-hay' ? 'out of stock' : 'in stock'],
    ['product:price:amount', price === null ? null : price.toFixed(2)],
    ['product:price:currency', price === null ? null : 'ARS'],
  ]
  const told = facts.flatMap(([name, content]) =>
    content === null || content === '' ? [] : [html`<meta property="${name}" content="${content}" />`],
  )
  return html`${told} <meta name="twitter:card" content="summary_large_image" />`
}

function priceLines(article: Article): Markup {
  const price = articlePrice(article)
  if (price === null) return html`<p class="nota">${shelfLabelTexts.hiddenPrice}</p>`
  const { Oferta, Precioventa, PrecioPorUnidad, PrecioSinImpuestos, unidad } = article
  const before = Oferta !== null && Precioventa !== null && Precioventa > price ? Precioventa : null
  return html`<p class="precio">
      ${before === null ? null : html`<s>${formatPesos(before)}</s>`} ${formatPesos(price)}
      ${unidad === 100 ? articlePageTexts.perKilogram : null}
    </p>
    ${
      PrecioPorUnidad && isUnitPriceTold(PrecioPorUnidad, price, unidad)
        ? html`<p class="nota">${formatUnitPrice(PrecioPorUnidad)}</p>`
        : null
    }
    ${
      PrecioSinImpuestos === null
        ? null
        : html`<p class="nota">${shelfLabelTexts.withoutTaxes} ${formatPesos(PrecioSinImpuestos)}</p>`
    }`
}

/** The octagons and legends stand wherever the article is advertised (argentina L16). */
function factLines(facts: ProductFacts | null): Markup | null {
  if (facts === null) return null
  const { Sellos, Leyendas, Apto, Descripcion, DeEjemplo } = facts
  const warnings = [
    ...(Sellos ?? []).map((seal) => SEAL_TEXTS[seal]),
    ...(Leyendas ?? []).map((legend) => LEGEND_TEXTS[legend]),
  ]
  const diets = (Apto ?? []).map((diet) => DIET_NAMES[diet])
  if (warnings.length + diets.length === 0 && !Descripcion) return null
  return html`${warnings.map((warning) => html`<p><strong>${warning}</strong></p>`)}
  ${diets.length === 0 ? null : html`<p>${diets.join(', ')}</p>`}
  ${Descripcion ? html`<p>${Descripcion}</p>` : null}
  ${DeEjemplo ? html`<p class="nota">${articlePageTexts.example}</p>` : null}`
}

function descriptionOf(article: Article, { NombreTienda }: Shop): string {
  const { Descripcion, Marca } = article
  const brand = Marca.Descripcion === NO_BRAND_NAME ? null : Marca.Descripcion
  const description = articlePageTexts.description(Descripcion, brand, NombreTienda)
  const price = articlePrice(article)
  return price === null ? description : articlePageTexts.descriptionWithPrice(formatPesos(price), description)
}

/** The picture's address as used by the shop's own pages. */
export function pictureAddress(article: Article, { ImagenesUrl }: Pick<Shop, 'ImagenesUrl'>): string {
  const path = articlePicture(article)
  return /^(https?:)?\/\//.test(path) || path.startsWith('/') ? path : ImagenesUrl + path
}

/** The absolute URL of one of the shop's addresses, for use outside the shop; `publicUrl` has no trailing slash. */
export function absoluteUrl(publicUrl: string, address: string): string {
  if (/^https?:\/\//i.test(address)) return address
  if (address.startsWith('//')) return `https:${address}`
  return address.startsWith('/') ? publicUrl + address : `${publicUrl}/${address}`
}
