import path from 'node:path'
import type { Page, TestInfo } from '@playwright/test'

const FOLDER = path.join(import.meta.dirname, '../capturas')
/** Scroll step in pixels, to trigger what is rendered only near the viewport. */
const SCROLL_STEP_PX = 700
/** Maximum height of a picture in pixels; a list of thousands of articles is longer. */
const HEIGHT_MAX_PX = 6_000

/** Takes a picture of the window. */
export async function takeWindow(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.screenshot({ path: fileOf(info, name) })
}

/** Takes a picture of the whole page, including what is rendered only on scrolling there. */
export async function takePage(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.evaluate(
    async ({ step, end }) => {
      for (let top = 0; top < document.documentElement.scrollHeight && top < end; top += step) {
        window.scrollTo(0, top)
        await new Promise(requestAnimationFrame)
      }
      window.scrollTo(0, 0)
    },
    { step: SCROLL_STEP_PX, end: HEIGHT_MAX_PX },
  )
  await page.evaluate(() => [...document.images].forEach((image) => (image.loading = 'eager')))
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  const { width } = page.viewportSize()!
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.screenshot({
    path: fileOf(info, name),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, HEIGHT_MAX_PX) },
  })
}

const fileOf = (info: TestInfo, name: string) => path.join(FOLDER, info.project.name, `${name}.png`)
