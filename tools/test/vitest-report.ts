import type { Failure, TestCounts } from './outcome.ts'

/** The part of Vitest's JSON report that is read (it follows Jest's). */
interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/** Counts the tests. A skipped test did not pass; a file that could not be loaded counts as one failure. */
export function readVitestReport(json: unknown): TestCounts {
  let passed = 0
  const failures: Failure[] = []
  for (const { name, status, message, assertionResults } of (json as VitestReport).testResults) {
    const file = name.replace(`${process.cwd()}/`, '')
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    passed += assertionResults.length - failed.length
    for (const test of failed) {
      const text =
        test.status === 'failed' ? withoutRunner(test.failureMessages ?? []) : `not run: ${test.status}`
      failures.push({ test: `${file} > ${test.fullName}`, message: text })
    }
    if (status === 'failed' && failed.length === 0) failures.push({ test: file, message })
  }
  return { passed, failures }
}

/** Messages and stack traces, without the lines of the test runner's own code. */
const withoutRunner = (messages: string[]): string =>
  messages
    .flatMap((message) => message.split('\n'))
    .filter((line) => !line.includes('/node_modules/'))
    .join('\n')
