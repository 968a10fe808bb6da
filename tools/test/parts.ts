import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../install-packages.mjs'
import { ensureChromium, ensureClusterAndArchive, ensureNginx, ensurePostgres } from './system-packages.ts'

/** The parts that `npm test -- …` accepts besides files. `quick` is all others except e2e, on SQLite alone. */
export const PART_NAMES = ['quick', 'static', 'unit', 'api', 'e2e'] as const
export type PartName = (typeof PART_NAMES)[number]

/** One command of `npm test`. */
export interface Step {
  part: PartName
  name: string
  about: string
  /** Program of node_modules/.bin (or npm), with its arguments. */
  command: string[]
  /** In addition to the environment of `npm test`. */
  env?: Readonly<Record<string, string>>
  /** Installs what the machine lacks; returns the reason if it could not. */
  prepare?: () => string | null
  /** Where the runner's reporter records progress and result; without it, the command is one check. */
  journal?: string
  /** Without a new record for longer than this, the step counts as hanging; there is a default. */
  silenceMaxMs?: number
}

/** The projects of vitest.config.ts that a step runs; all of them for files. */
const PROJECTS = { unit: ['unit', 'ui'], api: ['api'], files: [] } as const

const ON_SQLITE = { TEST_DATABASES: 'sqlite' }

const BUILD: Step = {
  part: 'e2e',
  name: 'build',
  about: 'storefront and back office for production',
  command: ['node', 'tools/build.mjs'],
}
const API: Step = {
  ...vitestStep('api', 'the server, on SQLite and PostgreSQL'),
  prepare: () => ensurePostgres() ?? ensureClusterAndArchive() ?? ensureNginx(),
}

const STEPS: Step[] = [
  { part: 'static', name: 'format', about: 'oxfmt', command: ['oxfmt', '--check'] },
  {
    part: 'static',
    name: 'tables',
    about: 'types of the tables, which follow from the migrations',
    command: ['node', 'server/test/table-types.ts'],
  },
  { part: 'static', name: 'types', about: 'tsc', command: ['tsc', '-b'] },
  { part: 'static', name: 'lint', about: 'oxlint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  vitestStep(
    'unit',
    'contract, demo, payment-simulator, storefront, backoffice with their components, tools',
  ),
  // the server's pages in a chain's look are those of the build
  BUILD,
  API,
  { ...vitestStep('api', 'the server, on SQLite'), part: 'quick', env: { ...ON_SQLITE, TEST_QUICK: 'yes' } },
  {
    part: 'e2e',
    name: 'weight',
    about: 'what the first load of the home page weighs',
    command: ['node', 'tools/check-first-load.ts'],
  },
  playwrightStep(),
]

/** Parses the arguments of `npm test`: parts, and files by their paths. Null if an argument is neither. */
export function readWishes(words: readonly string[]): { parts: PartName[]; files: string[] } | null {
  const isPart = (word: string) => (PART_NAMES as readonly string[]).includes(word)
  const files = words.filter((word) => !isPart(word))
  if (!files.every((file) => /\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)))) return null
  return { parts: words.filter(isPart) as PartName[], files }
}

/** The steps of the requested parts in order, or of all parts if none is named; or those that run these files. */
export function listSteps({ parts, files }: { parts: PartName[]; files: string[] }): Step[] {
  if (files.length > 0) return fileSteps(files, parts.includes('quick'))
  if (parts.length === 0) return STEPS.filter(({ part }) => part !== 'quick')
  const wanted = new Set<PartName>(parts.includes('quick') ? [...parts, 'static', 'unit'] : parts)
  return STEPS.filter((step) => wanted.has(step.part) || (step === BUILD && wanted.has(API.part)))
}

function fileSteps(files: string[], isQuick: boolean): Step[] {
  const inBrowser = files.filter((file) => file.startsWith('e2e/'))
  const others = files.filter((file) => !inBrowser.includes(file))
  return [
    ...(others.length > 0 ? [vitestFilesStep(others, isQuick)] : []),
    ...(inBrowser.length > 0 ? [BUILD, playwrightStep(inBrowser)] : []),
  ]
}

function vitestFilesStep(files: string[], isQuick: boolean): Step {
  const { command, ...step } = vitestStep('files', files.join(', '))
  return { ...step, command: [...command, ...files], ...(isQuick && { env: ON_SQLITE }) }
}

function vitestStep(name: 'unit' | 'api' | 'files', about: string): Step {
  const reporters = ['--reporter=default', '--reporter=./tools/test/vitest-reporter.ts']
  const project = PROJECTS[name].flatMap((each) => ['--project', each])
  return {
    part: name === 'files' ? 'api' : name,
    name,
    about,
    command: ['vitest', 'run', ...project, ...reporters],
    journal: journalFile(name),
  }
}

function playwrightStep(files: string[] = []): Step {
  const inFolder = files.map((file) => file.slice('e2e/'.length))
  return {
    part: 'e2e',
    name: 'e2e',
    about: files.length > 0 ? files.join(', ') : 'the shop in Chromium, phone and desktop',
    command: ['playwright', 'test', '--config=e2e/playwright.config.ts', ...inFolder],
    prepare: ensureChromium,
    journal: journalFile('e2e'),
  }
}

function journalFile(name: string): string {
  return `.cache/test/${name}.journal`
}
