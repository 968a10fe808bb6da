import type { Page } from '@playwright/test'

// The shop's answers as another shop, or a bad day, would give them: for looking at screens with data that the demo shop
// does not have.

/** What lists hold. The shop's name, the session and the menu of departments come as ever. */
const CONTENTS =
  /\/api\/(?:tarticulos|tpromociones|tofertas|tbanners|pedidos|pedidoscostos|dias|horariosentrega|tipospagos|favoritos|ttiposdocumento|tclientes)/i

/** Texts that staff or customers write. */
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

/** A word that no browser can break at a space. */
const UNBREAKABLE = 'superextraconcentradísimo-antibacterial/desengrasante'

/** Lengthens the texts of an answer, wherever they stand in it. */
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

/** The page comes without the answers that travel with it: each is asked for, and can be another one. */
export async function openWithoutAnswers(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL('/index.html', route.request().url()).href }),
      }),
  )
}

/** Every answer comes with long texts. */
export async function lengthenAnswers(page: Page): Promise<void> {
  await openWithoutAnswers(page)
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    return route.fulfill({ response, json: withLongTexts(await response.json()) })
  })
}

/** Every list comes empty, every single thing as if it were not there. */
export async function emptyAnswers(page: Page): Promise<void> {
  await openWithoutAnswers(page)
  await page.route(CONTENTS, async (route) => {
    const isSingle = /\/tarticulos\/get\//i.test(route.request().url())
    await route.fulfill({ json: isSingle ? null : [], headers: { 'X-Total-Count': '0' } })
  })
}

/** What the screen shows does not come, as long as the page is open. */
export async function holdAnswers(page: Page): Promise<void> {
  await openWithoutAnswers(page)
  await page.route(CONTENTS, () => undefined)
}

/** What the screen shows cannot be had: the server fails. */
export async function failAnswers(page: Page): Promise<void> {
  await openWithoutAnswers(page)
  await page.route(CONTENTS, (route) => route.fulfill({ status: 500, json: {} }))
}

/** Pending orders come in such a number: the demo customer's, again and again. */
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
