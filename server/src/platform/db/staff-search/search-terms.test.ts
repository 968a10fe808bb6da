import { expect, it } from 'vitest'
import { searchTermsOf } from './search-terms.ts'

/** Whether the search finds an indexed text, as `like` would. */
const isFound = (q: string, text: string) =>
  searchTermsOf(q).every(({ patterns }) =>
    patterns.some((pattern) => {
      const plain = pattern.replaceAll(/[.*+?^${}()|[\]]/g, String.raw`\$&`).replaceAll('%', '.*')
      return new RegExp(`^${plain}$`).test(text)
    }),
  )

const WRITTEN = [
  '4551237',
  '249 455-1237',
  '(0249) 15-455-1237',
  '+54 9 249 455 1237',
  '2494551237',
  '0054 249 4551237',
]
const STORED = ['4551237', '2494551237', '02494551237', '0249154551237', '5492494551237']

it.each(WRITTEN.flatMap((q) => STORED.map((digits) => [q, digits] as const)))(
  'finds a telephone written %s that is kept as %s',
  (q, digits) => {
    expect(isFound(q, `ana paz ${digits}`)).toBe(true)
    expect(isFound(q, 'ana paz 2494551238')).toBe(false)
  },
)

it.each([
  ['12.345.678', 'dni 12345678 2494000000', true],
  ['ana PÁZ', 'ana paz 249', true],
  ['ana rey', 'ana paz 249', false],
])('%s in %s: %s', (q, text, found) => {
  expect(isFound(q, text)).toBe(found)
})

it.each([
  ['1234', [1234]],
  ['#1234', [1234]],
  ['ana 12', [null, 12]],
  ['123456', [123456]],
  ['99999999999', [null]],
  ['', []],
])('looks %s up as the key %j', (q, keys) => {
  expect(searchTermsOf(q).map(({ key }) => key)).toEqual(keys)
})
