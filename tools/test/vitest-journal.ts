import path from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { Journal } from './journal.ts'

/** Vitest reporter that records the begin and end of each file and test. */
export default class VitestJournal implements Reporter {
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
}

const fileOf = (module: TestModule): string => path.relative(process.cwd(), module.moduleId)
const nameOf = (test: TestCase): string => `${fileOf(test.module)} > ${test.fullName}`
