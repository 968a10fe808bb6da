import path from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { Journal } from './journal.ts'
import type { Failure, TestCounts } from './outcome.ts'

/** Vitest reporter that records the begin and end of each file and test, and the result of all. */
export default class VitestReporter implements Reporter {
  readonly #journal = new Journal()

  onTestModuleStart(module: TestModule): void {
    this.#journal.note({ kind: 'file', name: fileOf(module) })
  }

  onTestModuleEnd(module: TestModule): void {
    this.#journal.note({ kind: 'file', name: fileOf(module), outcome: 'passed' })
  }

  onTestCaseReady(test: TestCase): void {
    this.#journal.note({ kind: 'test', name: nameOf(test) })
  }

  onTestCaseResult(test: TestCase): void {
    const outcome = test.result().state === 'passed' ? 'passed' : 'failed'
    this.#journal.note({ kind: 'test', name: nameOf(test), outcome })
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    this.#journal.note({ kind: 'end', counts: countTests(modules) })
  }
}

/** Counts the tests. A skipped test did not pass; a file that could not be loaded counts as one failure. */
export function countTests(modules: readonly TestModule[]): TestCounts {
  let passed = 0
  const failures: Failure[] = []
  for (const module of modules) {
    const tests = [...module.children.allTests()]
    const failed = tests.filter((test) => test.result().state !== 'passed')
    passed += tests.length - failed.length
    for (const test of failed) failures.push({ test: nameOf(test), message: messageOf(test) })
    if (module.state() === 'failed' && failed.length === 0)
      failures.push({ test: fileOf(module), message: module.errors()[0]?.message ?? '' })
  }
  return { passed, failures }
}

/** Messages and stack traces, without the lines of the test runner's own code. */
function messageOf(test: TestCase): string {
  const { state, errors = [] } = test.result()
  if (state !== 'failed') return `not run: ${test.options.mode === 'todo' ? 'todo' : state}`
  return errors
    .flatMap(({ stack, message }) => (stack ?? message).split('\n'))
    .filter((line) => !line.includes('/node_modules/'))
    .join('\n')
}

const fileOf = (module: TestModule): string => path.relative(process.cwd(), module.moduleId)
const nameOf = (test: TestCase): string => `${fileOf(test.module)} > ${test.fullName}`
