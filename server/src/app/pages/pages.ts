import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { demoPictureDrawer, familyPictureDrawer } from '../demo/demo-picture-drawer.ts'
import { BRAND_FILES, serveBrandFiles } from './brand-files.ts'
import { serveShopPage } from './first-screen/shop-page.ts'
import { html } from '../../platform/text/markup.ts'
import { avifName, isNamedByContent, picturePath } from '../../goods/pictures/picture-files.ts'
import { brandData, brandedPage } from '../../http/current-brand.ts'
import { HTML_TYPE, renderPage } from '../../http/html-page.ts'
import { answerNoSuchCall } from '../../http/problem-handler.ts'
import { giveXsrfCookie } from '../../http/xsrf.ts'
import { randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config.ts'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

const PREFIX = '/gestion/'
/** Placeholder that the build leaves where a nonce belongs (backoffice/vite.config.ts). */
const NONCE_MARK = /__NONCE__/g
const NONCE_BYTES = 16

/**
 * Serves the back office at `/gestion/`. Its page is sent with a new nonce each time, for the styles that its
 * components create at run time; files that the build names by a hash never change. Serves nothing if `folder` has no
 * build.
 */
export async function serveBackoffice(
  pages: FastifyInstance,
  config: Config,
  folder: string,
  forever: string,
): Promise<void> {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  pages.get('/gestion', (_request, reply) => reply.redirect(PREFIX))
  pages.get(PREFIX, (request, reply) => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64')
    giveXsrfCookie(request, reply, config)
    reply.header('content-security-policy', withStyles(reply, nonce))
    // pickers scan with it
    const features = String(reply.getHeader('permissions-policy'))
    reply.header('permissions-policy', features.replace('camera=()', 'camera=(self)'))
    return reply
      .type(HTML_TYPE)
      .header('cache-control', 'no-store')
      .send(panelPage(page).replace(NONCE_MARK, nonce))
  })
  await serveBuilt(pages, { root: folder, prefix: PREFIX, forever, withheld: ['index.html*'] })
}

/** The panel's page with what its theme needs of the brand. */
const panelPage = (page: string) => brandedPage(page).replace('</head>', () => `${brandData()}</head>`)

/** The files of a build. Those that it names by a hash, in `assets`, never change; they have one route together. */
async function serveBuilt(
  pages: FastifyInstance,
  built: { root: string; prefix: string; forever: string; withheld: string[] },
): Promise<void> {
  const { root, prefix, forever, withheld } = built
  const options = { index: false, decorateReply: false, preCompressed: true, cacheControl: false } as const
  await pages.register(fastifyStatic, {
    ...options,
    root: join(root, 'assets'),
    prefix: `${prefix}assets/`,
    setHeaders: (reply) => void reply.header('cache-control', forever),
  })
  await pages.register(fastifyStatic, {
    ...options,
    root,
    prefix,
    // one route per file: `/*` would match unknown API calls
    wildcard: false,
    globIgnore: [...withheld, 'assets/**'],
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  })
}

/** The policy of every page, and also styles with the nonce, previews of pictures to be uploaded, and the reader of barcodes. */
const withStyles = (reply: FastifyReply, nonce: string): string =>
  String(reply.getHeader('content-security-policy'))
    .replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`)
    .replace("img-src 'self'", "img-src 'self' blob:")
    .replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")

/** The page of an address that does not exist; the storefront's own pages lie behind `#`. */
const NOT_FOUND_PAGE = {
  title: 'No encontramos esa página',
  text: 'Puede que el enlace esté mal escrito o que la página ya no exista.',
  link: 'Ir a la tienda',
} as const

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const STOREFRONT = join(ROOT, 'storefront/dist')
/** The storefront's build for the server: the page template, and the bundle that draws its first screen. */
const FIRST_SCREEN = join(ROOT, 'storefront/prerender/dist')
const BACKOFFICE = join(ROOT, 'backoffice/dist')
/** The folder that the demo shop's pictures are drawn to. */
const DEMO_PICTURES = join(ROOT, '.cache/imagenes')

const PICTURES_PREFIX = '/imagenes/'

const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/**
 * Serves the storefront at `/`, the back office at `/gestion/` and pictures at `/imagenes/`, the shop's own before the
 * demo's. A picture named by its content never changes, and is sent as AVIF under the same name to clients that accept
 * it.
 */
export async function servePages(app: FastifyInstance, deps: CatalogueDeps): Promise<void> {
  const { config } = deps
  await app.register((pages) => servePictures(pages, deps))
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/' || request.url.startsWith('/?')) giveXsrfCookie(request, reply, config)
  })
  await app.register((pages) => serveStorefront(pages, deps))
  await app.register((pages) => serveBackoffice(pages, config, BACKOFFICE, FOREVER))
}

async function servePictures(
  pages: FastifyInstance,
  { config, files, catalogue }: CatalogueDeps,
): Promise<void> {
  const { demo } = config
  const folders = [files.servedFolder('imagenes'), ...(demo ? [DEMO_PICTURES] : [])]
  // pictures may be added while the shop runs, so their folders must exist from the start
  for (const folder of folders) mkdirSync(folder, { recursive: true })
  const draw = demo ? demoPictureDrawer(DEMO_PICTURES) : null
  const drawFamily = familyPictureDrawer()
  await pages.register(fastifyStatic, { root: folders, serve: false, cacheControl: false })
  pages.get<{ Params: { '*': string } }>(`${PICTURES_PREFIX}*`, async (request, reply) => {
    const asked = request.params['*']
    const drawing = asked.startsWith('dibujos/') ? await drawFamily(asked, catalogue.viewOf()) : null
    if (drawing !== null) return reply.header('cache-control', A_DAY).type('image/webp').send(drawing)
    const isForever = isNamedByContent(asked)
    const takesAvif = request.headers.accept?.includes('image/avif') === true
    const name = isForever && takesAvif ? avifName(asked) : asked
    const isDemos = (await draw?.(name)) === true
    if (!isDemos) await files.bring(picturePath(name), isForever)
    if (isForever) reply.header('vary', 'accept')
    return reply.header('cache-control', isForever ? FOREVER : A_DAY).sendFile(name)
  })
}

/**
 * Addresses behind `#` never reach the server, so `/` is the only page. Files that the build names by a hash never
 * change.
 */
async function serveStorefront(pages: FastifyInstance, deps: CatalogueDeps): Promise<void> {
  if (!existsSync(STOREFRONT)) return
  serveShopPage(pages, deps, FIRST_SCREEN)
  await serveBrandFiles(pages, STOREFRONT)
  const withheld = BRAND_FILES.flatMap((file) => [file, `${file}.br`, `${file}.gz`])
  await serveBuilt(pages, { root: STOREFRONT, prefix: '/', forever: FOREVER, withheld })
}

/** Browsers get a page with a link to the shop; other clients get a problem document. */
export function answerNoSuchPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wantsPage = request.headers.accept?.includes('text/html') === true && request.method === 'GET'
  return wantsPage
    ? reply.code(404).type(HTML_TYPE).header('cache-control', 'no-store').send(noSuchPage())
    : answerNoSuchCall(request, reply)
}

const noSuchPage = () =>
  renderPage({
    title: NOT_FOUND_PAGE.title,
    body: html`<h1>${NOT_FOUND_PAGE.title}</h1>
      <p>${NOT_FOUND_PAGE.text}</p>
      <p><a href="/">${NOT_FOUND_PAGE.link}</a></p>`,
  })
