import { openCart } from './cart.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const LIST = ['2 leches descremadas', '1/2 kg de pan', 'yerba x 3', 'harnia', 'tornillos de bronce'].join(
  '\n',
)

test("'Pegá tu lista': from a pasted list to the cart with one tap", async ({ page }) => {
  await visit(page, '/inicio')
  await page.getByRole('link', { name: 'Pegá tu lista' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pegá tu lista' })).toBeVisible()
  const box = page.getByRole('textbox', { name: 'Tu lista de compras' })

  await page.getByRole('button', { name: 'Armar mi pedido' }).click()
  await expect(page.getByText('Escribí o pegá tu lista, un producto por renglón.')).toBeVisible()

  await box.fill(LIST)
  await page.reload()
  await expect(box).toHaveValue(LIST)

  await page.getByRole('button', { name: 'Armar mi pedido' }).click()
  await expect(page.getByRole('heading', { name: 'Encontramos 4 de 5 productos' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Revisá estos' })).toBeVisible()
  const rows = page.locator('main li:has(q)')
  await expect(rows).toHaveCount(5)
  await expect(rows.nth(0)).toContainText('tornillos de bronce')
  await expect(rows.nth(0)).toContainText('No encontramos nada parecido.')
  await expect(rows.nth(1)).toContainText('Harina')
  const harina = rows.nth(1)
  const [accept, other] = await Promise.all(
    ['Está bien: “harnia”', 'Elegir otro para “harnia”'].map((name) =>
      harina.getByRole('button', { name }).boundingBox(),
    ),
  )
  const gap = Math.max(other!.y - accept!.y - accept!.height, other!.x - accept!.x - accept!.width)
  expect(gap).toBeGreaterThanOrEqual(8)
  const bread = rows.filter({ hasText: '1/2 kg de pan' })
  await expect(bread).toContainText('Pan francés')
  await expect(bread.getByRole('spinbutton')).toHaveValue('500 g')

  await page.getByRole('button', { name: 'Cambiar lo elegido para “yerba x 3”' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Buscar otro producto' }).fill('yerba amanda suave')
  await dialog.getByRole('button', { name: 'Elegir Yerba mate suave Amanda 500 g' }).click()
  const yerba = rows.filter({ hasText: 'yerba x 3' })
  await expect(yerba).toContainText('Yerba mate suave Amanda 500 g')
  await expect(yerba.getByRole('spinbutton')).toHaveValue('3')

  await page.getByRole('button', { name: 'Quitar “harnia” de la lista' }).click()
  await expect(rows).toHaveCount(4)
  await page.reload()
  await expect(rows).toHaveCount(4)
  await expect(yerba).toContainText('Yerba mate suave Amanda 500 g')
  await page.getByRole('button', { name: 'Agregar 3 productos al carrito' }).click()
  await expect(page.getByRole('heading', { name: 'Agregamos 3 productos a tu carrito' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('button', { name: 'Pasar por caja' })).toBeVisible()
  await expect(page.locator('main pre')).toHaveText('tornillos de bronce')

  const cart = await openCart(page)
  for (const name of ['Leche La Serenísima descremada', 'Pan francés', 'Yerba mate suave Amanda 500 g'])
    await expect(cart.getByText(name).first()).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('nothing typed is lost', async ({ page, context }) => {
    await visit(page, '/lista')
    const box = page.getByRole('textbox', { name: 'Tu lista de compras' })
    await box.fill(LIST)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Armar mi pedido' }).click()
    await expect(page.getByText('conexión').first()).toBeVisible()
    await expect(box).toHaveValue(LIST)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Armar mi pedido' }).click()
    await expect(page.locator('main li:has(q)')).toHaveCount(5)
  })
})
