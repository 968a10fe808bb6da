import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  FIRST_LOAD_MAX_BYTES,
  firstLoadOf,
  weightComplaint,
  weightsOf,
  type LoadedFile,
} from './first-load.ts'

const dist = mkdtempSync(path.join(tmpdir(), 'gondola-first-load-'))
afterAll(() => rmSync(dist, { recursive: true }))

const PAGE = `<link rel="icon" href="/favicon.svg" />
  <script type="module" crossorigin src="/assets/shop.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/home.js">
  <link rel="stylesheet" crossorigin href="/assets/shop.css">
  <link rel="preload" as="font" href="/assets/letters.woff2">`

test('the first load is what the page asks for at once, compressed where it is', () => {
  mkdirSync(path.join(dist, 'assets'))
  writeFileSync(path.join(dist, 'index.html'), PAGE)
  const sizes = { 'shop.js': 5000, 'shop.js.br': 1500, 'home.js': 700, 'shop.css': 90, 'later.js': 9000 }
  for (const [name, bytes] of Object.entries(sizes)) {
    writeFileSync(path.join(dist, 'assets', name), 'x'.repeat(bytes))
  }
  expect(firstLoadOf(dist)).toEqual([
    { file: 'assets/shop.js', kind: 'js', bytes: 1500 },
    { file: 'assets/home.js', kind: 'js', bytes: 700 },
    { file: 'assets/shop.css', kind: 'css', bytes: 90 },
  ])
})

const { js, css } = FIRST_LOAD_MAX_BYTES
const load = (jsBytes: number, cssBytes: number): LoadedFile[] => [
  { file: 'a.js', kind: 'js', bytes: jsBytes - 100 },
  { file: 'b.js', kind: 'js', bytes: 100 },
  { file: 'a.css', kind: 'css', bytes: cssBytes },
]

test.each([
  ['as much as is allowed', load(js, css), null],
  [
    'a byte of script too much',
    load(js + 1, css),
    /js: 115001 bytes of brotli, 115000 allowed: too much by 1/,
  ],
  ['styles too heavy', load(js, css + 700), /css: 15700 bytes.*too much by 700 bytes\n {2}a\.js: 114900/],
  ['a build without styles', load(js, css).slice(0, 2), /no css/],
])('%s', (_title, files, complaint) => {
  if (complaint === null) expect(weightComplaint(files)).toBeNull()
  else expect(weightComplaint(files)).toMatch(complaint)
})

test('both weights are reported', () => {
  expect(weightsOf(load(1000, 20)).split('\n')).toEqual([
    'first load of the home page, js: 1000 bytes of brotli, 115000 allowed',
    'first load of the home page, css: 20 bytes of brotli, 15000 allowed',
  ])
})
