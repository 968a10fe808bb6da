import { expect, type Page } from '@playwright/test'
import { expectFitting, expectNoBarrier, inBothSizes } from '../barriers.ts'
import { goInPanel, openPanel } from './staff.ts'

/** An upright tablet: the menu beside a content that is narrower than a desktop's table. */
const TABLET = { width: 820, height: 1180 } as const

/**
 * Expects the back office's screens, as an administrator sees them, to have no barrier, to fit the window of a phone, a
 * tablet and a desktop, and to let the keyboard reach rows that can be opened.
 */
export async function expectSoundScreens(page: Page, addresses: readonly string[]): Promise<void> {
  await openPanel(page, addresses[0])
  for (const [position, address] of addresses.entries()) {
    await goInPanel(page, address)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
    // the frame is checked once
    const part = position === 0 ? 'body' : 'main'
    await inBothSizes(page, async (size) => {
      await expectNoBarrier(page, `${address}, ${size}`, part)
      await expectFitting(page, `${address}, ${size}`)
    })
    const before = page.viewportSize()!
    await page.setViewportSize(TABLET)
    await expectFitting(page, `${address}, tablet`)
    await page.setViewportSize(before)
    await expectRowsWithLinks(page, address)
  }
}

/** Expects rows that open at a click to have something focusable by Tab, too (WCAG 2.1.1). */
async function expectRowsWithLinks(page: Page, place: string): Promise<void> {
  const closed = page.locator('tr.RaDataTable-clickableRow:not(:has(a[href]))')
  await expect.configure({ soft: true })(closed, `rows of ${place} without a link`).toHaveCount(0)
}
