import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './install-packages.mjs'
import { readSources } from './architecture/read-sources.ts'

/** The requirements of OWASP ASVS 5.0, levels 1 and 2: the section, and the numbers in it. */
const REQUIREMENTS: Readonly<Record<string, string>> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1-1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1-1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1-1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1-1',
  '8.4': '1-1',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.1': '1-2',
  '10.2': '1-2',
  '10.3': '1-4',
  '10.4': '1-11',
  '10.5': '1-5',
  '10.6': '1-2',
  '10.7': '1-3',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1-1',
  '11.6': '1-1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1-1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1-1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
  '17.1': '1-1',
  '17.2': '1-4',
  '17.3': '1-2',
}
/** The standard's total for both levels. */
const COUNT = 253

const numbers = Object.entries(REQUIREMENTS).flatMap(([section, range]) => {
  const [first = 1, last = 1] = range.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, ahead) => `${section}.${first + ahead}`)
})

describe('the page of what protects the shop', () => {
  const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8')
  /** A row, `1.2.3` or `1.2.3 to 1.2.5`: neighbours for which the same holds. */
  const rows = [
    ...page.matchAll(/^\| (\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))? \| ([^|]+) \| ([^|]+) \| ([^\n]*) \|$/gm),
  ].map(([, first = '', last = first, what = '', verdict = '', how = '']) => ({
    covered: numbers.slice(numbers.indexOf(first), numbers.indexOf(last) + 1),
    what,
    verdict,
    how,
  }))

  test('has every requirement once, in the standard’s order', () => {
    expect(numbers).toHaveLength(COUNT)
    expect(rows.flatMap(({ covered }) => covered)).toEqual(numbers)
  })

  test('says of each how it is met, what is missing or why it does not apply', () => {
    const odd = rows.filter(
      ({ what, verdict, how }) =>
        what.trim() === '' || !['met', 'partly', 'n/a'].includes(verdict) || how.trim().length < 4,
    )
    expect(odd).toEqual([])
  })

  test('names only files that there are, each by the end of its path', () => {
    const paths = readSources(root).map((source) => `/${source.path}`)
    const named = [...page.matchAll(/`([\w./-]+\.(?:ts|tsx))`/g)].map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(100)
    const isThere = (file: string) => paths.some((name) => name.endsWith(`/${file}`))
    expect([...new Set(named)].filter((file) => !isThere(file))).toEqual([])
  })
})
