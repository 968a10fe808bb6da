import type { Page } from '@playwright/test'

/** Opens an address of the shop. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(`/#${address}`)
}

/** Whether the page is tested on a phone: the list scrolls there and has no pages (spec §2). */
export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 740
}
