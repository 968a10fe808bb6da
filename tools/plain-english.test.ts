import { expect, test } from 'vitest'
import { readSources } from './architecture/read-sources.ts'
import { root } from './install-packages.mjs'

/** Words of a private idiom, where the field has one of its own (docs/style.md). */
const IDIOM =
  /\b(told|kept|stands|anew|lets? go|of before|is none|taken back|noted|one sees|what one|who one|of oneself|whoever|put away)\b/i
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs

/** Titles of tests and groups that use the idiom. */
const idiomsIn = (source: string): string[] =>
  [...source.matchAll(TITLE)].map(([, , title = '']) => title).filter((title) => IDIOM.test(title))

test('titles of tests use the standard words', () => {
  const found = readSources(root)
    .filter(({ path }) => /\.test\.tsx?$/.test(path) && !path.endsWith('plain-english.test.ts'))
    .flatMap(({ path, text }) => idiomsIn(text).map((title) => `${path}: ${title}`))
  expect(found).toEqual([])
})

/** A participle says what happened to a thing, not what it is. */
const PARTICIPLE = /(^|\/)(told|kept|meant|made|asked|found|seen|shown|written|taken)-[^/]*\.(tsx?|mjs)$/

test('files are named by what they hold', () => {
  const files = readSources(root).map(({ path }) => path)
  expect(files.filter((file) => PARTICIPLE.test(file))).toEqual([])
})

test.each([
  ["test('an error is told at its field', () => {})", 1],
  ["it.each(ROWS)('%s is none', (row) => {})", 1],
  ["describe('a draft', () => test(`is kept ${where}`, run))", 1],
  ["test('an error is shown at its field', () => told(1))", 0],
])('%s: %i found', (source, count) => {
  expect(idiomsIn(source)).toHaveLength(count)
})
