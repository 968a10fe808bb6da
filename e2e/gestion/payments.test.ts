import type { Page } from '@playwright/test'
import { expect, test } from '../shop-test.ts'
import { goInPanel, openPanel } from './staff.ts'

const SCREENS = [
  '/transferencias',
  '/movimientos-banco',
  '/devoluciones-transferencia',
  '/diferencias',
  '/cuenta-transferencias',
  '/cobros',
  '/cobros-por-medio',
]

test('with text twice as large the bar has the whole title, and covers nothing', async ({ page }) => {
  await openPanel(page)
  for (const address of SCREENS) {
    await goInPanel(page, address)
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
    await expect.soft(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    expect.soft(await barOf(page), address).toEqual({ cutX: 0, cutY: 0, covered: 0, beyond: 0 })
  }
})

/** What of the title is cut, of the content covered, and of the page beyond the window, in pixels. */
const barOf = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('h1')!
    const bar = document.querySelector('header')!.getBoundingClientRect()
    const content = document.querySelector('#main-content')!.getBoundingClientRect()
    return {
      cutX: title.scrollWidth - title.clientWidth,
      cutY: title.scrollHeight - title.clientHeight,
      covered: Math.max(0, Math.round(bar.bottom - content.top)),
      beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }
  })
