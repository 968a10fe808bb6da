import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addFromCard, articleNamed, cardOf, ENOUGH, OIL, openCart, startWithCart } from './cart.ts'
import { alertWith, confirmButton, goToConfirmation } from './checkout.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './other-shop.ts'
import { enterAsNewCustomer } from './shopper.ts'
import { goInPanel, openPanel, panelField } from './gestion/staff.ts'

// The settings that the specification leaves to the shop, as another owner chose them.

test.use({ baseURL: async ({ otherShop }, use) => use(otherShop.address) })

const SET_PARAMETER = 'UPDATE parameters SET value = ? WHERE name = ?'

const THREE = ['Banana Bolivia', OIL, 'Aceite de oliva suave Natura 500 ml'] as const

test('a shop that wants five lines in a saved cart says so [§5.6, §8.4]', async ({ page, otherShop }) => {
  otherShop.change(SET_PARAMETER, '5', 'MinimoLineasGuardar')
  await enterAsNewCustomer(page)
  await startWithCart(
    page,
    THREE.map((name) => [name, 1] as const),
  )
  await page.goto('/')
  await openCart(page)
  await page.getByRole('button', { name: 'Guardar pedido' }).click()
  await expect(alertWith(page, 'Agrega un mínimo de 5 productos')).toBeVisible()
})

test('prices opened to everybody show without a login [§2.19]', async ({ page, otherShop }) => {
  otherShop.change(SET_PARAMETER, 'true', 'MostrarPreciosAVisitantes')
  await page.goto(`/#/busqueda?texto=${encodeURIComponent(OIL)}`)
  await expect(cardOf(page, OIL)).toContainText('$')
  await addFromCard(page, OIL)
  expect(await openCart(page)).toBeTruthy()
  await expect(page.getByRole('button', { name: 'Inicia sesión para ver precios.' })).toHaveCount(0)
})

test('with fewer than four payment types none is preselected [§2.73]', async ({ page, otherShop }) => {
  otherShop.change('UPDATE payment_types SET is_active = 0 WHERE Id > 3')
  await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/#/checkout1')
  await goToConfirmation(page)
  await expect(page.getByLabel('Tipo de pago').locator('option:checked')).toHaveText('Seleccionar')
  await confirmButton(page).click()
  await expectNotice(page, 'Porfavor agregue un tipo de pago')
})

