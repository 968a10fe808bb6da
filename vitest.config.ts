import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { clusterObstacle } from './lab/faults/cluster/obstacle.ts'

/** What takes longer hangs, and is named: far beyond what anything takes on a slow and busy machine. */
const HANGS_MS = 240_000

/** What the inner loop (`npm test -- quick`) leaves out: PostgreSQL's own, and what starts processes or goes on for long. */
const BEYOND_QUICK = [
  'server/src/platform/db/postgres-*.test.ts',
  'server/src/goods/catalogue/hear-changes.test.ts',
  'server/src/office/imports/cli.test.ts',
  // of a build's pages
  'server/src/site/brand.test.ts',
  'server/src/app/backup/**',
  'server/test/{chains,deploy,doctor,malformed-input,nginx,nginx-cluster,postgres,process,processes,upgrade}.test.ts',
  'server/test/{model,races}/**',
  'lab/fuzz/fuzz.test.ts',
  'lab/faults/**',
]

/** What takes longest, the longest first: begun last, they would run alone at the end. Their files are short. */
const LONGEST = [
  'lab/fuzz/fuzz.test.ts',
  'lab/faults/payments/payments.test.ts',
  'server/test/processes.test.ts',
  'lab/faults/faults.test.ts',
  'server/test/malformed-input.test.ts',
  'lab/faults/cluster/cluster.test.ts',
  'lab/faults/point-in-time/point-in-time.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const longest = LONGEST.map((name) => files.find(({ moduleId }) => moduleId.endsWith(name)))
    return [...new Set([...longest, ...(await super.sort(files))])].filter((file) => file !== undefined)
  }
}

const IS_QUICK = process.env['TEST_QUICK'] === 'yes'

/** Otherwise nothing is tried out: a network that comes and goes ends the requests of browsers on this machine. */
const NAMED_FILES = process.argv.filter((word) => word.endsWith('.test.ts') || word.endsWith('.test.tsx'))
const MAY_RUN_CLUSTER =
  NAMED_FILES.length > 0
    ? NAMED_FILES.some((file) => file.includes('lab/faults/cluster'))
    : !IS_QUICK && !process.argv.includes('unit')

const isFirstLoad = process.env['TEST_NO_CLUSTER'] === undefined
/** Found out once: Vitest loads this file more than once. */
const noCluster = (process.env['TEST_NO_CLUSTER'] ??= (MAY_RUN_CLUSTER ? clusterObstacle() : null) ?? '')

/** What this machine cannot run, with the reason. */
const LEFT_OUT = new Map(
  Object.entries({
    'lab/faults/cluster/*.test.ts': noCluster,
    'lab/faults/point-in-time/point-in-time.test.ts': archiveObstacle(),
  }).filter(([, obstacle]) => obstacle !== ''),
)

function archiveObstacle(): string {
  const isInstalled = existsSync('/usr/bin/pgbackrest') && existsSync('/usr/lib/postgresql')
  return isInstalled ? '' : "it takes Debian's packages postgresql pgbackrest"
}

if (isFirstLoad && process.argv.includes('api') && !IS_QUICK)
  for (const [file, obstacle] of LEFT_OUT) console.log(`Left out: ${file}: ${obstacle}.`)

/** Tests wait for databases, processes and clocks half of their time: one more than there are cores keeps them busy. */
const WORKERS = Math.min(availableParallelism() + 1, 4)

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    passWithNoTests: false,
    // how long something takes is no part of a test: the benches measure
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: HANGS_MS / 4 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'lexicon/src/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'demo/src/**/*.test.ts',
            'lab/payment-simulator/src/**/*.test.ts',
            'storefront/src/**/*.test.ts',
            'backoffice/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          isolate: false,
          setupFiles: ['tools/test/fresh-modules.ts'],
          // The contrast test reads the colours as they are written.
          css: { include: /tokens\.css/ },
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          include: ['storefront/src/**/*.test.tsx', 'backoffice/src/**/*.test.tsx'],
          // happy-dom, without layout: what needs sizes or a real browser is held in e2e/
          environment: './tools/test/one-window.ts',
          isolate: false,
          setupFiles: ['tools/test/fresh-modules.ts', 'tools/test/patient-queries.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['server', 'lab/fuzz', 'lab/faults', 'lab/bench'].map((room) => `${room}/**/*.test.ts`),
          // a package in server/node_modules may carry tests of its own
          exclude: ['**/node_modules/**', ...LEFT_OUT.keys(), ...(IS_QUICK ? BEYOND_QUICK : [])],
          globalSetup: ['lab/harness/databases-global-setup.ts'],
          // The server's modules are evaluated once a worker, not once a file: half of the processor's time. A file's
          // shop is its own, and modules keep nothing of one.
          isolate: false,
        },
      },
    ],
  },
})
