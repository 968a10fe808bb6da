import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pageCss } from './html-page.ts'

let assets: string
beforeAll(() => {
  assets = mkdtempSync(join(tmpdir(), 'gondola-fonts-'))
  for (const name of ['figtree-latin-a1.woff2', 'bricolage-grotesque-latin-b2.woff2', 'index-c3.css'])
    writeFileSync(join(assets, name), '')
})
afterAll(() => rmSync(assets, { recursive: true }))

it('has the fonts that the shop was built with, and every one that it names', () => {
  const css = pageCss(assets)
  expect([...css.matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url)).toEqual([
    '/assets/figtree-latin-a1.woff2',
    '/assets/bricolage-grotesque-latin-b2.woff2',
  ])
  const declared = new Set([...css.matchAll(/@font-face \{ font-family: ('[^']*')/g)].map(([, name]) => name))
  const used = new Set(css.match(/'[^']* Variable'/g))
  expect(used).toEqual(declared)
})

it('has none in a shop that was not built', () => {
  expect(pageCss(join(assets, 'nada'))).not.toContain('@font-face')
})