test('an empty promotion and a family of one say so; a promotion without a picture gets the default one [§2.44, §2.54, §2.61]', async ({
  page,
  otherShop,
}) => {
  const { Codigo } = await articleNamed(page, THREE[0])
  otherShop.change(
    `INSERT INTO promotions (Descripcion, Descrip, Imagen, FechaDesde, FechaHasta, position)
     VALUES ('Sin productos', 'Nada todavía', 'images/promo.png', '2020-01-01', '2099-12-31', -1)`,
  )
  otherShop.change(
    `INSERT INTO families (Codigo, Descripcion, department_code)
     SELECT 899, 'Frutas de una', department_code FROM families WHERE Codigo = 801`,
  )
  otherShop.change('UPDATE articles SET family_code = 899 WHERE Codigo = ?', Codigo)
  otherShop.change('UPDATE catalogue_version SET version = version + 1')
  await expect
    .poll(async () => (await articleNamed(page, THREE[0])).Familia.Codigo, { message: 'the change is heard' })
    .toBe(899)

  await page.goto('/#/promociones')
  const tile = page.getByRole('article').filter({ hasText: 'Sin productos' })
  await expect(tile.locator('img')).toHaveAttribute('src', /\/marca\/promocion\.svg$/)
  await tile.getByRole('button', { name: 'Ver productos', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Upss! No hay articulos para mostrar en esta promocion!',
  )
  await page.goto(`/#/ver-articulo/${Codigo}/x`)
  await expect(page.getByText('Opps.. No hay productos para mostrar')).toBeVisible()
})

test('an article without a picture has a drawing of its family, and is not for Pinterest [§2.34, §5.17]', async ({
  page,
  otherShop,
}) => {
  const name = THREE[2]
  const { Codigo } = await articleNamed(page, name)
  otherShop.change('UPDATE articles SET Imagen = NULL WHERE Codigo = ?', Codigo)
  otherShop.change('UPDATE catalogue_version SET version = version + 1')
  await expect
    .poll(async () => (await articleNamed(page, name)).Imagen, { message: 'the change is heard' })
    .toBeNull()

  await page.goto(`/#/busqueda?texto=${encodeURIComponent(name)}`)
  const card = cardOf(page, name)
  await expect(card).toBeVisible()
  const drawing = card.locator('a img').first()
  await expect(drawing).toHaveAttribute('src', /\/imagenes\/dibujos\/\d+-/)
  await drawing.click()
  await expect(page).toHaveURL(new RegExp(`#/ver-articulo/${Codigo}/`))
  await expect(page.getByRole('main').getByRole('img', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Más opciones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compartir' })
  await expect(dialog.getByRole('button', { name: 'Facebook' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Pinterest' }).click()
  await expect(page.getByText('Pinterest necesita una imagen')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click()
  const cart = await openCart(page)
  await expect(cart.getByText(name).first()).toBeVisible()
  await expect(cart.locator('img').first()).toHaveAttribute('src', /\/imagenes\/dibujos\/\d+-/)
})

test('a chain words what customers read by itself, or with the set ‘voseo’, and goes back @escritorio', async ({
  page,
  otherPage,
  otherShop,
}) => {
  const panel = otherPage
  const Pass = readFileSync(path.join(otherShop.folder, 'clave-admin.txt'), 'utf8').trim()
  const isSaid = (text: string) =>
    expect(async () => {
      await page.goto('/#/checkout1')
      await page.reload()
      await expect(page.getByText(text)).toBeVisible({ timeout: 1000 })
    }).toPass()
  await enterAsNewCustomer(page)
  await isSaid('Agregue artículos al carrito porfavor.')

  await openPanel(panel, '/mensajes', { Usuario: 'admin', Pass })
  await panel.getByRole('button', { name: 'Usar el conjunto «voseo»' }).click()
  const dialog = panel.getByRole('dialog', { name: 'Usar el conjunto «voseo»' })
  await expect(dialog.getByText(/Cambian \d\d textos\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Cambiar' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(panel.getByText(/^Cambiaron \d\d textos\.$/)).toBeVisible()
  await isSaid('Agregá productos a tu carrito.')
  await expect(page.getByText(/porfavor/i)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: '1. Resumen' })).toBeVisible()
  await panel.goto('/#/busqueda?texto=zzqqzz')
  await expect(panel.getByText('No encontramos productos con “zzqqzz”.')).toBeVisible()
  await goInPanel(panel, '/mensajes')

  await panel.getByRole('textbox', { name: 'Buscar' }).fill('articulos al carrito porfavor')
  await panel.getByRole('cell', { name: 'Agregue artículos al carrito porfavor.' }).click()
  await panelField(panel, 'Texto propio').fill('Está {vacio}')
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(panel.getByText('Este texto no tiene datos entre llaves: escribilo sin { }.')).toBeVisible()
  await panelField(panel, 'Texto propio').fill('¿Qué te llevamos hoy?')
  await expect(panel.getByText('Así se lee: ¿Qué te llevamos hoy?')).toBeVisible()
  await panel.getByRole('button', { name: 'Guardar', exact: true }).click()
  await isSaid('¿Qué te llevamos hoy?')

  await goInPanel(panel, '/mensajes')
  await panel.getByRole('button', { name: 'Volver a los textos originales' }).click()
  await panel.getByRole('dialog').getByRole('button', { name: 'Cambiar' }).click()
  await isSaid('Agregue artículos al carrito porfavor.')
})
