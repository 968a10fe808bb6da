import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Call } from '@gondola/contract/calls'
import { API_DOCS_TEXTS } from './page-texts.ts'
import {
  finished,
  finishedText,
  type Answer,
  sendAnswer,
} from '../../goods/catalogue/response-cache/response-cache.ts'
import type { Config } from '../../platform/config.ts'
import { currentBrand } from '../../http/current-brand.ts'
import { HTML_TYPE } from '../../http/html-page.ts'
import { html } from '../../platform/text/markup.ts'
import { describeApi } from './describe-api.ts'

const PLAIN = /^[A-Za-z_$/][\w$/{}.-]*$/
/** Plain words that YAML would read as another type. */
const RESERVED = /^(true|false|null|yes|no|on|off|y|n)$/i

const key = (name: string): string => (PLAIN.test(name) && !RESERVED.test(name) ? name : JSON.stringify(name))

/**
 * Plain data as YAML 1.2: blocks for non-empty objects and lists, JSON for the rest, which is valid YAML. A megabyte
 * takes milliseconds; a complete YAML library would block the process for a second.
 */
function toYaml(value: unknown, indent = ''): string {
  const isBlock = typeof value === 'object' && value !== null
  const parts: [head: string, inner: unknown][] = Array.isArray(value)
    ? value.map((inner: unknown) => ['-', inner])
    : isBlock
      ? Object.entries(value).flatMap(([name, inner]) =>
          inner === undefined ? [] : [[`${key(name)}:`, inner] as [string, unknown]],
        )
      : []
  if (parts.length === 0) return ` ${JSON.stringify(value)}\n`
  const lines = parts.map(([head, inner]) => `${indent}${head}${toYaml(inner, `${indent}  `)}`)
  return `\n${lines.join('')}`
}

const PREFIX = '/api/docs'

/** Applies to this path only: scripts are files, but the page creates inline styles and small pictures itself. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The same for everybody; revalidated on each request. */
const headers = (type: string) => ({
  'content-type': type,
  'cache-control': 'public, no-cache',
  vary: 'Accept-Encoding',
})

/** Swagger UI's own files; the rest of the package is not served. */
const READER = join(
  dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json')),
  'static',
)
const READER_FILES: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
}

/**
 * Documents the served calls as OpenAPI 3.1: a page at `/api/docs`, the documents at `/api/docs/json` and
 * `/api/docs/yaml`, each built on its first request. Call this before the routes are registered, since it
 * collects them as they are.
 */
export async function documentApi(app: FastifyInstance, config: Config): Promise<void> {
  const calls: Call[] = []
  app.addHook('onRoute', ({ method, config: routeConfig }) => {
    const call = routeConfig?.call
    if (call !== undefined && method !== 'HEAD') calls.push(call)
  })
  const description = once(() => describeApi(calls, config))
  const json = once(() => finishedText(JSON.stringify(description()), null))
  const yaml = once(() => finishedText(toYaml(description()).trimStart(), null))
  const page = once(() => finishedText(readerPage(currentBrand().name), null))
  const script = finishedText(SCRIPT, null)

  await app.register(
    (docs) => {
      docs.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', POLICY))
      const serve = (path: string, type: string, answer: () => Answer) =>
        docs.get(path, async (request, reply) => sendAnswer(request, reply, answer(), headers(type)))
      serve('/', HTML_TYPE, page)
      serve('/json', 'application/json; charset=utf-8', json)
      serve('/yaml', 'application/yaml; charset=utf-8', yaml)
      serve('/reader.js', 'text/javascript; charset=utf-8', () => script)
      for (const [file, type] of Object.entries(READER_FILES))
        serve(
          `/reader/${file}`,
          type,
          once(() => finished(readFileSync(join(READER, file)), null)),
        )
    },
    { prefix: PREFIX },
  )
}

/** Computes a value on the first call, and again after a change of the shop's look and name. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  let madeOf = ''
  return () => {
    const { look } = currentBrand()
    if (made === undefined || madeOf !== look) [made, madeOf] = [make(), look]
    return made
  }
}

const readerPage = (shop: string) =>
  html`<!doctype html>
    <html lang="es-AR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${API_DOCS_TEXTS.pageTitle(shop)}</title>
        <link rel="icon" type="image/png" href="${PREFIX}/reader/favicon-32x32.png" />
        <link rel="stylesheet" href="${PREFIX}/reader/swagger-ui.css" />
        <script defer src="${PREFIX}/reader/swagger-ui-bundle.js"></script>
        <script defer src="${PREFIX}/reader.js"></script>
      </head>
      <body>
        <noscript>${API_DOCS_TEXTS.noScript}</noscript>
        <main id="api"></main>
      </body>
    </html>`.source

/** Sections start folded and models show an example first, since hidden parts are not rendered. */
const SCRIPT = `SwaggerUIBundle(${JSON.stringify({
  url: `${PREFIX}/json`,
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  displayOperationId: true,
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 1,
  validatorUrl: null,
})})
`
