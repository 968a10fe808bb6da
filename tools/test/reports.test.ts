import { expect, test } from 'vitest'
import { closingLine, describePart } from './outcome.ts'
import { listSteps, readWishes } from './parts.ts'
import { countTests as countPlaywrightTests } from './playwright-reporter.ts'
import { countTests as countVitestTests } from './vitest-reporter.ts'

/** A test as Vitest's reporters see it. */
const vitestTest = (fullName: string, state: string, stacks: string[] = [], mode = 'run') => ({
  fullName,
  options: { mode },
  result: () => ({ state, errors: stacks.map((stack) => ({ stack })) }),
})

/** A file as they see it. */
function vitestModule(
  moduleId: string,
  tests: ReturnType<typeof vitestTest>[],
  errors: { message: string }[],
) {
  const module = {
    moduleId,
    errors: () => errors,
    state: () =>
      errors.length > 0 || tests.some((each) => each.result().state === 'failed') ? 'failed' : 'passed',
    children: { allTests: () => tests.map((each) => ({ ...each, module })) },
  }
  return module
}

test("Vitest's result: what failed, what was not run and what could not be loaded did not pass", () => {
  const modules = [
    vitestModule(
      `${process.cwd()}/contract/src/base/paging.test.ts`,
      [
        vitestTest('pages', 'passed'),
        vitestTest('last page', 'failed', [
          'expected 2\n    at a.ts:1\n    at /x/node_modules/vitest/a.js:1',
        ]),
        vitestTest('no page', 'skipped', [], 'skip'),
        vitestTest('half a page', 'skipped', [], 'todo'),
      ],
      [],
    ),
    vitestModule(`${process.cwd()}/broken.test.ts`, [], [{ message: 'cannot find x' }]),
  ]
  expect(countVitestTests(modules as never)).toEqual({
    passed: 1,
    failures: [
      { test: 'contract/src/base/paging.test.ts > last page', message: 'expected 2\n    at a.ts:1' },
      { test: 'contract/src/base/paging.test.ts > no page', message: 'not run: skipped' },
      { test: 'contract/src/base/paging.test.ts > half a page', message: 'not run: todo' },
      { test: 'broken.test.ts', message: 'cannot find x' },
    ],
  })
})

test("Playwright's result: every test counts once per screen size, what needed a second try is named", () => {
  const run = (title: string, project: string, outcome: string, ...messages: string[]) => ({
    title,
    titlePath: () => ['', project, 'home.test.ts', 'cart', title],
    outcome: () => outcome,
    results: [{ errors: messages.map((message) => ({ message })) }],
  })
  const tests = [
    run('opens', 'telefono', 'expected'),
    run('opens', 'escritorio', 'flaky', 'too late'),
    run('adds', 'telefono', 'unexpected', 'no button'),
    run('saves', 'telefono', 'skipped'),
  ]
  expect(countPlaywrightTests(tests as never, [{ message: 'the shop does not start' }])).toEqual({
    passed: 2,
    failures: [
      { test: 'playwright', message: 'the shop does not start' },
      { test: 'home.test.ts > adds (telefono)', message: 'no button' },
      { test: 'home.test.ts > saves (telefono)', message: 'not passed: skipped' },
    ],
    secondTries: [{ test: 'home.test.ts > opens (escritorio)', message: 'too late' }],
  })
})

test('the outcome is one line a part, and one at the end', () => {
  const failures = [{ test: 'a', message: 'b' }]
  const unit = { name: 'unit', passed: 512, failures: [], seconds: 4 }
  const api = { name: 'api', passed: 1, failures, seconds: 8.44 }
  expect(describePart(unit)).toBe('✓ unit: 512 passed, 0 failed (4.0 s)')
  expect(describePart(api)).toBe('✗ api: 1 passed, 1 failed (8.4 s)')
  expect(closingLine([unit, api])).toBe('513 passed, 1 failed')
})

test('the parts run in their order, all of them unless some are named', () => {
  const names = (...words: string[]) => listSteps(readWishes(words)!).map(({ name }) => name)
  expect(names()).toEqual(['format', 'tables', 'types', 'lint', 'unit', 'build', 'api', 'weight', 'e2e'])
  expect(names('e2e', 'static')).toEqual(['format', 'tables', 'types', 'lint', 'build', 'weight', 'e2e'])
  expect(names('api')).toEqual(['build', 'api'])
  expect(names('quick')).toEqual(['format', 'tables', 'types', 'lint', 'unit', 'api'])
  expect(readWishes(['everything'])).toBeNull()
})

test('quick has the API on SQLite alone', () => {
  const apiOf = (...words: string[]) => listSteps(readWishes(words)!).find(({ name }) => name === 'api')
  expect(apiOf('quick')).toMatchObject({
    about: 'the server, on SQLite',
    env: { TEST_DATABASES: 'sqlite', TEST_QUICK: 'yes' },
  })
  expect(apiOf('api')?.env).toBeUndefined()
})

test('files run by their names, those of the browser after a build', () => {
  const file = 'tools/test/reports.test.ts'
  const commands = (...words: string[]) => listSteps(readWishes(words)!).map(({ command }) => command)
  expect(commands(file)).toEqual([expect.arrayContaining(['vitest', file])])
  expect(commands('e2e/opening.test.ts')).toEqual([
    ['node', 'tools/build.mjs'],
    expect.arrayContaining(['playwright', 'opening.test.ts']),
  ])
  expect(readWishes(['tools/test/nowhere.test.ts'])).toBeNull()
})
