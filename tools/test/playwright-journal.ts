import path from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { Journal } from './journal.ts'

/** Playwright reporter that records the begin and end of each test. */
export default class PlaywrightJournal implements Reporter {
  readonly #journal = new Journal()

  printsToStdio(): boolean {
    return false
  }

  onTestBegin(test: TestCase): void {
    this.#journal.note({ kind: 'test', name: nameOf(test) })
  }

  /** A failed test is repeated; only its last attempt counts. */
  onTestEnd(test: TestCase, { status, retry }: TestResult): void {
    const isTriedAgain = status !== test.expectedStatus && retry < test.retries
    if (isTriedAgain) return
    const outcome = status === test.expectedStatus ? 'passed' : 'failed'
    this.#journal.note({ kind: 'test', name: nameOf(test), outcome })
  }
}

function nameOf(test: TestCase): string {
  const [, project = '', , ...titles] = test.titlePath()
  return `${path.relative(process.cwd(), test.location.file)} > ${titles.join(' > ')} (${project})`
}
