import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../lab/harness/free-port.ts'
import { articleNamed, OIL, startWithCart } from './cart.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAs } from './shopper.ts'

// Lighthouse's phone audits that do not depend on time: accessibility and best practices. Both must be 100.

test('Lighthouse has nothing against the shop on a phone', async ({ launchOptions, baseURL }, info) => {
  test.setTimeout(300_000)
  const port = await freePort()
  // It opens pages of its own in the given browser: cookies and storage are the browser's own.
  const context = await chromium.launchPersistentContext(info.outputPath('profile'), {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
    baseURL: baseURL!,
  })
  try {
    const page = context.pages()[0]!
    await enterAs(page, DEMO)
    await startWithCart(page, [
      [OIL, 3],
      ['Banana Bolivia', 350],
    ])
    await page.goto('/')
    const { Codigo } = await articleNamed(page, OIL)
    for (const address of [
      '/inicio',
      `/ver-articulo/${Codigo}/x`,
      '/busqueda?texto=leche',
      '/checkout1',
      '/info-cuenta',
    ]) {
      await test.step(address, async () => {
        const found = await faultsOf(`${baseURL}/#${address}`, port)
        expect.soft(found, address).toEqual([])
      })
    }
  } finally {
    await context.close()
  }
})

/** What keeps a category below 100, one line each. */
async function faultsOf(address: string, port: number): Promise<string[]> {
  const result = await lighthouse(address, {
    port,
    onlyCategories: ['accessibility', 'best-practices'],
    formFactor: 'mobile',
    disableStorageReset: true,
    // Neither times nor screenshots are used.
    disableFullPageScreenshot: true,
    cpuQuietThresholdMs: 0,
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    logLevel: 'error',
  })
  const { categories, audits, runtimeError } = result!.lhr
  if (runtimeError) return [runtimeError.message]
  return Object.values(categories)
    .filter(({ score }) => score !== 1)
    .flatMap(({ id, auditRefs }) =>
      auditRefs
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]!.score ?? 1) < 1)
        .map(({ id: audit }) =>
          `${id}: ${audits[audit]!.title} ${JSON.stringify(audits[audit]!.details)}`.slice(0, 600),
        ),
    )
}
