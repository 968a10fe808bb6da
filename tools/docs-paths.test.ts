import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.dirname(import.meta.dirname)
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(ROOT, 'docs'))
    // generated from the tests that it names
    .filter((name) => name.endsWith('.md') && name !== 'spec-coverage.md')
    .map((name) => `docs/${name}`),
]
/** A file or folder of a workspace, named in prose. */
const NAMED =
  /(?<![\w./-])(?:backoffice|contract|demo|deploy|e2e|lab|server|storefront|tools)\/[\w./@*…-]*[\w/*…]/g

/** The project's files, without what a build or an installation creates. */
const FILES = listFiles('')
const NAMES = new Set(FILES.flatMap(endingsOf))

/** A file of code named alone or with its last folders, as `place-order.ts` or `placing/place-order.ts`. */
const SHORT = /`([\w./-]+\.(?:tsx?|mjs))`/g

/** Names by which no file of the project ends. */
const unknownIn = (text: string): string[] =>
  [...text.matchAll(SHORT)].map(([, name = '']) => name).filter((name) => !NAMES.has(name))

/** Names in the walks that do not lie in the folder of the file named before them. */
function strayIn(text: string): string[] {
  let folder = ''
  return [...text.matchAll(SHORT)].flatMap(([, name = '']) => {
    const file = name.includes('/') ? name : path.posix.join(folder, name)
    folder = path.posix.dirname(file)
    return existsSync(path.join(ROOT, file)) ? [] : [name]
  })
}

const missingIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].map(([name]) => name).filter((name) => !isThere(name))

/** Files created by a build or an operator; patterns for several files. */
const NOT_OURS = /\/(dist|node_modules|tls|secrets|gondola\.env)(\/|$)|[*…]/

const isThere = (name: string): boolean => NOT_OURS.test(name) || existsSync(path.join(ROOT, name))

function listFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name)
    if (!entry.isDirectory()) return [name]
    return entry.name.startsWith('.') || ['node_modules', 'dist'].includes(entry.name) ? [] : listFiles(name)
  })
}

/** `a/b/c.ts`, `b/c.ts`, `c.ts`. */
function endingsOf(file: string): string[] {
  const parts = file.split('/')
  return parts.map((_part, index) => parts.slice(index).join('/'))
}

describe('the papers', () => {
  it.each(PAGES)('%s names only files that there are', (page) => {
    expect(missingIn(readFileSync(path.join(ROOT, page), 'utf8'))).toEqual([])
  })

  it.each(PAGES)('%s gives each file of code a name by which it ends', (page) => {
    expect(unknownIn(readFileSync(path.join(ROOT, page), 'utf8'))).toEqual([])
  })

  it('name a file of the walks in full, or beside the file before it', () => {
    expect(strayIn(readFileSync(path.join(ROOT, 'docs/walks.md'), 'utf8'))).toEqual([])
  })

  it('find a short name that is wrong', () => {
    const text =
      'in `server/src/orders/placing/place-order.ts`, `price-ahead.ts` and `orders.store.ts`; `nowhere.ts`'
    expect(strayIn(text)).toEqual(['orders.store.ts', 'nowhere.ts'])
    expect(unknownIn(text)).toEqual(['nowhere.ts'])
  })

  it('find a name that is wrong', () => {
    expect(
      missingIn('see `server/src/nowhere/place-order.ts` and server/src/orders/placing/place-order.ts.'),
    ).toEqual(['server/src/nowhere/place-order.ts'])
  })
})
