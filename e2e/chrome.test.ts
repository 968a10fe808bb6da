import type { Page } from '@playwright/test'
import { cartButton, OIL, openCart, startWithCart } from './cart.ts'
import { expect, test } from './shop-test.ts'
import { accountButton, DEMO, enterAs } from './shopper.ts'
import { isPhone, visit } from './visit.ts'

test('the header has the shop’s email and phone, the logo home, and the customer’s name [§2.9, §2.12] @ambos', async ({
  page,
}) => {
  await visit(page, '/ayuda')
  const header = page.getByRole('banner')
  const contacts = isPhone(page) ? page.getByRole('dialog', { name: 'Categorías' }) : header
  if (isPhone(page)) await header.getByRole('button', { name: 'Abrir categorías' }).click()
  const email = contacts.getByRole('link', { name: 'hola@gondola.example' })
  await expect(email).toHaveAttribute('href', 'mailto:hola@gondola.example')
  await expect(contacts.locator('a[href^="tel:"]')).toBeVisible()
  if (isPhone(page)) {
    await expect(contacts.getByRole('link', { name: 'Botón de arrepentimiento' })).toBeVisible()
    await page.keyboard.press('Escape')
    await accountButton(page).click()
  }
  for (const name of ['Iniciar sesión', 'Registrarse'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await header.getByRole('link', { name: 'Góndola, ir al inicio' }).click()
  await expect(page).toHaveURL(/#\/inicio$/)
})

test('a customer’s dropdown or panel has the name, the account, the orders and the way out [§2.12, §2.15-16] @ambos', async ({
  page,
}) => {
  await enterAs(page, DEMO)
  await visit(page, '/ayuda')
  const account = accountButton(page)
  await account.click()
  const inside = page
    .getByRole('dialog')
    .or(page.getByRole('group', { name: 'Tu cuenta' }))
    .first()
  await expect(inside).toContainText('Delfina Moreno')
  for (const name of ['Mi cuenta', 'Mis pedidos'])
    await expect(inside.getByRole('link', { name })).toBeVisible()
  await expect(inside.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(account).toBeFocused()
  await account.click()
  await inside.getByRole('link', { name: 'Mi cuenta' }).click()
  await expect(page).toHaveURL(/#\/info-cuenta$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the category menu is walked by the keyboard [§2.14] @escritorio', async ({ page }) => {
  await visit(page, '/ayuda')
  const trigger = page.getByRole('button', { name: 'Categorías', exact: true })
  await trigger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('group', { name: 'Categorías', exact: true })
  await expect(menu.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'Almacén', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu.getByRole('link', { name: 'Desayuno y merienda', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(menu.getByRole('link', { name: 'Todo Desayuno y merienda' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(menu.getByRole('link', { name: 'Desayuno y merienda', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(trigger).toBeFocused()
  await expect(menu).toHaveCount(0)
})

test('the phone’s panels open and close [§2.15]', async ({ page }) => {
  await visit(page, '/ayuda')
  for (const [button, title] of [
    ['Abrir categorías', 'Categorías'],
    ['Tu cuenta', 'Tu cuenta'],
    ['Carrito, vacío', 'Tu carrito'],
  ] as const) {
    const opener = page.getByRole('button', { name: button })
    const panel = page.getByRole('dialog', { name: title })
    await opener.click()
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: /^Cerrar/ }).click()
    await expect(panel).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  }
})

test('the cart is empty, or a table at most 450 px high, and its lines change and go [§2.13, §2.18, §2.20] @ambos', async ({
  page,
}) => {
  await enterAs(page, DEMO)
  const names = [
    'Banana Bolivia',
    'Manzana Gala',
    'Pera Williams',
    'Uva blanca',
    'Kiwi',
    'Frutilla',
    'Durazno',
  ]
  await startWithCart(page, [[OIL, 1], ...names.map((name) => [name, 500] as const)])
  await visit(page, '/ayuda')
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, 8 productos/)
  const cart = await openCart(page)
  if (!isPhone(page)) {
    const scroll = cart.getByRole('group', { name: 'Tu carrito' })
    expect((await scroll.boundingBox())!.height).toBeLessThanOrEqual(450)
  }
  await expect(page.getByText('Total estimado')).toBeVisible()
  for (const name of names) await cart.getByRole('button', { name: `Quitar ${name}` }).click()
  await expect(cart.getByRole('row')).toHaveCount(2)
  await cart.getByLabel('Cantidad').fill('2')
  await expect(cart.getByRole('row').last()).toContainText('$ 31.601,00')
  await cart.getByRole('button', { name: `Quitar ${OIL}` }).click()
  await expect(cart).toContainText('Tu carrito está vacío')
  await expect(page.getByText('Total estimado')).toHaveCount(0)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, vacío')
})

test('the cart is the same in another tab and after a reload [§4.17]', async ({ page, context }) => {
  await startWithCart(page, [[OIL, 2]])
  await visit(page, '/ayuda')
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, 1 producto\b/)
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, 1 producto\b/)
  const tab = await context.newPage()
  await visit(tab, '/ayuda')
  await expect(cartButton(tab)).toHaveAccessibleName(/^Carrito, 1 producto\b/)
  const cart = await openCart(tab)
  await cart.getByRole('button', { name: `Quitar ${OIL}` }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, vacío')
})

test('the footer has its titled columns, branches, social links and the year [§2.8, §2.21-22]', async ({
  page,
}) => {
  await visit(page, '/ayuda')
  const footer = page.getByRole('contentinfo')
  const parameters = (await (await page.request.get('/api/parametros/get')).json()) as Record<string, string>
  for (const title of ['Titulo5', 'Titulo6', 'Titulo7'])
    await expect(footer.getByRole('heading', { name: parameters[title]!, exact: true }).first()).toBeVisible()
  await expect(footer.getByText('Novedades y ofertas')).toBeVisible()
  await expect(footer.getByText(new RegExp(`^© ${new Date().getFullYear()} `))).toBeVisible()
  await expect(footer.getByRole('link', { name: /^Facebook/ })).toHaveAttribute('target', '_blank')
  await footer.getByRole('link', { name: 'Mapa del sitio' }).last().click()
  await expect(page).toHaveURL(/#\/mapa-del-sitio$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Detergentes' })).toBeVisible()
})

test.describe('the pop-up banner', () => {
  test.use({ popup: true })

  test('opens 3 s after the page, each image with its address [§2.27, §4.29]', async ({ page }) => {
    await page.goto('/')
    await expectPopup(page, true)
    expect(await page.evaluate(() => performance.now())).toBeGreaterThanOrEqual(3000)
    const popup = page.getByRole('dialog', { name: 'Novedades' })
    await expect(popup.getByRole('link')).toHaveCount(2)
    await popup.getByRole('link', { name: /SuperCard/ }).click()
    await expect(page).toHaveURL(/#\/super-card$/)
    await expectPopup(page, false)
  })
})

async function expectPopup(page: Page, isOpen: boolean): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Novedades' })).toHaveCount(isOpen ? 1 : 0)
}

test('what opens is on the screen before the page behind it is restyled', async ({ page }) => {
  await enterAs(page, DEMO)
  await startWithCart(page, [[OIL, 1]])
  await visit(page, '/articulos')
  await expect(page.getByRole('main').getByRole('article').nth(4)).toBeVisible()
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const categories = page.getByRole('button', { name: 'Categorías', exact: true })
  for (const opener of [categories, accountButton(page), cartButton(page)]) {
    const open = async () => {
      await opener.click()
      await expect(page.locator('dialog:modal')).toBeVisible()
    }
    const close = async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    // its code comes with the first press
    await open()
    await close()
    const done = (await traceThread(page, open)).toSorted((a, b) => a.ts - b.ts)
    const press = done.findIndex(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'click')
    const isWhole = ({ name, args }: Traced) =>
      name === 'UpdateLayoutTree' && (args.elementCount ?? 0) > elements / 2
    const paint = done.findIndex(({ name }, at) => name === 'Paint' && at > press)
    const whole = done.findIndex((each, at) => isWhole(each) && at > press)
    expect(press, 'is traced').toBeGreaterThanOrEqual(0)
    expect(paint, 'of what opens').toBeGreaterThan(press)
    expect(whole, 'of the page, which becomes inert').toBeGreaterThan(paint)
    await close()
  }
})

interface Traced {
  name: string
  ts: number
  args: { elementCount?: number; data?: { type?: string } }
}

/** What the browser says it did meanwhile: events, styles, paints. */
async function traceThread(page: Page, work: () => Promise<void>): Promise<Traced[]> {
  const protocol = await page.context().newCDPSession(page)
  const traced: Traced[] = []
  protocol.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as Traced[])))
  const complete = new Promise((resolve) => protocol.once('Tracing.tracingComplete', resolve))
  await protocol.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await work()
  await protocol.send('Tracing.end')
  await complete
  await protocol.detach()
  return traced
}
