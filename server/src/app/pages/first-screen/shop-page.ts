import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  finishedText,
  type Answer,
  sendAnswer,
} from '../../../goods/catalogue/response-cache/response-cache.ts'
import { brandedPage, brandWording, currentBrand } from '../../../http/current-brand.ts'
import { LOOK_HEADER, lookOf } from '../brand-files.ts'
import { HTML_TYPE } from '../../../http/html-page.ts'
import { drawFirstScreen, type DrawnScreens } from './draw-first-screen.ts'
import { listFrontBanners, PREVIEW_QUERY, PreviewWords, readParameters } from '@gondola/contract/site'
import { answerDepartments, answerPromotions } from '../../../goods/catalogue/answers.ts'
import { today } from '../../../platform/clock.ts'
import { answerSerializer } from '../../../http/answer-serializer.ts'
import { defaultBranchId } from '../../../goods/branches/branches.store.ts'
import { listBanners } from '../../../site/content.store.ts'
import { findSiteParameters } from '../../../site/parameters.store.ts'
import { hash } from 'node:crypto'
import { currentWording, fits, type Wording } from '@gondola/contract/base'
import type { CatalogueDeps } from '../../../goods/catalogue/live-catalogue.ts'

/** Placeholders in the page built by the storefront (storefront/prerender/page-template.ts). */
const IN_HEAD = '<!--portada-->'
const IN_BODY = '<!--primera-pantalla-->'

/** The preload link of the first picture, at the start of the drawn HTML. */
const FIRST_PICTURE = /^<link rel="preload" as="image"([^>]*?)\/?>/

/** What goes into the page, as JSON. */
interface PageData {
  /** The brand's (`CurrentBrand`). */
  look: string
  wording: string
  answers: string | null
}

/** Inserts the data, which no script executes, and the first screen into the page; the latter and the answers may be missing. */
export function composePage(
  page: string,
  { wording, answers }: Omit<PageData, 'look'>,
  drawn: DrawnScreens | null,
): string {
  const data = (id: string, json: string) =>
    `<script type="application/json" id="${id}">${json.replaceAll('<', String.raw`\u003c`)}</script>`
  const template = (id: string, screen: string) =>
    `<template id="${id}">${screen.replace(FIRST_PICTURE, '')}</template>`
  const screens = drawn ? template('en-telefono', drawn.phone) + template('en-escritorio', drawn.desktop) : ''
  return page
    .replace(IN_HEAD, () => `${drawn ? pictureLink(drawn.phone) : ''}${data('palabras', wording)}`)
    .replace(IN_BODY, () => `${screens}${answers === null ? '' : data('respuestas', answers)}`)
}

/**
 * A link to the first picture, to be loaded alongside the styles. The page's script turns it into a preload in the
 * layout where the picture is shown.
 */
function pictureLink(screen: string): string {
  const picture = FIRST_PICTURE.exec(screen)?.[1]
  return picture === undefined ? '' : `<link id="portada" as="image"${picture}>`
}

