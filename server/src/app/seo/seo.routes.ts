import { Buffer } from 'node:buffer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  finished,
  sendAnswer,
  finishedText,
  type Answer,
} from '../../goods/catalogue/response-cache/response-cache.ts'
import { findFacts, readUpdatedDays } from '../../goods/catalogue/catalogue.store.ts'
import type { BranchView } from '../../goods/catalogue/branch-view.ts'
import { articleForVisitor } from '../../goods/catalogue/look-up.ts'
import { brandedPageCss, HTML_TYPE, PAGE_CSS_PATH, pageCss } from '../../http/html-page.ts'
import { answerNoSuchPage } from '../pages/pages.ts'
import { findSiteParameters } from '../../site/parameters.store.ts'
import { buildMerchantFeed } from './merchant-feed.ts'
import { GO_ON_PATH, GO_ON_SCRIPT, missingArticlePage, renderArticlePage } from './article-page.ts'
import {
  brandShelf,
  codeIn,
  departmentShelf,
  offersShelf,
  renderBranchesPage,
  renderShelfPage,
  shelfAddresses,
  type Shelf,
} from './shelf-page.ts'
import { ROUTES, type RouteName } from '@gondola/contract/base'
import { articlePageAddress } from '@gondola/contract/catalogue'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import type { Snapshot } from '../../goods/catalogue/snapshot.ts'
import { escapeHtml } from '../../platform/text/markup.ts'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

/** Maximum number of addresses in one sitemap file (sitemaps.org). */
const ADDRESSES_MAX = 50_000

/** The shop's pages that are the same for everybody and do not depend on the articles on sale. */
const PAGES: readonly RouteName[] = [
  'articles',
  'promotions',
  'card',
  'shipping',
  'payments',
  'help',
  'contact',
  'about',
  'terms',
  'privacy',
  'withdrawal',
  'siteMap',
]

/** The sitemap as finished answers: one file, or an index and its parts if there are too many addresses for one. */
interface Sitemap {
  main: Answer
  /** `/sitemap-1.xml` and so on, without the index; empty if one file is enough. */
  parts: readonly Answer[]
}

const sitemaps = new WeakMap<Snapshot, Promise<Sitemap>>()

/** The sitemap of what the default branch sells, built once for each snapshot. */
function sitemapOf({ db, catalogue, config: { publicUrl } }: CatalogueDeps): Promise<Sitemap> {
  const view = catalogue.viewOf()
  const { snapshot } = view
  let made = sitemaps.get(snapshot)
  if (made === undefined) {
    const articles = Array.from(view.sold(snapshot.lists.all), (index) => snapshot.articles[index]!)
    made = readUpdatedDays(db).then((days) => buildSitemap(articles, publicUrl, shelfAddresses(view), days))
    made.catch(() => sitemaps.delete(snapshot))
    sitemaps.set(snapshot, made)
  }
  return made
}

/** Builds a sitemap, with articles' days of change, yielding to the event loop in between; exported to test its limits. */
export async function buildSitemap(
  articles: readonly { Codigo: string; Descripcioncorta: string }[],
  publicUrl: string,
  shelves: readonly string[],
  days: ReadonlyMap<string, string>,
  addressesMax = ADDRESSES_MAX,
): Promise<Sitemap> {
  const slicer = new TimeSlicer()
  const pages = ['/', ...PAGES.map((page) => `/#${ROUTES[page]}`), ...shelves]
  const entries = pages.map((page) => urlEntry(publicUrl + page))
  for (const article of articles) {
    entries.push(urlEntry(publicUrl + articlePageAddress(article), days.get(article.Codigo)))
    if (entries.length % 500 === 0) await slicer.pause()
  }
  const files: Answer[] = []
  for (let from = 0; from < entries.length; from += addressesMax) {
    files.push(fileOf('urlset', entries.slice(from, from + addressesMax)))
    await slicer.pause()
  }
  if (files.length === 1) return { main: files[0]!, parts: [] }
  const index = files.map((_, part) => entry('sitemap', `${publicUrl}/sitemap-${part + 1}.xml`))
  return { main: fileOf('sitemapindex', index), parts: files }
}

const urlEntry = (address: string, day?: string) => entry('url', address, day)
const entry = (name: 'url' | 'sitemap', address: string, day?: string) =>
  `<${name}><loc>${escapeHtml(address)}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</${name}>`

