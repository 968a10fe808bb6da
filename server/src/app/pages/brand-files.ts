import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuseNotFound } from '../../http/problem.ts'
import {
  brandCssPath,
  branded,
  brandedPage,
  currentBrand,
  recoloured,
  type CurrentBrand,
} from '../../http/current-brand.ts'
import { HTML_TYPE } from '../../http/html-page.ts'
import { finished, sendAnswer, type Answer } from '../../goods/catalogue/response-cache/response-cache.ts'
import { DRAWINGS, PICTURES } from '../demo/draw-brand.ts'

const MANIFEST = 'manifest.webmanifest'
/** Without embedded answers: what the service worker shows without a network. */
const PLAIN_PAGE = 'index.html'

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: HTML_TYPE,
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
}

/** The files of the storefront's build that show the brand, as paths from its folder. */
export const BRAND_FILES: readonly string[] = [
  ...Object.keys(DRAWINGS),
  ...Object.keys(PICTURES),
  'marca/promocion.svg',
  MANIFEST,
  PLAIN_PAGE,
]

/** The brand that a page was made of; the service worker asks again for what it keeps when that changes. */
export const LOOK_HEADER = 'x-gondola-look'

/** Serves those files: the product's own, or in the chain's brand; drawn on their first request, and kept. */
export async function serveBrandFiles(pages: FastifyInstance, folder: string): Promise<void> {
  await pages.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  })
  let kept = new Map<string, Promise<Answer>>()
  let keptOf = ''
  const answerOf = (file: string, brand: CurrentBrand) => {
    if (brand.look !== keptOf) [kept, keptOf] = [new Map(), brand.look]
    let made = kept.get(file)
    if (made === undefined) {
      made = makeFile(folder, file, brand).then((body) => finished(body, null))
      made.catch(() => kept.delete(file))
      kept.set(file, made)
    }
    return made
  }
  for (const file of BRAND_FILES) {
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)]!
    const isBuilt = existsSync(join(folder, file))
    pages.get(`/${file}`, async (request, reply) => {
      const brand = currentBrand()
      reply.header(LOOK_HEADER, lookOf(brand))
      if (brand.look === '' && isBuilt)
        return reply.header('cache-control', 'public, no-cache').sendFile(file)
      // what has the address of a look is never another
      const isNamed = (request.query as { v?: string }).v === brand.look && brand.look !== ''
      const cache = isNamed ? 'public, max-age=31536000, immutable' : 'public, no-cache'
      const headers = { 'content-type': type, 'cache-control': cache, vary: 'Accept-Encoding' }
      return sendAnswer(request, reply, await answerOf(file, brand), headers)
    })
  }
  pages.get<{ Params: { look: string } }>('/marca/tema-:look.css', async (request, reply) => {
    const brand = currentBrand()
    // a process that has no newer look yet, or an older page: what there is, until the next request
    const cache = request.params.look === brand.look ? 'public, max-age=31536000, immutable' : 'no-store'
    const headers = { 'content-type': TYPES['css']!, 'cache-control': cache, vary: 'Accept-Encoding' }
    return sendAnswer(request, reply, finished(Buffer.from(brand.css), null), headers)
  })
}

/** The look's style sheet, else its name. */
export const lookOf = (brand: CurrentBrand): string => brandCssPath(brand) || brand.look

async function makeFile(folder: string, file: string, brand: CurrentBrand): Promise<Buffer> {
  const built = join(folder, file)
  if (file === 'marca/logo.png' && brand.Logo === '') return refuseNotFound()
  const draw = DRAWINGS[file]
  if (draw) return Buffer.from(await draw(brand))
  const paint = PICTURES[file]
  if (paint) return paint(brand)
  const text = readFileSync(built, 'utf8')
  if (file === PLAIN_PAGE) return Buffer.from(brandedPage(text))
  return Buffer.from(file === MANIFEST ? manifest(text, brand) : recoloured(text))
}

function manifest(text: string, { look }: CurrentBrand): string {
  const written = JSON.parse(branded(recoloured(text))) as { icons: { src: string }[] }
  const icons = written.icons.map((icon) => ({ ...icon, src: `${icon.src}?v=${look}` }))
  return JSON.stringify({ ...written, icons })
}
