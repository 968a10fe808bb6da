import { ensureChromium, ensureNginx, ensurePostgres } from './system-packages.ts'
import { readPlaywrightReport } from './playwright-report.ts'
import { readVitestReport } from './vitest-report.ts'
import type { TestCounts } from './outcome.ts'

/** What `npm test -- …` may be asked for. */
export const PART_NAMES = ['static', 'unit', 'api', 'e2e'] as const
export type PartName = (typeof PART_NAMES)[number]

export const isPartName = (text: string): text is PartName => (PART_NAMES as readonly string[]).includes(text)

/** One command of `npm test`. */
export interface Step {
  part: PartName
  name: string
  about: string
  /** Program of node_modules/.bin (or npm) and its arguments. */
  command: string[]
  /** Brings what the machine lacks; answers why it could not. */
  prepare?: () => string | null
  /** Where the command leaves its report, and what reads it; without, the command is one check. */
  report?: { file: string; read: (json: unknown) => TestCounts }
}

const STEPS: Step[] = [
  { part: 'static', name: 'format', about: 'oxfmt', command: ['oxfmt', '--check'] },
  { part: 'static', name: 'types', about: 'tsc', command: ['tsc', '-b'] },
  { part: 'static', name: 'lint', about: 'oxlint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  vitestStep('unit', 'contract, demo, storefront, backoffice, tools'),
  {
    ...vitestStep('api', 'the server, on SQLite and PostgreSQL'),
    prepare: () => ensurePostgres() ?? ensureNginx(),
  },
  {
    part: 'e2e',
    name: 'build',
    about: 'storefront and back office for production',
    command: ['node', 'tools/build.mjs'],
  },
  {
    part: 'e2e',
    name: 'weight',
    about: 'what the first load of the home page weighs',
    command: ['node', 'tools/check-first-load.ts'],
  },
  {
    part: 'e2e',
    name: 'e2e',
    about: 'the shop in Chromium, phone and desktop',
    command: ['playwright', 'test', '--config=e2e/playwright.config.ts'],
    prepare: ensureChromium,
    report: { file: reportFile('e2e'), read: readPlaywrightReport },
  },
]

/** The steps of the wanted parts, in their order; of all parts when none is named. */
export function listSteps(wanted: PartName[]): Step[] {
  return wanted.length === 0 ? STEPS : STEPS.filter(({ part }) => wanted.includes(part))
}

function vitestStep(project: 'unit' | 'api', about: string): Step {
  const file = reportFile(project)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    part: project,
    name: project,
    about,
    command: ['vitest', 'run', '--project', project, ...reporters],
    report: { file, read: readVitestReport },
  }
}

function reportFile(name: string): string {
  return `.cache/test/${name}.json`
}
