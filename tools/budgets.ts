import { existsSync } from 'node:fs'
import path from 'node:path'
import { readSources, type SourceFile } from './architecture/read-sources.ts'
import limits from './budgets.json' with { type: 'json' }
import { firstLoadOf } from './first-load.ts'
import { root } from './install-packages.mjs'

/** Figures of the project, by name. Those in `tools/budgets.json` are the highest allowed, and only fall. */
export type Figures = Record<string, number>

export const BUDGETS: Figures = limits

/** What a product's program is made of: TypeScript of these packages, without tests. */
const CORE = /^(contract|lexicon|server|storefront|backoffice)\/(?!test\/).*(?<!\.test)\.tsx?$/

/** Counts files, lines and bytes of the sources. */
export function measureSources(sources: readonly SourceFile[]): Figures {
  const core = sources.filter(({ path: file }) => CORE.test(file))
  const papers = sources.filter(({ path: file }) => file.endsWith('.md'))
  const changelog = sources.filter(({ path: file }) => file === 'CHANGELOG.md')
  return {
    'core files': core.length,
    'core lines': linesOf(core),
    'Markdown bytes': papers.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    'changelog lines': linesOf(changelog),
  }
}

const linesOf = (sources: readonly SourceFile[]): number =>
  sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)

/** Every figure: the sources', and the first load's if the storefront is built. */
export function measureProject(): Figures {
  const dist = path.join(root, 'storefront/dist')
  const load = existsSync(path.join(dist, 'index.html')) ? firstLoadOf(dist) : []
  const bytes = (kind: string) =>
    load.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0)
  return {
    ...measureSources(readSources(root)),
    ...(load.length > 0 && {
      'first load, script bytes': bytes('js'),
      'first load, style bytes': bytes('css'),
    }),
  }
}

/** A sentence for each figure above its budget, or without one. */
export function budgetComplaints(figures: Figures, budgets: Figures): string[] {
  return Object.entries(figures)
    .filter(([name, figure]) => !(figure <= (budgets[name] ?? Number.NaN)))
    .map(
      ([name, figure]) => `${name}: ${figure}, ${budgets[name] ?? 'nothing'} allowed by tools/budgets.json`,
    )
}

/** The table that `npm test` prints. */
export function budgetTable(figures: Figures, budgets: Figures): string {
  return Object.entries(figures)
    .map(([name, figure]) => `${name.padEnd(28)}${String(figure).padStart(9)} of ${budgets[name] ?? '–'}`)
    .join('\n')
}
