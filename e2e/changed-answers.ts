import type { Page, Route } from '@playwright/test'

// Changes the shop's responses, to check screens with data or failures that the demo shop does not have.

/** Calls with the contents of lists. The shop's name, the session and the menu of departments are unchanged. */
const CONTENTS =
  /\/api\/(?:tarticulos|tpromociones|tofertas|tbanners|pedidos|pedidoscostos|dias|horariosentrega|tipospagos|favoritos|ttiposdocumento|tclientes)/i

/** Fields with texts that staff or customers write. */
const WRITTEN = new Set([
  'Descripcion',
  'Descripcioncorta',
  'Descrip',
  'Nombre',
  'Direccion',
  'Localidad',
  'Usuario',
  'Email',
  'Opt1',
  'Opt3',
  'Opt4',
  'Bases',
  'Promo',
])

const LONG: Record<string, string> = {
  Email: 'maria.de-los-angeles.fernandez-echeverria@cooperativa-agropecuaria-del-sudeste.example.com.ar',
  Usuario: 'maria.de.los.angeles.fernandez.echeverria.1985',
  Direccion:
    'Avenida Teniente General Juan Domingo Perón 12345, torre 2, piso 14, departamento «B», timbre 1402',
  Opt3: 'Avenida Teniente General Juan Domingo Perón 12345, torre 2, piso 14, departamento «B», timbre 1402',
  Opt4: 'Dejar con el encargado si no atiendo; el timbre no anda y el perro ladra pero no muerde. '.repeat(6),
}

/** A word without a space at which a browser could break it. */
const UNBREAKABLE = 'superextraconcentradísimo-antibacterial/desengrasante'

/** Lengthens the texts of a response at any depth. */
export function withLongTexts<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withLongTexts) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isWritten(key, inner) ? longText(key, inner) : withLongTexts(inner),
    ]),
  ) as T
}

const isWritten = (key: string, value: unknown): value is string =>
  WRITTEN.has(key) && typeof value === 'string' && value !== ''

const longText = (key: string, text: string): string =>
  LONG[key] ?? `${text} ${UNBREAKABLE} con fragancia de lavanda y manzanilla, pack familiar por 12 unidades`

/** Opens the page without its embedded responses: each is requested, and so can be changed. */
export async function openWithoutAnswers(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL('/index.html', route.request().url()).href }),
      }),
  )
}

/** Lengthens the texts of every response. */
export async function lengthenAnswers(page: Page): Promise<void> {
  await openWithoutAnswers(page)
  await page.route('**/api/**', async (route) => {
    if (isEventStream(route) || route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    return route.fulfill({ response, json: withLongTexts(await response.json()) })
  })
}

/** Makes every list empty, in records too (an order's lines, a list's filters), and every single article missing. */
export async function emptyAnswers(page: Page): Promise<void> {
  await openWithoutAnswers(page)
  await page.route(CONTENTS, async (route) => {
    if (isEventStream(route)) return route.continue()
    const isSingle = /\/tarticulos\/get\//i.test(route.request().url())
    if (isSingle) return route.fulfill({ json: null })
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const json = withoutItems(await response.json())
    return route.fulfill({ response, json, headers: { ...response.headers(), 'x-total-count': '0' } })
  })
}

/** Empties a list, or the lists of a record. */
function withoutItems(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutItems(inner)]))
}

const isEventStream = (route: Route) => route.request().headers()['accept'] === 'text/event-stream'

/** Never answers the calls for the screen's contents while the page is open. */
export async function holdAnswers(page: Page): Promise<void> {
  await openWithoutAnswers(page)
  await page.route(CONTENTS, () => undefined)
}

/** Makes the calls for the screen's contents fail with a server error. */
export async function failAnswers(page: Page): Promise<void> {
  await openWithoutAnswers(page)
  await page.route(CONTENTS, (route) => route.fulfill({ status: 500, json: {} }))
}

/** Returns this many pending orders, by repeating the demo customer's. */
export async function multiplyPendingOrders(page: Page, count: number): Promise<void> {
  await page.route('**/api/pedidos/getallpedidoscliente/*/P/**', async (route) => {
    const [from, size] = route.request().url().split('/').slice(-2).map(Number) as [number, number]
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\d+\/\d+$/, '0/10'),
    })
    const orders = (await response.json()) as { Id: number }[]
    const many = Array.from({ length: count }, (_, index) => ({
      ...orders[index % orders.length]!,
      Id: 90_000 - index,
    }))
    await route.fulfill({
      json: many.slice(from * size, (from + 1) * size),
      headers: { 'X-Total-Count': String(count) },
    })
  })
}
