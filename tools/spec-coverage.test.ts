import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './install-packages.mjs'
import {
  coveragePage,
  currentPage,
  PAGE,
  readStatements,
  taggedIn,
  testsByStatement,
} from './spec-coverage.ts'

describe('the statements of the specification', () => {
  const { statements, tests, page } = currentPage()

  test('have a test each', () => {
    expect(statements.length).toBeGreaterThan(200)
    expect(statements.filter(({ id }) => !tests.has(id)).map(({ id, text }) => `${id} ${text}`)).toEqual([])
  })

  test('are the only ones that tags name', () => {
    const known = new Set(statements.map(({ id }) => id))
    expect([...tests].filter(([id]) => !known.has(id))).toEqual([])
  })

  test('are on the page as the command writes it', () => {
    expect(readFileSync(path.join(root, PAGE), 'utf8')).toBe(page)
  })
})

describe('a tag', () => {
  test.each([
    ["test('logs in [§2.1]', () => {})", ['2.1']],
    ["test('logs in [§2.1, §4.3-5] @ambos', () => {})", ['2.1', '4.3', '4.4', '4.5']],
    ["test('logs in (spec §5)', () => {})", []],
  ])('%s', (source, ids) => {
    expect(taggedIn(source)).toEqual(ids)
  })

  test('leads from its statement to the file', () => {
    const statements = readStatements(
      'id\tpart\tstatement\tnote\n2.1\tScreens\tHash addresses\t\n2.2\tScreens\tA map\tIs empty\n',
    )
    const tests = testsByStatement([
      { path: 'e2e/a.test.ts', text: "test('x [§2.1]')" },
      { path: 'e2e/a.ts', text: "('[§2.2]')" },
    ])
    expect(coveragePage(statements, tests).split('\n').slice(-3)).toEqual(['|2.1|a|', '|2.2||', ''])
  })
})
