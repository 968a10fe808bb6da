import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { builtFileComplaints } from './built-files.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'gondola-dist-'))
  mkdirSync(path.join(dist, 'assets'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const put = (name: string, bytes = 300) => writeFileSync(path.join(dist, name), 'x'.repeat(bytes))

test('a whole build has nothing against it', () => {
  for (const ending of ['', '.br', '.gz']) put(`assets/shop-BNV5ig_i.js${ending}`)
  put('assets/letra-DLoelf7F.woff2')
  put('favicon.svg', 100)
  expect(builtFileComplaints(dist)).toEqual([])
})

test('what is not compressed is reported, by encoding', () => {
  put('index.html')
  put('index.html.br')
  expect(builtFileComplaints(dist)).toEqual(['index.html is not there as .gz'])
})

test('what would be cached for ever under a name of its own is reported', () => {
  put('assets/logo.png')
  expect(builtFileComplaints(dist)).toEqual([
    'assets/logo.png is sent as immutable and not named by its content',
  ])
})
