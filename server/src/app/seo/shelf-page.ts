import {
  articlesAddress,
  formatPesos,
  NO_BRAND_NAME,
  ROUTES,
  searchAddress,
  slug,
} from '@gondola/contract/base'
import { branchAddress, hoursText } from '@gondola/contract/branches'
import { articlePageAddress, articlePrice, type Article } from '@gondola/contract/catalogue'
import type { SiteParameters } from '@gondola/contract/site'
import { listOf } from '../../goods/catalogue/article-lists.ts'
import type { BranchView } from '../../goods/catalogue/branch-view.ts'
import type { Indexes } from '../../goods/catalogue/sort-keys.ts'
import { asSeen } from '../../goods/catalogue/to-article.ts'
import { currentBrand } from '../../http/current-brand.ts'
import { renderPage } from '../../http/html-page.ts'
import { html, type Markup } from '../../platform/text/markup.ts'
import { GO_ON_PATH } from './article-page.ts'
import { dataScript, storesData } from './structured-data.ts'

// The shelves as pages for search engines: departments, families, brands, offers, and the branches. Each redirects people
// to the same list in the shop. They contain what a visitor of the default branch sees.

const PAGE_SIZE = 60

const TEXTS = {
  offers: 'Ofertas',
  branches: 'Sucursales y horarios',
  start: 'Inicio',
  /** 'Yerba mate, página 2 | Mercado Sur' */
  title: (name: string, page: number, shop: string) =>
    `${name}${page > 1 ? `, página ${page}` : ''} | ${shop}`,
  description: (name: string, count: number, shop: string) => `${name} en ${shop}: ${count} productos.`,
  previous: 'Página anterior',
  next: 'Página siguiente',
  goOn: 'Ver en la tienda',
} as const

interface Place {
  name: string
  address: string
}

/** A list of articles with an address of its own. `hash` is the same list in the shop. */
export interface Shelf extends Place {
  above: readonly Place[]
  hash: string
  within: readonly Place[]
  articles: Indexes
}

const address = (Codigo: number, name: string) => `${Codigo}-${encodeURIComponent(slug(name))}`
const departmentAddress = (Codigo: number, name: string) => `/g/${address(Codigo, name)}`
const brandAddress = (Codigo: number, name: string) => `/marcas/${address(Codigo, name)}`
/** '8-Almacén' → 8; what follows the number is for people to read. */
export const codeIn = (segment: string): number =>
  Number(/^(\d{1,9})(?:-|$)/.exec(segment)?.[1] ?? Number.NaN)

export function departmentShelf(view: BranchView, department: number, family: number | null): Shelf | null {
  const { lists } = view.snapshot
  const found = view.departments.find(({ Codigo }) => Codigo === department)
  if (found === undefined) return null
  const self = { name: found.Descripcion, address: departmentAddress(department, found.Descripcion) }
  const within = found.ListFamilias.map(({ Codigo, Descripcion }) => ({
    name: Descripcion,
    address: `${self.address}/${address(Codigo, Descripcion)}`,
    Codigo,
  }))
  if (family === null) {
    const articles = listOf(lists.byDepartment, department)
    return { ...self, above: [], hash: articlesAddress(department), within, articles }
  }
  const own = within.find(({ Codigo }) => Codigo === family)
  if (own === undefined) return null
  const articles = listOf(lists.byFamily, family)
  return { ...own, above: [self], hash: articlesAddress(family), within: [], articles }
}

export function brandShelf(view: BranchView, brand: number): Shelf | null {
  const found = view.brands.find(({ Codigo }) => Codigo === brand)
  if (found === undefined || found.Descripcion === NO_BRAND_NAME) return null
  return {
    name: found.Descripcion,
    address: brandAddress(brand, found.Descripcion),
    above: [],
    hash: searchAddress(found.Descripcion, true),
    within: [],
    articles: listOf(view.snapshot.lists.byBrand, brand),
  }
}

export const offersShelf = (view: BranchView): Shelf => ({
  name: TEXTS.offers,
  address: '/ofertas',
  above: [],
  hash: ROUTES.promotions,
  within: [],
  articles: view.snapshot.lists.all.filter((index) => view.hasOffer(index)),
})

