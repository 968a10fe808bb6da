import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test'

/** Only the shop's own connections. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** A mid-range telephone. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** How many times slower than this machine the telephone is. */
export const SLOWED = 4

export function openBrowser(...args: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [...ARGS, ...args],
  })
}

/** A telephone without stored data. */
export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ...PHONE, serviceWorkers: 'block', locale: 'es-AR' })

/**
 * A new visitor's telephone, and the protocol session of its page. The pop-up banners of the shop at `address` count as
 * seen.
 */
export async function openPhone(
  browser: Browser,
  address: string,
): Promise<{ page: Page; protocol: CDPSession }> {
  const answer = await fetch(`${address}/api/TBannersUser/getall/0/0`)
  const banners = (await answer.json()) as { Imagen: string }[]
  const context = await openContext(browser)
  await context.addInitScript(
    (pictures) => {
      if (self.origin !== 'null') localStorage.setItem('popup', JSON.stringify(pictures))
    },
    banners.map(({ Imagen }) => Imagen),
  )
  const page = await context.newPage()
  return { page, protocol: await context.newCDPSession(page) }
}

export const slowDown = (protocol: CDPSession, rate: number): Promise<unknown> =>
  protocol.send('Emulation.setCPUThrottlingRate', { rate })
