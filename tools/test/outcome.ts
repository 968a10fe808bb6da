/** A test, or a whole check, that did not pass. */
export interface Failure {
  test: string
  message: string
}

/** The totals of a test runner's report. */
export interface TestCounts {
  passed: number
  failures: Failure[]
  /** Tests that passed at the second attempt only: they count as passed, and are listed so that they get fixed. */
  secondTries?: Failure[]
}

/** The result of a step of `npm test`; a check without tests counts as one. */
export interface PartResult extends TestCounts {
  name: string
  seconds: number
}

/** One line about a step. */
export function describePart({ name, passed, failures, seconds }: PartResult): string {
  const mark = failures.length === 0 ? '✓' : '✗'
  return `${mark} ${name}: ${passed} passed, ${failures.length} failed (${seconds.toFixed(1)} s)`
}

/** The last line of `npm test`. */
export function closingLine(results: PartResult[]): string {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failures.length, 0)
  return `${passed} passed, ${failed} failed`
}
