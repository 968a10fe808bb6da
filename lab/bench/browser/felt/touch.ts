import type { CDPSession, Locator } from '@playwright/test'
import { settle } from './content-time.ts'

/** A finger rests some 50 to 150 ms on the glass; Playwright's `tap` lifts it at once. */
const REST_MS = 80

/**
 * Taps an element as a finger does: it is in sight and stands still, and the click comes when the finger is lifted. Playwright's
 * `tap` scrolls the page first, even for the bar that always stands at its foot, and the tap then waits for that.
 */
export async function touch(protocol: CDPSession, element: Locator): Promise<void> {
  if (!(await element.evaluate(isInSight))) {
    await element.scrollIntoViewIfNeeded()
    await settle(element.page())
  }
  const { x, y, width, height } = (await element.boundingBox())!
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return there !== null && element.contains(there)
}
