import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.dirname(import.meta.dirname)
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
/** A file or folder of a workspace, named in prose. */
const NAMED =
  /(?<![\w./-])(?:backoffice|bench|contract|demo|deploy|e2e|server|storefront|tools)\/[\w./@*…-]*[\w/*…]/g

const missingIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].map(([name]) => name).filter((name) => !isThere(name))

/** Files created by a build or an operator; patterns for several files. */
const NOT_OURS = /\/(dist|node_modules|tls|secrets|gondola\.env)(\/|$)|[*…]/

const isThere = (name: string): boolean => NOT_OURS.test(name) || existsSync(path.join(ROOT, name))

describe('the papers', () => {
  it.each(PAGES)('%s names only files that there are', (page) => {
    expect(missingIn(readFileSync(path.join(ROOT, page), 'utf8'))).toEqual([])
  })

  it('find a name that is wrong', () => {
    expect(
      missingIn('see `server/src/nowhere/place-order.ts` and server/src/orders/placing/place-order.ts.'),
    ).toEqual(['server/src/nowhere/place-order.ts'])
  })
})
