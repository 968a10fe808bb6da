import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Step } from './parts.ts'
import { runStep } from './run-step.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'gondola-tools-'))
afterAll(() => rmSync(folder, { recursive: true }))

const journalOf = (name: string) => path.join(folder, `${name}.journal`)
const stepOf = (code: string, more: Partial<Step> = {}): Step => ({
  part: 'unit',
  name: 'unit',
  about: 'rules',
  command: ['node', '-e', code],
  ...more,
})
/** Code of a runner that records these entries. */
const noting = (...entries: object[]) =>
  `require('node:fs').writeFileSync(process.env.TEST_JOURNAL, ${JSON.stringify(
    entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
  )})`
const ending = (passed: number) => noting({ kind: 'end', counts: { passed, failures: [] } })

test.each<[string, Step, passed: number, complaint: RegExp | null]>([
  ['a check that ends well', stepOf(''), 1, null],
  ['a check that ends badly', stepOf('process.exit(3)'), 0, /status 3/],
  ['a check that crashes', stepOf("process.kill(process.pid, 'SIGSEGV')"), 0, /SIGSEGV/],
  ['a program that is not there', stepOf('', { command: ['no-such-program'] }), 0, /cannot run/],
  ['a machine that lacks something', stepOf('', { prepare: () => 'no browser' }), 0, /no browser/],
  ['tests that pass', stepOf(ending(5), { journal: journalOf('a') }), 5, null],
  ['no report', stepOf('', { journal: journalOf('b') }), 0, /left no report/],
  ['no tests', stepOf(ending(0), { journal: journalOf('c') }), 0, /no test/],
  [
    'tests that pass, and a bad end',
    stepOf(`${ending(5)};process.exit(1)`, { journal: journalOf('d') }),
    5,
    /status 1/,
  ],
])('%s', async (_title, step, passed, complaint) => {
  const result = await runStep(step)
  expect(result.passed).toBe(passed)
  if (complaint === null) expect(result.failures).toEqual([])
  else expect(result.failures).toEqual([{ test: 'rules', message: expect.stringMatching(complaint) }])
})

test('the journal of an earlier run is not read', async () => {
  writeFileSync(journalOf('old'), '{"kind":"end","counts":{"passed":9,"failures":[]}}')
  const { passed, failures } = await runStep(stepOf('', { journal: journalOf('old') }))
  expect([passed, failures.length]).toEqual([0, 1])
})

describe.concurrent('a step that hangs', () => {
  const run = (name: string, code: string) =>
    runStep(
      stepOf(`${code};setInterval(() => {}, 1000)`, {
        journal: journalOf(name),
        // far longer than a process takes to begin
        silenceMaxMs: 5000,
      }),
    )

  test('is ended; what had passed counts, what was running is named', async () => {
    const { passed, failures } = await run(
      'in a test',
      noting(
        { kind: 'file', name: 'a.test.ts' },
        { kind: 'test', name: 'a.test.ts > one' },
        { kind: 'test', name: 'a.test.ts > one', outcome: 'passed' },
        { kind: 'test', name: 'a.test.ts > two' },
        { kind: 'test', name: 'a.test.ts > two', outcome: 'failed' },
        { kind: 'test', name: 'a.test.ts > three' },
      ),
    )
    expect(passed).toBe(1)
    expect(failures).toEqual([
      { test: 'a.test.ts > two', message: expect.any(String) },
      { test: 'a.test.ts > three', message: expect.stringMatching(/running when .* without news/) },
    ])
  })

  test('before its first test is named by its file', async () => {
    const { failures } = await run('in a file', noting({ kind: 'file', name: 'a.test.ts' }))
    expect(failures.map(({ test: name }) => name)).toEqual(['a.test.ts'])
  })

  test('and tells nothing is named itself', async () => {
    const { failures } = await run('in silence', '')
    expect(failures.map(({ test: name }) => name)).toEqual(['rules'])
  })
})
