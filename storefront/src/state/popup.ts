import { ROUTES } from '@gondola/contract/base'
import type { Banner } from '@gondola/contract/site'
import type { Client } from '@gondola/contract/clients'
import { isBare } from './bare-route.ts'
import { stored } from './stored.ts'

/** The addresses of single orders begin with it. */
const ORDERS_PATH = ROUTES.followedOrder.replace(':Id', '')

/** Number of banners remembered as seen; the oldest are dropped. */
const SEEN_MAX = 50

/** The pictures of the pop-up banners that this browser has shown. */
export const seenPictures = stored<readonly string[]>('popup', [], isTexts, { onLost: () => undefined })

/** The day on which the last pop-up was shown, as `toDateString`. */
const shownDay = stored<string>('popupDia', '', (value) => typeof value === 'string', {
  onLost: () => undefined,
})
const today = () => new Date().toDateString()

/** Banners shown by this page, in case storage is blocked. */
let seenHere: readonly string[] = []

/**
 * The pop-up banners that this browser has not shown yet (spec §2: once only), without the SuperCard's for customers
 * who have one; none on a day on which it has shown some.
 */
export function newPopupBanners(
  banners: readonly Banner[],
  client: Pick<Client, 'Tarjeta'> | null,
): readonly Banner[] {
  if (shownDay.read() === today()) return []
  const seen = new Set([...seenPictures.read(), ...seenHere])
  const hasCard = Boolean(client?.Tarjeta)
  return banners.filter(({ Imagen, Url }) => !seen.has(Imagen) && !(hasCard && Url.includes(ROUTES.card)))
}

/**
 * Whether the screen shows what its customer came for and no banner may cover: the checkout, a search, a list, the
 * confirmation of the order just placed, an order, which may be on the way to its payment and back or have been refused
 * there, and what was opened since the page was loaded (`loaded`), but for the home page.
 */
export function isPopupHeld(
  { pathname }: { pathname: string },
  hasConfirmation: boolean,
  loaded: string,
): boolean {
  if (pathname !== loaded && pathname !== ROUTES.home) return true
  if (isBare(pathname) || pathname === ROUTES.search || pathname === ROUTES.shoppingList) return true
  if (pathname === ROUTES.myOrders) return hasConfirmation
  return pathname.startsWith(ORDERS_PATH)
}

/** Null: the visitor has done nothing yet. */
let lastActMs = globalThis.scrollY > 0 ? Date.now() : null
for (const act of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
  globalThis.addEventListener?.(act, () => (lastActMs = Date.now()), { capture: true, passive: true })

const POLL_MS = 500
/** Who has begun to read or shop is not interrupted sooner. */
const IDLE_MS = 20_000

/** Resolves once nobody does anything: no press and no scrolling for a while, no field, basket, menu or search in use. */
export async function untilAtRest(): Promise<void> {
  const isAtWork = () =>
    (lastActMs !== null && Date.now() - lastActMs < IDLE_MS) ||
    document.activeElement?.matches('input, select, textarea, [role="search"] *') === true ||
    document.querySelector('header [aria-expanded="true"]') !== null
  while (isAtWork()) await new Promise((looked) => setTimeout(looked, POLL_MS))
}

export function rememberPopup(banners: readonly Banner[]): void {
  const pictures = banners.map(({ Imagen }) => Imagen)
  seenHere = [...new Set([...seenPictures.read(), ...seenHere, ...pictures])].slice(-SEEN_MAX)
  seenPictures.write(seenHere)
  shownDay.write(today())
}

function isTexts(parsed: unknown): parsed is readonly string[] {
  return Array.isArray(parsed) && parsed.every((one) => typeof one === 'string')
}
