import { expect, type Page } from '@playwright/test'
import { expectFitting, expectNoBarrier, inBothSizes } from '../barriers.ts'
import { goInPanel, openPanel } from './staff.ts'

/** A tablet held upright: the panel's menu beside what is narrower than a table of a desktop. */
const TABLET = { width: 820, height: 1180 } as const

/**
 * Screens of the panel, as the administrator sees them: none has a barrier, none is wider than the window of
 * a phone, a tablet or a desktop, and where rows open something, the keyboard reaches them.
 */
export async function expectSoundScreens(page: Page, addresses: readonly string[]): Promise<void> {
  await openPanel(page, addresses[0])
  for (const address of addresses) {
    await goInPanel(page, address)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
    await inBothSizes(page, async (size) => {
      await expectNoBarrier(page, `${address}, ${size}`)
      await expectFitting(page, `${address}, ${size}`)
    })
    const before = page.viewportSize()!
    await page.setViewportSize(TABLET)
    await expectFitting(page, `${address}, tablet`)
    await page.setViewportSize(before)
    await expectRowsWithLinks(page, address)
  }
}

/** Rows that open something at a click have something to reach by Tab, too (WCAG 2.1.1). */
async function expectRowsWithLinks(page: Page, place: string): Promise<void> {
  const closed = page.locator('tr.RaDataTable-clickableRow:not(:has(a[href]))')
  await expect.configure({ soft: true })(closed, `rows of ${place} without a link`).toHaveCount(0)
}