const fileOf = (root: 'urlset' | 'sitemapindex', entries: readonly string[]): Answer =>
  finishedText(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`,
    null,
  )

/**
 * The same for everybody: it contains a price only if every visitor may see it. Any cache may store it and asks each
 * time whether it still holds, because the shop may hide its prices, or show them, at any moment.
 */
const PAGE_HEADERS = {
  'cache-control': 'public, no-cache',
  vary: 'Accept-Encoding',
  'content-type': HTML_TYPE,
} as const
const XML_HEADERS = {
  'cache-control': 'public, max-age=300',
  vary: 'Accept-Encoding',
  'content-type': 'application/xml; charset=utf-8',
} as const
type Segments = Partial<Record<'department' | 'family' | 'brand', string>>

const FILE_CACHE = 'public, max-age=86400'

/**
 * Serves what is read outside the shop (contract §8): the articles' pages, the shelves, the sitemap,
 * the merchant feed and `robots.txt`. None needs a
 * session.
 */
export function serveSeo(app: FastifyInstance, deps: CatalogueDeps): void {
  serveArticlePages(app, deps)
  serveShelfPages(app, deps)
  const css = pageCss()
  serveFile(app, PAGE_CSS_PATH, 'text/css; charset=utf-8', () => brandedPageCss(css))
  serveFile(app, GO_ON_PATH, 'text/javascript; charset=utf-8', () => GO_ON_SCRIPT)
  serveFile(app, '/robots.txt', 'text/plain; charset=utf-8', () => robots(deps.config.publicUrl))
  serveSitemap(app, deps)
  serveMerchantFeed(app, deps)
}

function serveArticlePages(app: FastifyInstance, { db, catalogue, config }: CatalogueDeps): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { Codigo } = request.params as { Codigo: string }
    const article = articleForVisitor(askedView(catalogue, request.query), Codigo)
    if (article === null) return reply.code(404).headers(PAGE_HEADERS).send(missingArticlePage())
    const facts = article.ConFicha ? await findFacts(db, article.Codigo) : null
    const page = renderArticlePage(article, await findSiteParameters(db), config.publicUrl, facts)
    return sendAnswer(request, reply, finished(Buffer.from(page), null), PAGE_HEADERS)
  }
  app.get('/p/:Codigo', answer)
  // the slug is for people to read: any slug finds the article, and the page names its canonical address
  app.get('/p/:Codigo/:slug', answer)
}

function serveShelfPages(
  app: FastifyInstance,
  { db, catalogue, config: { publicUrl } }: CatalogueDeps,
): void {
  const serveShelf = (path: string, find: (view: BranchView, params: Segments) => Shelf | null) =>
    app.get<{ Params: Segments; Querystring: { pagina?: unknown } }>(path, async (request, reply) => {
      const view = catalogue.viewOf()
      const shelf = find(view, request.params)
      const page = Number(
        /^[1-9]\d{0,4}$/.exec(typeof request.query.pagina === 'string' ? request.query.pagina : '1')?.[0],
      )
      const text = shelf && page ? renderShelfPage(view, shelf, page, publicUrl) : null
      if (text === null) return answerNoSuchPage(request, reply)
      return sendAnswer(request, reply, finished(Buffer.from(text), null), PAGE_HEADERS)
    })
  serveShelf('/g/:department', (view, { department = '' }) => departmentShelf(view, codeIn(department), null))
  serveShelf('/g/:department/:family', (view, { department = '', family = '' }) =>
    departmentShelf(view, codeIn(department), codeIn(family)),
  )
  serveShelf('/marcas/:brand', (view, { brand = '' }) => brandShelf(view, codeIn(brand)))
  serveShelf('/ofertas', offersShelf)
  app.get('/sucursales', async (request, reply) => {
    const page = renderBranchesPage(await findSiteParameters(db), publicUrl)
    return sendAnswer(request, reply, finished(Buffer.from(page), null), PAGE_HEADERS)
  })
}

/** The branch of `?sucursal=`; the default one if there is none or it takes no orders, since links outlive branches. */
function askedView(catalogue: CatalogueDeps['catalogue'], query: unknown): BranchView {
  const { sucursal } = query as { sucursal?: unknown }
  const asked = typeof sucursal === 'string' && /^\d{1,9}$/.test(sucursal) ? Number(sucursal) : undefined
  return catalogue.findView(asked) ?? catalogue.viewOf()
}

function serveSitemap(app: FastifyInstance, deps: CatalogueDeps): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const { main } = await sitemapOf(deps)
    return sendAnswer(request, reply, main, XML_HEADERS)
  })
  app.get('/sitemap-:part(^\\d{1,4}).xml', async (request, reply) => {
    const { parts } = await sitemapOf(deps)
    const part = parts[Number((request.params as { part: string }).part) - 1]
    return part === undefined
      ? answerNoSuchPage(request, reply)
      : sendAnswer(request, reply, part, XML_HEADERS)
  })
}

/** A merchant feed is not built more often, whatever changes: merchant centres read it once or a few times a day. */
const FEED_EVERY_MS = 300_000

/** The merchant feed; there is none while prices are hidden. */
function serveMerchantFeed(app: FastifyInstance, { db, catalogue, config }: CatalogueDeps): void {
  let feed: { at: number; made: Promise<Answer> } | null = null
  const build = async (view: BranchView) =>
    finishedText(await buildMerchantFeed(view, await findSiteParameters(db), config.publicUrl), null)
  app.get('/catalogo.xml', async (request, reply) => {
    const view = catalogue.viewOf()
    if (!view.pricesForAll) return answerNoSuchPage(request, reply)
    const at = performance.now()
    if (feed === null || at - feed.at > FEED_EVERY_MS) {
      feed = { at, made: build(view) }
      feed.made.catch(() => (feed = null))
    }
    return sendAnswer(request, reply, await feed.made, XML_HEADERS)
  })
}

function serveFile(app: FastifyInstance, path: string, type: string, content: () => string): void {
  app.get(path, (_request, reply) => reply.type(type).header('cache-control', FILE_CACHE).send(content()))
}

/** Crawlers may read the articles' pages, but not load the script that redirects people. */
const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /gestion',
    `Disallow: ${GO_ON_PATH}`,
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
