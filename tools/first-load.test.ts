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

test.each<[string, LoadedFile[], string[]]>([
  ['as much as is allowed', load(js, css), []],
  [
    'a byte of script too much',
    load(js + 1, css),
    [`js: ${js + 1} bytes of brotli, ${js} allowed: too much by 1`],
  ],
  [
    'styles too heavy',
    load(js, css + 700),
    [`css: ${css + 700} bytes of brotli, ${css} allowed: too much by 700 bytes\n  a.js: ${js - 100}`],
  ],
  ['a build without styles', load(js, css).slice(0, 2), ['no css']],
])('%s', (_title, files, complaints) => {
  if (complaints.length === 0) expect(weightComplaint(files)).toBeNull()
  for (const complaint of complaints) expect(weightComplaint(files)).toContain(complaint)
})

test('both weights are reported', () => {
  expect(weightsOf(load(1000, 20)).split('\n')).toEqual([
    `first load of the home page, js: 1000 bytes of brotli, ${js} allowed`,
    `first load of the home page, css: 20 bytes of brotli, ${css} allowed`,
  ])
})
