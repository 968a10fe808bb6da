import { defineConfig } from 'vitest/config'

/** Two workers: the suite is to run on two cores beside a PostgreSQL. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: false,
    // what is waited for comes when it comes, on a busy machine later than the second that is usual
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // some start processes, and the machine may be busy
          testTimeout: 60_000,
          include: [
            'contract/src/**/*.test.ts',
            'demo/src/**/*.test.ts',
            'storefront/src/**/*.test.ts',
            'backoffice/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          // The contrast test reads the colours as they are written.
          css: { include: /tokens\.css/ },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'],
          globalSetup: ['server/test/databases-global-setup.ts'],
          // how long something takes is no part of a test: the benches measure
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
