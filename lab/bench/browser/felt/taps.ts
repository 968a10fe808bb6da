import type { Browser, Locator, Page } from '@playwright/test'
import { percentile } from '../../median.ts'
import { openPhone } from '../open-browser.ts'
import { countThreadTime, settle, timed, type Tap, type Timed } from './content-time.ts'
import { finishedScreen, htmlOf } from './finished-screen.ts'
import { buildFloors, FLOORS, openFloor, showOnEvent, showScreen } from './floor-page.ts'
import { logIn } from './log-in.ts'
import { touch } from './touch.ts'

// Taps of a customer, on loopback: each in the shop, and at once the same one between the same two screens of
// both floors.

const WAYS = ['category', 'article', 'back', 'add', 'search'] as const
type Way = (typeof WAYS)[number]
const SHOWN_BY = ['shop', ...FLOORS] as const
type ShownBy = (typeof SHOWN_BY)[number]
export type TapTimes = Record<Way, Record<ShownBy, Timed[]>>

const ROWS = 'main li[data-index] [data-article]'
const DETAIL = 'main [data-article] h1'
const TILES = 'main nav a[href^="#/articulos/"]'
const WORDS =
  'leche yerba arroz galletitas jabon queso fideos aceite azucar vino agua pan tomate manzana carne pollo cafe harina manteca detergente'.split(
    ' ',
  )

/** Makes every kind of tap so many times. */
export async function measureTaps(
  browser: Browser,
  address: string,
  rounds: number,
  slowed: number,
): Promise<TapTimes> {
  const scripts = await buildFloors()
  const { page, protocol } = await openPhone(browser, address)
  await logIn(page, address)
  const floors = await Promise.all(
    FLOORS.map(async (name) => {
      const floor = { name, ...(await openFloor(browser, address, scripts[name])) }
      await floor.page.goto(`${address}/floor`)
      return floor
    }),
  )
  for (const each of [protocol, ...floors.map((floor) => floor.protocol)]) await countThreadTime(each)
  const none = (): Record<ShownBy, Timed[]> => ({ shop: [], plain: [], react: [] })
  const times: TapTimes = { category: none(), article: none(), back: none(), add: none(), search: none() }

  /** The tap in the shop, then in the floors. `changed`: the only element of the content that it changes. */
  const measure = async (way: Way, tap: Tap, changed?: string) => {
    await settle(page)
    const before = await finishedScreen(page)
    for (const floor of floors) await showScreen(floor.page, before)
    times[way].shop.push(await timed(page, protocol, tap, slowed))
    const after = await finishedScreen(page)
    const html = changed === undefined ? null : await htmlOf(page, changed)
    const change = changed !== undefined && html !== null ? { selector: changed, html } : undefined
    for (const floor of floors) {
      await showOnEvent(floor.page, tap.event, { ...after, change })
      times[way][floor.name].push(await timed(floor.page, floor.protocol, tap, slowed))
    }
  }
  for (let round = 0; round < rounds; round++) {
    await goHome(page)
    const tiles = await page.locator(TILES).count()
    const category = (shown: Page) => shown.locator(TILES).nth(round % tiles)
    await measure('category', { event: 'click', selector: ROWS, act: touched(category) })
    const article = (shown: Page) => shown.locator(`${ROWS} h3 a`).nth(round % 3)
    await measure('article', { event: 'click', selector: DETAIL, act: touched(article) })
    const back = (shown: Page) => shown.evaluate(() => history.back())
    await measure('back', { event: 'popstate', selector: ROWS, act: back })
    const Codigo = await page
      .locator(`${ROWS}:not(:has(output)):has([type=submit]:enabled)`)
      .first()
      .getAttribute('data-article')
    const form = `main [data-buy="${Codigo}"]`
    const add = touched((shown) => shown.locator(`${form} [type=submit]`))
    await measure('add', { event: 'click', selector: `${form} output`, act: add }, form)
    await page.locator('[type=search]').fill(WORDS[round % WORDS.length]!)
    const search = (shown: Page) => shown.locator('[type=search]').press('Enter')
    await measure('search', { event: 'submit', selector: ROWS, act: search })
  }
  for (const shown of [page, ...floors.map((floor) => floor.page)]) await shown.context().close()
  return times
}

const touched =
  (place: (page: Page) => Locator): Tap['act'] =>
  (page, protocol) =>
    touch(protocol, place(page))

async function goHome(page: Page): Promise<void> {
  await page.evaluate(() => void (location.hash = '/inicio'))
  await page.locator(TILES).first().waitFor()
  await settle(page)
}

const allOf = (times: TapTimes): Record<ShownBy, Timed[]> =>
  Object.fromEntries(SHOWN_BY.map((name) => [name, WAYS.flatMap((way) => times[way][name])])) as Record<
    ShownBy,
    Timed[]
  >

/** A table of the times from tap to content, or of the processor's; the ratios are of the medians. */
export function tapLines(title: string, times: TapTimes, figure: keyof Timed): string[] {
  const rows = [...WAYS.map((way) => [way, times[way]] as const), ['all', allOf(times)] as const]
  return [
    `| ${title}: median, 95th, ms | shop | React floor | plain floor | shop by React | shop by plain |`,
    '|---|---:|---:|---:|---:|---:|',
    ...rows.map(([way, by]) => {
      const ms = (name: ShownBy, percent: number) =>
        percentile(
          by[name].map((one) => one[figure]),
          percent,
        )
      const both = (name: ShownBy) => `${ms(name, 50).toFixed(0)}, ${ms(name, 95).toFixed(0)}`
      const ratio = (name: ShownBy) => (ms('shop', 50) / ms(name, 50)).toFixed(2)
      return `| ${way} | ${both('shop')} | ${both('react')} | ${both('plain')} | ${ratio('react')} | ${ratio('plain')} |`
    }),
  ]
}
