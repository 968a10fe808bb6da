/** A test, or a whole check, that did not pass. */
export interface Failure {
  test: string
  message: string
}

/** What a report of a test runner comes to. */
export interface TestCounts {
  passed: number
  failures: Failure[]
  /** What passed at its second try only: it counts as passed, and is named, so that it gets mended. */
  secondTries?: Failure[]
}

/** What a step of `npm test` came to: a check without tests of its own counts as one. */
export interface PartResult extends TestCounts {
  name: string
  seconds: number
}

/** One line about one step. */
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
