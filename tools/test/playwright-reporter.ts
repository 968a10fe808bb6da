import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { Journal } from './journal.ts'
import type { Failure, TestCounts } from './outcome.ts'

/** Playwright reporter that records the begin and end of each test, and the result of all. */
export default class PlaywrightReporter implements Reporter {
  readonly #journal = new Journal()
  readonly #errors: TestError[] = []
  #suite: Suite | undefined

  printsToStdio(): boolean {
    return false
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite
  }

  onError(error: TestError): void {
    this.#errors.push(error)
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

  onEnd(): void {
    this.#journal.note({ kind: 'end', counts: countTests(this.#suite?.allTests() ?? [], this.#errors) })
  }
}

/**
 * Counts the tests, each once per screen size. A skipped test did not pass; one that needed a second attempt is listed.
 */
export function countTests(tests: readonly TestCase[], errors: readonly TestError[]): TestCounts {
  let passed = 0
  const secondTries: Failure[] = []
  const failures: Failure[] = errors.map(({ message = '' }) => ({ test: 'playwright', message }))
  for (const test of tests) {
    const outcome = test.outcome()
    if (outcome === 'expected' || outcome === 'flaky') passed++
    if (outcome === 'expected') continue
    const messages = test.results.flatMap((result) => result.errors).map(textOf)
    const found = outcome === 'flaky' ? secondTries : failures
    const [, project = '', file = ''] = test.titlePath()
    found.push({
      test: `${file} > ${test.title} (${project})`,
      message: messages.join('\n') || `not passed: ${outcome}`,
    })
  }
  return { passed, failures, secondTries }
}

/** The message with its place in the code. */
function textOf({ message = '', snippet, location }: TestError): string {
  const at = location && `    at ${location.file}:${location.line}:${location.column}`
  return [message, ...(snippet === undefined ? [] : [`\n${snippet}`]), ...(at ? [at] : [])].join('\n')
}

function nameOf(test: TestCase): string {
  const [, project = '', , ...titles] = test.titlePath()
  return `${path.relative(process.cwd(), test.location.file)} > ${titles.join(' > ')} (${project})`
}