/** The source expressions of the page's inline scripts for a content security policy. */
export function scriptHashes(page: string): string[] {
  return [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`,
  )
}

const ALL = { from: 0, count: 0 }

const parametersJson = answerSerializer(readParameters.shape.answer!)
const bannersJson = answerSerializer(listFrontBanners.shape.answer!)

/**
 * The answers embedded in the page, as one JSON text: those of the calls that the home page starts with and whose
 * answers are the same for everybody, each in the bytes that its call would answer
 * (storefront/src/state/embedded-answers.ts). No answer contains prices, since those depend on the caller.
 */
async function travellingAnswers({ db, catalogue, clock, config }: CatalogueDeps): Promise<string> {
  await catalogue.loaded()
  const view = catalogue.viewOf()
  const [parameters, banners] = await Promise.all([
    findSiteParameters(db),
    listBanners(db, 'banners_front', today(clock, config.timeZone), await defaultBranchId(db)),
  ])
  const parts = {
    parameters: parametersJson(parameters),
    departments: answerDepartments(view, ALL).body,
    frontBanners: bannersJson(banners),
    promotions: answerPromotions(view, 'HOY').body,
  }
  return `{${Object.entries(parts)
    .map(([name, json]) => `"${name}":${json.toString()}`)
    .join(',')}}`
}

/** Private: the page comes with the visitor's own token, which a shared cache would give to everybody. */
const PAGE_HEADERS = {
  'content-type': HTML_TYPE,
  'cache-control': 'private, no-cache',
  vary: 'Accept-Encoding',
}

/**
 * Serves the shop's page at `/` with the data of its first screen (decision 0010); it is the same for everybody.
 * `folder` is the storefront's build for the server; without it there is no page.
 */
export function serveShopPage(app: FastifyInstance, deps: CatalogueDeps, folder: string): void {
  const file = join(folder, 'page.html')
  if (!existsSync(file)) return
  const built = readFileSync(file, 'utf8')
  const page = new ShopPage(deps, built, pathToFileURL(join(folder, 'first-screen.js')).href, app.log)
  app.get('/', async (request, reply) => {
    const current = await page.current()
    reply.header('content-security-policy', withScripts(reply, page.scripts)).header(LOOK_HEADER, page.look)
    const preview = previewOf(request)
    if (preview === null) return sendAnswer(request, reply, current, PAGE_HEADERS)
    allowPreview(reply)
    return reply.headers(PAGE_HEADERS).send(page.preview(preview))
  })
  // drawn ahead for the first visitor; nothing waits for it, and a shop that listens to nobody needs none
  app.addHook('onListen', async () => void page.current())
}

/**
 * The words and parts of a brand that is not saved yet, which the panel shows in a frame of its own
 * (backoffice/src/site/brand-preview.tsx); null: no preview.
 */
function previewOf({ query, headers }: FastifyRequest): PreviewWords | null {
  const asked = (query as Record<string, unknown>)[PREVIEW_QUERY]
  const isOwnFrame = headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin'
  if (typeof asked !== 'string' || !isOwnFrame) return null
  try {
    const words: unknown = JSON.parse(asked)
    return fits(PreviewWords, words) ? (words as PreviewWords) : null
  } catch {
    return null
  }
}

/** Within a page of the shop itself. */
const allowPreview = (reply: FastifyReply) =>
  reply
    .header('x-frame-options', 'SAMEORIGIN')
    .header(
      'content-security-policy',
      String(reply.getHeader('content-security-policy')).replace(
        "frame-ancestors 'none'",
        "frame-ancestors 'self'",
      ),
    )

/** The policy of every page, and also the page's own scripts by their hashes. */
const withScripts = (reply: FastifyReply, hashes: string): string =>
  String(reply.getHeader('content-security-policy')).replace(
    "script-src 'self'",
    `script-src 'self' ${hashes}`,
  )

/** The current page: composed and drawn again when an embedded answer or the brand changes. */
class ShopPage {
  readonly #deps: CatalogueDeps
  readonly #built: string
  readonly #bundle: string
  readonly #log: FastifyBaseLogger
  /** Of the current page: the hashes of its inline scripts, and its brand. */
  scripts = ''
  look = ''
  #data: PageData | null = null
  #page: Answer | null = null

  constructor(deps: CatalogueDeps, built: string, bundle: string, log: FastifyBaseLogger) {
    this.#deps = deps
    this.#built = built
    this.#bundle = bundle
    this.#log = log
  }

  /**
   * The current page. Nobody waits for the drawing: until it is done, the page goes without it. If the answers fail, it
   * goes without them too: the shop then starts, requests them itself, and reports what it cannot show.
   */
  async current(): Promise<Answer> {
    const answers = await travellingAnswers(this.#deps).catch((error: unknown) => {
      this.#log.error({ err: error }, 'answers that travel with the page')
      return null
    })
    const data = { answers, look: lookOf(currentBrand()), wording: JSON.stringify(currentWording()) }
    if (answers === null) return this.#compose(data, null)
    const isNewLook = data.look !== this.#data?.look
    if (
      this.#page === null ||
      isNewLook ||
      answers !== this.#data?.answers ||
      data.wording !== this.#data.wording
    ) {
      this.#data = data
      this.#page = this.#compose(data, null)
      this.#draw(data).catch((error: unknown) => this.#log.error({ err: error }, 'first screen'))
    }
    return this.#page
  }

  /** The page with other words and parts, not drawn ahead. */
  preview({ NombreCorto, Secciones, ...words }: PreviewWords): string {
    const { answers, wording } = this.#data!
    const { parameters, ...others } = JSON.parse(answers!) as { parameters: object }
    const own = { ...words, name: NombreCorto || currentBrand().NombreTienda }
    return composePage(
      brandedPage(this.#built),
      {
        answers: JSON.stringify({ ...others, parameters: { ...parameters, Secciones } }),
        wording: JSON.stringify({ ...(JSON.parse(wording) as Wording), ...brandWording(own) }),
      },
      null,
    )
  }

  #compose(data: PageData, drawn: DrawnScreens | null): Answer {
    const built = brandedPage(this.#built)
    this.scripts = scriptHashes(built).join(' ')
    this.look = data.look
    return finishedText(composePage(built, data, drawn), null)
  }

  async #draw(data: PageData): Promise<void> {
    const drawn = await drawFirstScreen({ bundle: this.#bundle, ...data })
    // the data may have changed meanwhile
    if (data === this.#data) this.#page = this.#compose(data, drawn)
  }
}
