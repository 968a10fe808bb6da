import type { Page } from '@playwright/test'
import { addFromCard, cartButton, ENOUGH, OIL, startWithCart } from './cart.ts'
import { expect, test } from './shop-test.ts'
import { accountButton, enterAsNewCustomer, logInByDialog, openLogin, registerShopper } from './shopper.ts'

const MARK = 'marca-de-la-persona-anterior'
const LOGIN = 'Iniciar sesión'

/** Writes the mark into every place where a browser stores something for the page. */
const writeMarks = (page: Page) =>
  page.evaluate(async (mark) => {
    const entries = {
      lineas: null,
      pedidolinea: { Opt4: mark },
      lista: mark,
      busquedas: { textos: [mark] },
      lugar: { place: mark },
      lugarEscrito: mark,
      lugarRechazado: mark,
      cambios: [mark],
      habituales: mark,
    }
    for (const [key, value] of Object.entries(entries))
      if (value !== null) localStorage.setItem(key, JSON.stringify(value))
    for (const key of ['itemsBusqueda', 'registro', 'guardarPedido', 'borradores', 'confirmacion'])
      sessionStorage.setItem(key, JSON.stringify({ mark }))
    for (const name of await caches.keys())
      if (/respuestas.*-\d+$/.test(name)) await (await caches.open(name)).put(`/${mark}`, new Response(mark))
    history.replaceState({ ...(history.state as object), mark }, '')
  }, MARK)

/** Everything that the browser stores for the page, as text. */
const everythingStored = (page: Page) =>
  page.evaluate(async () => {
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state]
    stored.push(await indexedDB.databases())
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      stored.push(
        name,
        (await cache.keys()).map(({ url }) => url),
      )
    }
    return JSON.stringify(stored)
  })

test('nothing of a customer is in the browser after the logout, and their cart is with the account', async ({
  page,
}) => {
  test.slow()
  const { shopper: other } = await registerShopper(page.request)
  const { shopper, client } = await enterAsNewCustomer(page)
  await page.goto(`/#/busqueda?texto=${encodeURIComponent(OIL)}`)
  await addFromCard(page, OIL, 2)
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, 1 producto/)
  await logOut(page, async () => {
    await writeMarks(page)
    expect(await everythingStored(page)).toContain(MARK)
  })
  const person = new RegExp([MARK, client.Nombre, client.Email, client.Usuario, OIL].join('|'))
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, vacío')
  expect(await everythingStored(page)).not.toMatch(person)
  await openLogin(page)
  await logInByDialog(page, other)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, vacío')
  const stored = await everythingStored(page)
  expect(stored).not.toContain(MARK)
  expect(stored).not.toContain(client.Email)

  await logOut(page)
  await openLogin(page)
  await logInByDialog(page, shopper)
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, 1 producto/)
})

test('of a session that ended, another customer is asked about the cart, and has nothing else', async ({
  page,
}) => {
  const { shopper: other } = await registerShopper(page.request)
  const { shopper, client } = await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('persona'))).toBe(String(client.Id))
  await page.context().clearCookies({ name: /^(?!XSRF)/ })
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('usuario'))).toBeNull()
  await openLogin(page)
  const dialog = page.getByRole('dialog', { name: LOGIN })
  await dialog.getByLabel('Usuario o email').fill(other.Usuario)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(other.Pass)
  // read by nobody meanwhile: the marks have not the shape of what is stored there
  await writeMarks(page)
  await dialog.getByRole('button', { name: LOGIN }).click()
  await expect(page.getByText('Hay 1 producto de otra persona')).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, vacío')
  const stored = await everythingStored(page)
  expect(stored).not.toContain(MARK)
  expect(stored).not.toContain(OIL)
  await page.getByRole('button', { name: 'Sumarlos' }).click()
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, 1 producto/)
  await logOut(page)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, vacío')
  // the cart waited for its owner
  await openLogin(page)
  await logInByDialog(page, shopper)
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, 1 producto/)
})

test('a second tab: after a logout it is a visitor’s, after the session’s end it asks over its screen', async ({
  page,
}) => {
  const { shopper } = await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/#/checkout1')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/#/mis-pedidos')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  // the second tab notices that the session is over
  await page.context().clearCookies({ name: /^(?!XSRF)/ })
  await second.reload()
  await expect(page.getByRole('dialog', { name: LOGIN })).toContainText('Tu sesión terminó.')
  await expect(page).toHaveURL(/checkout1/)
  await logInByDialog(page, shopper)
  await expect(page).toHaveURL(/checkout1/)

  await second.evaluate((mark) => sessionStorage.setItem('borradores', JSON.stringify({ mark })), MARK)
  await page.goto('/#/inicio')
  await logOut(page)
  await expect(second).toHaveURL(/#\/inicio$/)
  await expect(cartButton(second)).toHaveAccessibleName('Carrito, vacío')
  expect(await everythingStored(second)).not.toContain(MARK)
})

async function logOut(page: Page, before: () => Promise<void> = async () => {}): Promise<void> {
  await expect(cartButton(page)).toBeVisible()
  await accountButton(page).click()
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  await before()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/#\/inicio$/)
  await page.waitForFunction(() => localStorage.getItem('usuario') === null)
  await expect(accountButton(page)).toBeVisible()
}
