import { expect, type Page } from '@playwright/test'
import { expectFitting, expectNoBarrier, inBothSizes } from '../barriers.ts'
import { goInPanel, openPanel } from './staff.ts'

/** Screens of the panel, as the administrator sees them: none has a barrier, none is wider than a phone's or a desktop's window. */
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
  }
}
