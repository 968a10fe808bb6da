import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Failure, TestCounts } from './outcome.ts'

// Records a test runner's progress as it happens: when a step has to be ended, the journal shows what was running and
// what had passed.

/** Names the journal file for the runner's reporter; without it nothing is recorded. */
export const JOURNAL_VARIABLE = 'TEST_JOURNAL'

interface Entry {
  kind: 'file' | 'test'
  name: string
  /** Absent: it has begun. */
  outcome?: 'passed' | 'failed'
}

/** Writes the journal, for the reporters. */
export class Journal {
  readonly #file: string | undefined

  constructor(file: string | undefined = process.env[JOURNAL_VARIABLE]) {
    this.#file = file
  }

  note(entry: Entry): void {
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`)
  }
}

/** What a journal tells if the runner left no report. */
export interface JournalReading extends TestCounts {
  /** Tests that had begun and not ended; if no test had begun, files. */
  running: string[]
}

export function startJournal(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
}

/** Time of the last record, in milliseconds since 1970; null if there is none. */
export const lastNoted = (file: string): number | null => (existsSync(file) ? statSync(file).mtimeMs : null)

export function readJournal(file: string): JournalReading {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const entries = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Entry)
  const running = { file: new Set<string>(), test: new Set<string>() }
  let passed = 0
  const failures: Failure[] = []
  for (const { kind, name, outcome } of entries) {
    if (outcome === undefined) running[kind].add(name)
    else running[kind].delete(name)
    if (kind === 'file') continue
    if (outcome === 'passed') passed++
    if (outcome === 'failed') failures.push({ test: name, message: 'failed; what it said is above' })
  }
  return { passed, failures, running: [...(running.test.size > 0 ? running.test : running.file)] }
}
