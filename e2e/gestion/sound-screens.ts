import type { Page } from '@playwright/test'
import { expectFitting, expectNoBarrier } from '../barriers.ts'
import { goInPanel, openPanel } from './staff.ts'

/** Screens of the panel, as the administrator sees them: none has a barrier, none is wider than its window. */
export async function expectSoundScreens(page: Page, addresses: readonly string[]): Promise<void> {
  await openPanel(page, addresses[0])
  for (const address of addresses) {
    await goInPanel(page, address)
    await page.waitForLoadState('networkidle')
    await expectNoBarrier(page, address)
    await expectFitting(page, address)
  }
}
