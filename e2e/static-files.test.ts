import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { listFrontBanners } from '@gondola/contract/site'
import { listArticles } from '@gondola/contract/catalogue'
import { callApi } from './api.ts'
import { expect, test } from './shop-test.ts'

// Every file of both builds, and pictures, as the server sends them: type, compression, cache time.

const ROOT = path.dirname(import.meta.dirname)
/** Each build's folder, and the path where it is served. */
const BUILDS = [
  { dist: path.join(ROOT, 'storefront/dist'), prefix: '/' },
  { dist: path.join(ROOT, 'backoffice/dist'), prefix: '/gestion/' },
]
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const FOREVER = 'public, max-age=31536000, immutable'
const NAMED_BY_CONTENT = /^assets\/.*-[\w-]{8}\.\w+$/
/** Compressed by the build; smaller files are not worth it (tools/page-build). */
const COMPRESSED = /\.(js|css|html|svg|webmanifest|wasm)$/
const COMPRESSED_FROM_BYTES = 256
const COPIES = ['.br', '.gz']

const isCompressed = (dist: string, name: string): boolean =>
  COMPRESSED.test(name) && statSync(path.join(dist, name)).size >= COMPRESSED_FROM_BYTES

test('every file of both builds, and pictures, are sent with the right headers @escritorio', async ({
  baseURL,
  request,
}) => {
  const complaints: string[] = []
  for (const { dist, prefix } of BUILDS) {
    // the back office's page is generated for each visit, and is no file
    const names = filesOf(dist).filter((name) => prefix === '/' || name !== 'index.html')
    expect(names.length, dist).toBeGreaterThan(10)
    const kinds = new Set<string>()
    for (const name of names) {
      const lacking = COPIES.filter(
        (copy) => isCompressed(dist, name) && !existsSync(path.join(dist, name + copy)),
      )
      if (lacking.length > 0) complaints.push(`${prefix}${name} has no copy ${lacking.join(', ')}`)
      // the server chooses among a file's copies by its ending
      const isKnown = kinds.has(path.extname(name))
      kinds.add(path.extname(name))
      for (const encoding of isKnown ? ['br'] : ['br', 'gzip', 'identity']) {
        const told = await headersAt(baseURL + prefix + name, { 'accept-encoding': encoding })
        const due = dueHeaders(dist, name, encoding, told)
        if (JSON.stringify(told) !== JSON.stringify(due))
          complaints.push(
            `${prefix}${name}, ${encoding}: ${JSON.stringify(told)}, not ${JSON.stringify(due)}`,
          )
      }
    }
  }
  expect(complaints).toEqual([])

  const [banner] = await callApi(request, listFrontBanners, { params: { from: 0, count: 1 } })
  const [article] = await callApi(request, listArticles, { params: { from: 0, count: 1 } })
  const missing = `articulos/${'0'.repeat(24)}-640.webp`
  for (const format of ['avif', 'webp']) {
    const told = (name: string) => headersAt(`${baseURL}/imagenes/${name}`, { accept: `image/${format},*/*` })
    const due = { status: 200, type: `image/${format}`, encoding: null, isForever: true, nosniff: true }
    expect(await told(banner!.Imagen)).toMatchObject(due)
    expect(await told(article!.Imagen!)).toMatchObject(due)
    expect(await told(missing)).toMatchObject({ status: 404, isForever: false, nosniff: true })
  }
})

function filesOf(dist: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(path.join(dist, name)).isFile() && !/^\.|\.(br|gz)$/.test(name))
}

interface Told {
  status: number
  type: string | null
  encoding: string | null
  isForever: boolean
  /** The response depends on the accepted encoding. */
  varies: boolean
  nosniff: boolean
}

function dueHeaders(dist: string, name: string, encoding: string, told: Told): Told {
  const isSmall = COMPRESSED.test(name) && !isCompressed(dist, name)
  return {
    status: 200,
    type: TYPES[path.extname(name)] ?? null,
    // small files have no compressed copy: any encoding is right
    encoding: isSmall ? told.encoding : isCompressed(dist, name) && encoding !== 'identity' ? encoding : null,
    isForever: NAMED_BY_CONTENT.test(name),
    // sent with all files: it does no harm to files without variants
    varies: true,
    nosniff: true,
  }
}

async function headersAt(url: string, asked: Record<string, string>): Promise<Told> {
  const answer = await fetch(url, { headers: asked })
  await answer.arrayBuffer()
  const { status, headers } = answer
  return {
    status,
    type: headers.get('content-type'),
    encoding: headers.get('content-encoding'),
    isForever: headers.get('cache-control') === FOREVER,
    varies: headers.get('vary')?.toLowerCase().includes('accept-encoding') === true,
    nosniff: headers.get('x-content-type-options') === 'nosniff',
  }
}
