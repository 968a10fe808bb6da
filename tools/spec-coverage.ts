// npm run coverage: writes docs/spec-coverage.md from the statements and from the tags in tests' titles.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSources, type SourceFile } from './architecture/read-sources.ts'
import { root } from './install-packages.mjs'

export const PAGE = 'docs/spec-coverage.md'
const STATEMENTS = 'docs/spec/statements.tsv'

/** A statement of the specification, with how it is read where it is read otherwise or more exactly. */
export interface Statement {
  /** `5.3`: section of docs/spec/shop.md and number in it. */
  id: string
  part: string
  text: string
  note: string
}

/** The lines of `docs/spec/statements.tsv` after its heading. */
export function readStatements(tsv: string): Statement[] {
  const rows = tsv.trim().split('\n').slice(1)
  return rows.map((row) => {
    const [id = '', part = '', text = '', note = ''] = row.split('\t')
    return { id, part, text, note }
  })
}

/** Ids in the tags of a test file's titles: `[§2.1, §4.3-5]` gives 2.1, 4.3, 4.4 and 4.5. */
export function taggedIn(text: string): string[] {
  const tags = [...text.matchAll(/\[(§\d+\.\d+(?:-\d+)?(?:, §\d+\.\d+(?:-\d+)?)*)\]/g)]
  return tags.flatMap(([, list = '']) => list.split(', ').flatMap(idsOf))
}

function idsOf(tag: string): string[] {
  const [, section = '', first = '', last = first] = /^§(\d+)\.(\d+)(?:-(\d+))?$/.exec(tag) ?? []
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, index) => `${section}.${Number(first) + index}`,
  )
}

const isTestOfTheShop = ({ path: file }: SourceFile): boolean =>
  /\.test\.tsx?$/.test(file) && !file.startsWith('tools/')

/** Test files by the id of a statement that one of their titles names. */
export function testsByStatement(sources: readonly SourceFile[]): Map<string, string[]> {
  const tests = new Map<string, string[]>()
  for (const { path: file, text } of sources.filter(isTestOfTheShop))
    for (const id of new Set(taggedIn(text))) tests.set(id, [...(tests.get(id) ?? []), file])
  return tests
}

/** The page: a table for each part of the specification. What a statement says stands in its own file alone. */
export function coveragePage(statements: readonly Statement[], tests: ReadonlyMap<string, string[]>): string {
  const parts = Map.groupBy(statements, ({ id, part }) => `${id.split('.')[0]} · ${part}`)
  const tables = [...parts].map(([part, rows]) =>
    [`## ${part}`, '', '|§|tests|', '|-|-|', ...rows.map((row) => rowOf(row, tests))].join('\n'),
  )
  return [HEAD, ...tables].join('\n\n') + '\n'
}

const HEAD = `# What the specification says, and the tests that show it

Written by \`npm run coverage\` from the numbers in [\`${STATEMENTS}\`](spec/statements.tsv) (every statement of sections 2, 4, 5, 8 and 9 of [the specification](spec/shop.md), with how it is read where that differs) and from the tags in tests' titles (\`[§5.3]\`): a test is named by its file, without \`.test.ts\`. \`tools/spec-coverage.test.ts\` fails if a statement has no test or this page is out of date.`

const rowOf = ({ id }: Statement, tests: ReadonlyMap<string, string[]>): string => {
  const files = (tests.get(id) ?? []).map((file) => path.posix.basename(file).replace(/\.test\.tsx?$/, ''))
  return `|${id}|${files.join(' ')}|`
}

/** The page as it should be now. */
export function currentPage(): { statements: Statement[]; tests: Map<string, string[]>; page: string } {
  const statements = readStatements(readFileSync(path.join(root, STATEMENTS), 'utf8'))
  const tests = testsByStatement(readSources(root))
  return { statements, tests, page: coveragePage(statements, tests) }
}

if (import.meta.main) writeFileSync(path.join(root, PAGE), currentPage().page)
