import type { Failure, TestCounts } from './outcome.ts'

/** The part of Playwright's JSON report that is read. */
interface PlaywrightReport {
  suites: Suite[]
  errors: { message?: string }[]
}

interface Suite {
  title: string
  specs?: Spec[]
  suites?: Suite[]
}

interface Spec {
  title: string
  file: string
  tests: { projectName: string; status: string; results: { errors?: { message?: string }[] }[] }[]
}

/**
 * Counts the tests, each once per screen size. A skipped test did not pass; one that needed a second attempt is listed.
 */
export function readPlaywrightReport(json: unknown): TestCounts {
  const { suites, errors } = json as PlaywrightReport
  let passed = 0
  const secondTries: Failure[] = []
  const failures: Failure[] = errors.map(({ message }) => ({ test: 'playwright', message: message ?? '' }))
  for (const spec of suites.flatMap(listSpecs)) {
    for (const test of spec.tests) {
      if (test.status === 'expected') {
        passed += 1
        continue
      }
      const isSecondTry = test.status === 'flaky'
      if (isSecondTry) passed += 1
      const found = isSecondTry ? secondTries : failures
      const messages = test.results
        .flatMap((result) => result.errors ?? [])
        .map(({ message }) => message ?? '')
      found.push({
        test: `${spec.file} > ${spec.title} (${test.projectName})`,
        message: messages.join('\n') || `not passed: ${test.status}`,
      })
    }
  }
  return { passed, failures, secondTries }
}

const listSpecs = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(listSpecs)]
