import { expect, type Page } from '@playwright/test'

/** Opens an address of the shop. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`)
}

/** Waits until the shop has replaced the page that the server drew, whose presses wait for it. */
export const untilStarted = (page: Page): Promise<void> =>
  expect(page.locator('[class*=asleep]')).toHaveCount(0)

/** Whether the page is tested on a phone: the list scrolls there and has no pages (spec §2). */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 740
}
