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

/** Counts the tests, each once per screen size. One that was skipped, or needed a second try, did not pass. */
export function readPlaywrightReport(json: unknown): TestCounts {
  const { suites, errors } = json as PlaywrightReport
  let passed = 0
  const failures: Failure[] = errors.map(({ message }) => ({ test: 'playwright', message: message ?? '' }))
  for (const spec of suites.flatMap(listSpecs)) {
    for (const test of spec.tests) {
      if (test.status === 'expected') {
        passed += 1
        continue
      }
      const messages = test.results
        .flatMap((result) => result.errors ?? [])
        .map(({ message }) => message ?? '')
      failures.push({
        test: `${spec.file} > ${spec.title} (${test.projectName})`,
        message: messages.join('\n') || `not passed: ${test.status}`,
      })
    }
  }
  return { passed, failures }
}

const listSpecs = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(listSpecs)]
