import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './install-packages.mjs'

const PAGE = 'docs/spec-coverage.md'

/** A test as cited by the page: `file › title`. */
interface NamedTest {
  file: string
  title: string
}

/** Every test that a page cites. */
function testsNamedIn(page: string): NamedTest[] {
  return [...page.matchAll(/`([^`\n]+?\.test\.tsx?) › ([^`\n]+)`/g)].map(([, file, title]) => ({
    file: file!,
    title: title!,
  }))
}

/** Rows of the page's tables that neither cite a test nor state a different reading. */
function emptyRowsIn(page: string): string[] {
  const rows = page.split('\n').filter((line) => /^\| (?!statement |-)/.test(line))
  return rows.filter((row) => !/\.test\.tsx?|\*Reading\*/.test(row))
}

/** Whether a source has a test or a group of tests with exactly this title. */
function hasTest(source: string, title: string): boolean {
  const quoted = [`'${title.replaceAll("'", String.raw`\'`)}'`, `"${title}"`, `\`${title}\``]
  return quoted.some((literal) =>
    new RegExp(
      `\\(\\s*${escaped(literal)}\\s*,\\s*(\\{[^{}]*\\},\\s*)?(async\\b|\\(|function\\b|\\w+\\s*=>)`,
    ).test(source),
  )
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

describe('the page of what the specification says', () => {
  const page = readFileSync(path.join(root, PAGE), 'utf8')
  const named = testsNamedIn(page)

  test('names a test in every row, or another reading', () => {
    expect(named.length).toBeGreaterThan(200)
    expect(emptyRowsIn(page)).toEqual([])
  })

  test('names only tests that there are', () => {
    const missing = named.filter(({ file, title }) => {
      const source = path.join(root, file)
      return !existsSync(source) || !hasTest(readFileSync(source, 'utf8'), title)
    })
    expect(missing.map(({ file, title }) => `${file} › ${title}`)).toEqual([])
  })
})

describe('a test is found', () => {
  const source = `test('a row', async ({ page }) => {})\nit.each([['x, y', 1]])(\n  'of %s', (name) => {})\nconst other = 'no test'`

  test.each([
    ['a row', true],
    ['of %s', true],
    ['a ro', false],
    ['no test', false],
    ['x, y', false],
  ])('%s: %s', (title, isThere) => {
    expect(hasTest(source, title)).toBe(isThere)
  })

  test('by its name on the page', () => {
    expect(testsNamedIn('| a | `e2e/x.test.ts › says "%s"`<br>b |')).toEqual([
      { file: 'e2e/x.test.ts', title: 'says "%s"' },
    ])
    expect(emptyRowsIn('| a |  |\n| b | *Reading* (contract §2): c |')).toEqual(['| a |  |'])
  })
})
