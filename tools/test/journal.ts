import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Failure, TestCounts } from './outcome.ts'

// What a test runner does, noted as it does it: a step that has to be ended knows what was running and what had passed.

/** Names the file to write for the runner's reporter; without it nothing is noted. */
export const JOURNAL_VARIABLE = 'TEST_JOURNAL'

interface Entry {
  kind: 'file' | 'test'
  name: string
  /** Without, it began. */
  outcome?: 'passed' | 'failed'
}

/** The reporters' end of the journal. */
export class Journal {
  readonly #file: string | undefined

  constructor(file: string | undefined = process.env[JOURNAL_VARIABLE]) {
    this.#file = file
  }

  note(entry: Entry): void {
    if (this.#file !== undefined) appendFileSync(this.#file, `${JSON.stringify(entry)}\n`)
  }
}

/** What a journal comes to where the runner left no report. */
export interface JournalReading extends TestCounts {
  /** What had begun and not ended: tests, or where none had begun, files. */
  running: string[]
}

export function startJournal(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  rmSync(file, { force: true })
}

/** When something was noted last, milliseconds since 1970; null: nothing was. */
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
