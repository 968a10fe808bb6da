import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { build } from 'vite'
import { openContext } from '../open-browser.ts'
import type { Tap } from './content-time.ts'
import type { FinishedScreen } from './finished-screen.ts'

/** The floors: the same screens without the shop's code. */
export const FLOORS = ['plain', 'react'] as const
export type FloorName = (typeof FLOORS)[number]

export interface ShownScreen extends FinishedScreen {
  /** If only this element of the content differs from the screen before, its HTML. */
  change?: { selector: string; html: string } | undefined
}

/** What a floor's script gives its page. */
export interface Floor {
  /** Prepares a screen; the function that it returns shows it. */
  prepare(screen: ShownScreen): () => void
}
interface FloorWindow {
  floor: Floor
  first?: ShownScreen
}

/** The built scripts of the floors, by name. */
export async function buildFloors(): Promise<Record<FloorName, string>> {
  const [plain, react] = await Promise.all(FLOORS.map(buildFloor))
  return { plain: plain!, react: react! }
}

async function buildFloor(name: FloorName): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL(`${name}-floor.ts`, import.meta.url)),
        formats: ['iife'],
        name: 'gondola',
      },
    },
  })
  const [chunk] = (built as unknown as { output: { code: string }[] }[])[0]!.output
  return chunk!.code
}

/** A floor's page in a telephone of its own, at the shop's address, so that styles and pictures are the shop's. */
export async function openFloor(
  browser: Browser,
  address: string,
  script: string,
  first?: FinishedScreen,
): Promise<{ page: Page; protocol: CDPSession }> {
  const context = await openContext(browser)
  const page = await context.newPage()
  await page.route(`${address}/floor`, (route) =>
    route.fulfill({ contentType: 'text/html', body: pageOf(script, first) }),
  )
  return { page, protocol: await context.newCDPSession(page) }
}

const START = `
if (window.first) floor.prepare(first)()`

function pageOf(script: string, first: FinishedScreen | undefined): string {
  const data = first ? `window.first = ${JSON.stringify(first).replaceAll('<', String.raw`\u003c`)}` : ''
  const styles = (first?.styles ?? []).map((href) => `<link rel="stylesheet" href="${href}">`)
  return `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${styles.join('')}</head><body><div id="app"></div><script>${data}</script><script>${script.replaceAll('</script', String.raw`<\/script`)}${START}</script></body></html>`
}

/** Shows a screen at once, with its styles. */
export async function showScreen(page: Page, screen: FinishedScreen): Promise<void> {
  await page.evaluate(async (shown) => {
    const { floor } = window as unknown as FloorWindow
    const has = new Set(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href),
    )
    await Promise.all(
      shown.styles
        .filter((href) => !has.has(href))
        .map((href) => {
          const loaded = Promise.withResolvers<void>()
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
          link.addEventListener('load', () => loaded.resolve())
          document.head.append(link)
          return loaded.promise
        }),
    )
    for (const [name, value] of shown.root) document.documentElement.setAttribute(name, value)
    floor.prepare(shown)()
    await new Promise(requestAnimationFrame)
    scrollTo(0, shown.scrollY)
  }, screen)
}

/** Makes the next such event show a screen. */
export async function showOnEvent(page: Page, event: Tap['event'], screen: ShownScreen): Promise<void> {
  await page.evaluate(
    ([type, shown]) => {
      const show = (window as unknown as FloorWindow).floor.prepare(shown)
      if (type === 'popstate') history.pushState(null, '')
      const follow = (fired: Event) => {
        fired.preventDefault()
        show()
        if (!shown.change) scrollTo(0, shown.scrollY)
      }
      addEventListener(type, follow, { once: true })
    },
    [event, screen] as const,
  )
}
