import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Failure, TestCounts } from './outcome.ts'

// A test runner's progress and result, written by its reporter. When a step has to be ended, the journal shows what was
// running and what had passed.

/** Names the journal file for the runner's reporter; without it nothing is recorded. */
export const JOURNAL_VARIABLE = 'TEST_JOURNAL'

type Entry =
  /** Without outcome: it has begun. */
  { kind: 'file' | 'test'; name: string; outcome?: 'passed' | 'failed' } | { kind: 'end'; counts: TestCounts }

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

export interface JournalReading extends TestCounts {
  /** Null: the runner got to its end. Otherwise tests that had begun and not ended; if no test had begun, files. */
  running: string[] | null
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
  for (const entry of entries) {
    if (entry.kind === 'end') return { ...entry.counts, running: null }
    const { kind, name, outcome } = entry
    if (outcome === undefined) running[kind].add(name)
    else running[kind].delete(name)
    if (kind === 'file') continue
    if (outcome === 'passed') passed++
    if (outcome === 'failed') failures.push({ test: name, message: 'failed; what it said is above' })
  }
  return { passed, failures, running: [...(running.test.size > 0 ? running.test : running.file)] }
}
