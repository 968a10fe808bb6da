import { parentPort, workerData } from 'node:worker_threads'
import type { DrawnScreens, DrawingOrder } from './draw-first-screen.ts'

// A thread for drawing: the browser globals that the shop's components expect are stubbed here and nowhere else in the
// server. It exits after one drawing.

/** Widths representing phones and desktops, px. */
const PHONE_PX = 390
const DESKTOP_PX = 1280

const { bundle, answers, wording } = workerData as DrawingOrder
let windowWidth = PHONE_PX

const noListener = { addEventListener: () => undefined, removeEventListener: () => undefined }
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const matchMedia = (query: string) => ({
  ...noListener,
  matches: windowWidth >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
})
const standIns = {
  ...noListener,
  matchMedia,
  localStorage: noStorage,
  sessionStorage: noStorage,
  navigator: { onLine: true },
  document: { ...noListener, hidden: false, getElementById: () => ({ textContent: wording }) },
}
for (const [name, value] of Object.entries({ ...standIns, window: { ...standIns } })) {
  Object.defineProperty(globalThis, name, { value, configurable: true })
}

const { drawFirstScreen } = (await import(bundle)) as { drawFirstScreen: (answers: unknown) => string }
const draw = (width: number): string => {
  windowWidth = width
  return drawFirstScreen(JSON.parse(answers ?? '{}'))
}
const drawn: DrawnScreens = { phone: draw(PHONE_PX), desktop: draw(DESKTOP_PX) }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window's
parentPort?.postMessage(drawn)
process.exit()
