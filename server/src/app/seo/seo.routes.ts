import { Buffer } from 'node:buffer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { finished, sendAnswer } from '../../goods/catalogue/response-cache/response-cache.ts'
import { findFacts } from '../../goods/catalogue/catalogue.store.ts'
import type { BranchView } from '../../goods/catalogue/branch-view.ts'
import { articleForVisitor } from '../../goods/catalogue/look-up.ts'
import type { Deps } from '../../platform/deps.ts'
import { HTML_TYPE, PAGE_CSS_PATH, pageCss } from '../../http/html-page.ts'
import { answerNoSuchPage } from '../pages/pages.ts'
import { findSiteParameters } from '../../site/parameters.store.ts'
import { GO_ON_PATH, GO_ON_SCRIPT, MISSING_ARTICLE_PAGE, renderArticlePage } from './article-page.ts'
import { sitemapOf } from './sitemap.ts'

/** The same for everybody, so any cache may store it: it contains a price only if every visitor may see it. */
const FOR_EVERYBODY = { 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' } as const
const PAGE_HEADERS = { ...FOR_EVERYBODY, 'content-type': HTML_TYPE } as const
const XML_HEADERS = { ...FOR_EVERYBODY, 'content-type': 'application/xml; charset=utf-8' } as const
const FILE_CACHE = 'public, max-age=86400'

/**
 * Serves what is read outside the shop (contract §8): the articles' pages, the sitemap and `robots.txt`. None needs a
 * session.
 */
export function serveSeo(app: FastifyInstance, deps: Deps): void {
  serveArticlePages(app, deps)
  serveFile(app, PAGE_CSS_PATH, 'text/css; charset=utf-8', pageCss())
  serveFile(app, GO_ON_PATH, 'text/javascript; charset=utf-8', GO_ON_SCRIPT)
  serveFile(app, '/robots.txt', 'text/plain; charset=utf-8', robots(deps.config.publicUrl))
  serveSitemap(app, deps)
}

function serveArticlePages(app: FastifyInstance, { db, catalogue, config }: Deps): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { Codigo } = request.params as { Codigo: string }
    const article = articleForVisitor(askedView(catalogue, request.query), Codigo)
    if (article === null)
      return reply
        .code(404)
        .headers(PAGE_HEADERS)
        .header('cache-control', 'no-cache')
        .send(MISSING_ARTICLE_PAGE)
    const facts = article.ConFicha ? await findFacts(db, article.Codigo) : null
    const page = renderArticlePage(article, await findSiteParameters(db), config.publicUrl, facts)
    return sendAnswer(request, reply, finished(Buffer.from(page), null), PAGE_HEADERS)
  }
  app.get('/p/:Codigo', answer)
  // the slug is for people to read: any slug finds the article, and the page names its canonical address
  app.get('/p/:Codigo/:slug', answer)
}

/** The branch of `?sucursal=`; the default one if there is none or it takes no orders, since links outlive branches. */
function askedView(catalogue: Deps['catalogue'], query: unknown): BranchView {
  const { sucursal } = query as { sucursal?: unknown }
  const asked = typeof sucursal === 'string' && /^\d{1,9}$/.test(sucursal) ? Number(sucursal) : undefined
  return catalogue.findView(asked) ?? catalogue.viewOf()
}

function serveSitemap(app: FastifyInstance, { catalogue, config }: Deps): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const { main } = await sitemapOf(catalogue.viewOf(), config.publicUrl)
    return sendAnswer(request, reply, main, XML_HEADERS)
  })
  app.get('/sitemap-:part(^\\d{1,4}).xml', async (request, reply) => {
    const { parts } = await sitemapOf(catalogue.viewOf(), config.publicUrl)
    const part = parts[Number((request.params as { part: string }).part) - 1]
    return part === undefined
      ? answerNoSuchPage(request, reply)
      : sendAnswer(request, reply, part, XML_HEADERS)
  })
}

function serveFile(app: FastifyInstance, path: string, type: string, content: string): void {
  app.get(path, (_request, reply) => reply.type(type).header('cache-control', FILE_CACHE).send(content))
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
