import type { CDPSession, Locator } from '@playwright/test'

/** A finger rests some 50 to 150 ms on the glass; Playwright's `tap` lifts it at once. */
const REST_MS = 80

/** Taps an element as a finger does. The click comes when it is lifted. */
export async function touch(protocol: CDPSession, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await element.boundingBox())!
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
