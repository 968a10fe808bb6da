import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { hearNotices } from './notices.ts'

export { expect } from '@playwright/test'

/** A refused call (4xx) is a normal response, but the browser logs an error for it. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d/

export interface ShopOptions {
  /** Whether the pop-up banner may open after its 3 seconds. Other tests start as if it had been seen. */
  popup: boolean
  /**
   * Whether the browser asks to save data (Save-Data). The shop then fetches nothing ahead, which is half of what a
   * test costs; tests about fetching ahead, and one purchase, do without.
   */
  savesData: boolean
  /** Logged errors that the test causes on purpose. */
  expectedErrors: RegExp[]
}

/** Playwright's test, which also fails if the page throws or logs an error (a blocked script, React's warnings). */
export const test = base.extend<ShopOptions & { pageErrors: string[]; otherPage: Page }>({
  popup: [false, { option: true }],
  savesData: [true, { option: true }],
  expectedErrors: [[], { option: true }],
  pageErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      const expected = [REFUSED_CALL, ...expectedErrors]
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        const isExpected = expected.some((pattern) => pattern.test(message.text()))
        if (message.type() === 'error' && !isExpected) errors.push(message.text())
      })
      await use(errors)
      // Responses that a test changes may still be pending: prefetching ends at no definite time.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      base.expect(errors, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, popup, savesData, baseURL }, use) => {
    await prepare(context, { popup, savesData }, baseURL)
    await use(context)
  },
  /** A page in a browser of its own: other cookies and storage, the same screen size. */
  otherPage: async ({ browser, popup, savesData, baseURL }, use) => {
    const context = await browser.newContext()
    await prepare(context, { popup, savesData }, baseURL)
    await use(await context.newPage())
    await context.close()
  },
})

async function prepare(
  context: BrowserContext,
  { popup, savesData }: Pick<ShopOptions, 'popup' | 'savesData'>,
  shop: string | undefined,
): Promise<void> {
  await context.addInitScript(hearNotices)
  if (savesData) await context.addInitScript(saveData)
  if (!popup)
    await context.addInitScript(markPopupAsSeen, (bannerPictures ??= await listBannerPictures(shop)))
}

/** Pictures of the demo shop's banners, requested once per worker. */
let bannerPictures: string[] | undefined

async function listBannerPictures(shop: string | undefined): Promise<string[]> {
  const answer = await fetch(new URL('/api/TBannersUser/getall/0/0', shop))
  const banners = (await answer.json()) as { Imagen: string }[]
  return banners.map(({ Imagen }) => Imagen)
}

function markPopupAsSeen(pictures: string[]): void {
  // The empty page before the first address has no storage, nor has a sandboxed frame.
  if (location.protocol === 'about:' || self.origin === 'null') return
  if (localStorage.getItem('popup') === null) localStorage.setItem('popup', JSON.stringify(pictures))
}

/** Runs in the page: the browser asks to save data. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}
