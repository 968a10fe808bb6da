import { expect, type Page } from '@playwright/test'

/** How far ahead the clock stops: time goes on between reading it and stopping it. */
const AHEAD_MS = 1000

/** From now on only the test advances the page's clock. Tries again where a slow machine was overtaken by the clock. */
export async function holdTime(page: Page): Promise<void> {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + AHEAD_MS)
  }).toPass()
}