/** The addresses of all shelves that have an article, for the sitemap. */
export function shelfAddresses(view: BranchView): string[] {
  const departments = view.departments.flatMap(({ Codigo, Descripcion, ListFamilias }) => {
    const own = departmentAddress(Codigo, Descripcion)
    return [own, ...ListFamilias.map((family) => `${own}/${address(family.Codigo, family.Descripcion)}`)]
  })
  const brands = view.brands.flatMap(({ Codigo, Descripcion }) =>
    Descripcion === NO_BRAND_NAME ? [] : brandAddress(Codigo, Descripcion),
  )
  return [...departments, ...brands, '/ofertas', '/sucursales']
}

/** A page of a shelf, counted from 1; null beyond the last. */
export function renderShelfPage(
  view: BranchView,
  shelf: Shelf,
  page: number,
  publicUrl: string,
): string | null {
  const { NombreTienda } = currentBrand()
  const sold = view.sold(shelf.articles)
  const from = (page - 1) * PAGE_SIZE
  if (from > 0 && from >= sold.length) return null
  const articles = Array.from(sold.subarray(from, from + PAGE_SIZE), (index) =>
    asSeen(view.articleAt(index), false, view.pricesForAll),
  )
  const at = (number: number) => `${shelf.address}${number > 1 ? `?pagina=${number}` : ''}`
  return renderPage({
    title: TEXTS.title(shelf.name, page, NombreTienda),
    head: html`<meta
        name="description"
        content="${TEXTS.description(shelf.name, sold.length, NombreTienda)}"
      />
      <link rel="canonical" href="${publicUrl}${at(page)}" />
      ${dataScript(crumbsData([...shelf.above, shelf], publicUrl))}
      ${articles.length === 0 ? null : dataScript(listData(articles, from, publicUrl))}
      <script src="${GO_ON_PATH}" defer></script>`,
    body: html`<p class="nota">${[{ name: TEXTS.start, address: '/' }, ...shelf.above].map(linkTo)}</p>
      <h1>${shelf.name}</h1>
      ${linkList(shelf.within)}
      ${html`<ul>
        ${articles.map(articleLine)}
      </ul>`}
      <p>
        ${page > 1 ? linkTo({ name: TEXTS.previous, address: at(page - 1) }) : null}
        ${from + PAGE_SIZE < sold.length ? linkTo({ name: TEXTS.next, address: at(page + 1) }) : null}
      </p>
      <p><a class="ir" href="/#${shelf.hash}">${TEXTS.goOn}</a></p>`,
  })
}

/** The branches that take orders, with addresses and hours. */
export const renderBranchesPage = (shop: SiteParameters, publicUrl: string): string =>
  renderPage({
    title: TEXTS.title(TEXTS.branches, 1, shop.NombreTienda),
    head: html`<link rel="canonical" href="${publicUrl}/sucursales" />
      ${storesData(shop, publicUrl).map((store) => dataScript({ '@context': 'https://schema.org', ...store }))}
      <script src="${GO_ON_PATH}" defer></script>`,
    body: html`<h1>${TEXTS.branches}</h1>
      ${shop.Sucursales.map(
        (branch) =>
          html`<h2>${branch.Nombre}</h2>
            <p>${branchAddress(branch)}</p>
            <p class="nota">${hoursText(branch.Horarios ?? [])}</p>
            <p>${branch.Telefono}</p>`,
      )}
      <p><a class="ir" href="/#${ROUTES.contact}">${TEXTS.goOn}</a></p>`,
  })

const linkTo = (place: Place): Markup => html`<a href="${place.address}">${place.name}</a> `
const linkList = (places: readonly Place[]): Markup | null =>
  places.length === 0
    ? null
    : html`<ul>
        ${places.map((place) => html`<li>${linkTo(place)}</li>`)}
      </ul>`

function articleLine(article: Article): Markup {
  const price = articlePrice(article)
  return html`<li>
    <a href="${articlePageAddress(article)}">${article.Descripcion}</a>
    ${price === null ? null : formatPesos(price)}
  </li>`
}

const crumbsData = (places: readonly Place[], publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: TEXTS.start, address: '/' }, ...places].map((place, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: place.name,
    item: publicUrl + place.address,
  })),
})

const listData = (articles: readonly Article[], from: number, publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: articles.map((article, index) => ({
    '@type': 'ListItem',
    position: from + index + 1,
    name: article.Descripcion,
    url: publicUrl + articlePageAddress(article),
  })),
})
