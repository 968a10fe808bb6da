import { readdirSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { readLine, readOwnLine, tidyLine } from './notation.ts'
import { readCorpus } from '../test/read-corpus.ts'
import { readLexicon, textLines } from './read-lexicon.ts'

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

/** These are in the order in which shops show families. */
const UNSORTED = ['families']

const FILES = readdirSync(new URL('../words/', import.meta.url)).map((name) => name.replace(/\.txt$/, ''))

describe.each(FILES.toSorted())('words of %s', (name) => {
  const texts = textLines(name).map(({ text }) => text)
  const lines = readLexicon(name)

  it('are in the notation', () => expect(lines.length).toBe(texts.length))

  it('are sorted, without case and accents', () => {
    if (UNSORTED.includes(name)) return
    const keys = texts.map(folded)
    expect(keys.filter((key, place) => place > 0 && keys[place - 1]! > key)).toEqual([])
  })

  it('are said once', () => {
    const twice = (names: readonly string[]) => names.filter((one, place) => names.indexOf(one) !== place)
    expect(twice(texts)).toEqual([])
    for (const sign of ['>', '?', '!', ':'])
      expect(twice(lines.flatMap((line) => (line.sign === sign ? line.names : [])))).toEqual([])
    expect(lines.flatMap(({ others }) => twice(others))).toEqual([])
  })
})

test.each(['queries', 'lines'] as const)('the corpora of %s can be read', (kind) => {
  const cases = [...readCorpus(kind, 'tuned'), ...readCorpus(kind, 'sealed')]
  expect(cases.length).toBeGreaterThan(1800)
  expect(kind === 'lines' || cases.every(({ wanted }) => wanted !== null)).toBe(true)
})

it.each([
  ['birra > cerveza', { names: ['birra'], sign: '>', others: ['cerveza'] }],
  ['a b, c ! d', { names: ['a b', 'c'], sign: '!', others: ['d'] }],
  ['a = b = c', { names: ['a', 'b', 'c'], sign: '=', others: ['a', 'b', 'c'] }],
  ['a, b', { names: ['a', 'b'], sign: ',', others: ['a', 'b'] }],
  ['a / b: c, d', { names: ['a / b'], sign: ':', others: ['c', 'd'] }],
])('reads %s', (text, line) => expect(readLine(text)).toEqual(line))

it.each(['birra', '', 'a > b > c', 'a = b > c', 'a >', 'a,b', 'a , b', 'a: b,c', ' a > b', 'a > b;'])(
  'refuses %j',
  (text) => expect(readLine(text)).toBeNull(),
)

it.each([
  ['birra → cerveza', 'birra > cerveza', null],
  ['Birra ,  porrón->cerveza', 'Birra, porrón > cerveza', null],
  ['birra = cerveza', 'birra = cerveza', null],
  ['dulce de leche casero → familia 214', 'dulce de leche casero > familia 214', 214],
])("keeps a chain's own %s as %s", (text, tidy, family) => {
  expect(tidyLine(text)).toBe(tidy)
  expect(readOwnLine(tidy)).toMatchObject({ family })
})

it.each(['leche: polvo', 'birra ! familia 214', 'birra > familia 214, cerveza', 'birra >'])(
  "refuses a chain's own %s",
  (text) => expect(readOwnLine(tidyLine(text))).toBeNull(),
)
