import { existsSync, mkdtempSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { freePort } from '../lab/harness/free-port.ts'
import { ADMIN } from './gestion/staff.ts'

// Playwright reads this file in every worker: the chosen port is passed on in the environment.
const port = (process.env['E2E_PORT'] ??= String(await freePort()))
const dataFolder = (process.env['E2E_DATA'] ??= mkdtempSync(path.join(tmpdir(), 'gondola-e2e-')))
const address = `http://localhost:${port}`

/** The whole browser: the headless shell shows no notifications. */
export const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
/** Debian's Chromium without a window: a page takes a third less processor in it. */
const SHELL = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell'

/** Maximum start time of a new shop, which creates its database, articles and pictures first. */
const START_MAX_MS = 240_000

/**
 * Maximum time of one step (a click, a page load, a wait): many times what the slowest machine needs. Without it, a
 * step that waits in vain would take the whole test's time.
 */
const STEP_MAX_MS = 120_000
/** Maximum time of an expectation; otherwise `toPass` would repeat for as long as its test may take. */
const EXPECTED_MAX_MS = 45_000

/** Tests that change the shop for everybody; they run last, alone. */
const OWNERS_WALKS = 'gestion/window.test.ts'

/** Where the tests' browsers say they get push messages: nothing listens there. */
export const PUSH_TEST_SERVICE = 'http://127.0.0.1:9'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  outputDir: '../.cache/e2e',
  fullyParallel: false,
  // A test waits for the page half of the time: one worker more than there are cores keeps them busy.
  workers: Math.min(availableParallelism() + 1, 4),
  forbidOnly: true,
  // A busy machine can be late, even twice; a test that fails three times has failed. Repeated tests are listed at the
  // end.
  retries: 2,
  // A test that takes longer hangs, and is reported; tests over many screens call test.slow(), which triples this.
  timeout: 300_000,
  expect: { timeout: EXPECTED_MAX_MS, toPass: { timeout: EXPECTED_MAX_MS } },
  reporter: [['list'], ['../tools/test/playwright-reporter.ts']],
  use: {
    baseURL: address,
    actionTimeout: STEP_MAX_MS,
    navigationTimeout: STEP_MAX_MS,
    // Only the tests about the service worker enable it.
    serviceWorkers: 'block',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    screenshot: 'only-on-failure',
    // Tracing every test would take a third of the whole run.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: existsSync(SHELL) ? SHELL : CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // A test runs as a phone, or as a desktop if its title has @escritorio; tests that depend on the size have @ambos.
  projects: [
    {
      name: 'telefono',
      testIgnore: OWNERS_WALKS,
      grepInvert: /@escritorio/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    {
      name: 'escritorio',
      testIgnore: OWNERS_WALKS,
      grep: /@escritorio|@ambos/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'vidriera',
      testMatch: OWNERS_WALKS,
      dependencies: ['telefono', 'escritorio'],
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/serve-shop.ts`,
    cwd: path.dirname(import.meta.dirname),
    url: `${address}/readyz`,
    timeout: START_MAX_MS,
    // Uses a shop that already runs at E2E_PORT, with E2E_DATA: for writing tests.
    reuseExistingServer: process.env['E2E_RUNNING'] === 'yes',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: port,
      PUBLIC_URL: address,
      GONDOLA_DATA: dataFolder,
      GONDOLA_DEMO: 'yes',
      GONDOLA_SUCURSALES: '1',
      // The pictures of README.md show the example year; tests count their own orders.
      GONDOLA_HISTORIA: process.env['GONDOLA_HISTORIA'] ?? 'no',
      LOG_LEVEL: 'warn',
      // Every test logs in and registers from one address; the limits have tests of their own.
      RATE_LIMIT: 'off',
      DATABASE_URL: '',
      SMTP_URL: '',
      HOST: '127.0.0.1',
      ADMIN_PASSWORD: ADMIN.Pass,
      // The tests' other systems run on the same machine.
      WEBHOOK_NETWORKS: '127.0.0.1',
      PUSH_SERVICIO_DE_PRUEBA: PUSH_TEST_SERVICE,
      PAGOS_SIMULADOR_PUERTO: '0',
    },
  },
})
