import path from 'node:path'
import { createServer } from 'vite'
import { test as base } from './shop-test.ts'

export { expect } from '@playwright/test'

const STOREFRONT = path.join(import.meta.dirname, '../storefront')

/** Playwright's test for the storefront's gallery: every component on one page, in React's strict mode. */
export const test = base.extend<object, { galleryAddress: string }>({
  galleryAddress: [
    // Playwright wants the pattern even where nothing of it is used.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const server = await createServer({
        root: STOREFRONT,
        configFile: path.join(STOREFRONT, 'vite.config.ts'),
        cacheDir: path.join(STOREFRONT, `../.cache/gallery-${workerIndex}`),
        optimizeDeps: { entries: ['gallery.html'] },
        server: { host: '127.0.0.1', port: 0, hmr: false },
        logLevel: 'error',
      })
      await server.listen()
      await use(`${server.resolvedUrls!.local[0]}gallery.html`)
      await server.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  page: async ({ page, galleryAddress }, use) => {
    await page.goto(galleryAddress)
    await page.getByRole('heading', { name: 'Shelf labels' }).waitFor()
    await use(page)
  },
})
