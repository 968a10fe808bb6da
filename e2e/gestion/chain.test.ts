import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { devices, type Page } from '@playwright/test'
import { isEanValid } from '@gondola/contract/catalogue'
import { expectNoBarrier } from '../barriers.ts'
import { addFromCard, cardOf, openCart } from '../cart.ts'
import { buyButton, chooseDelivery, confirmButton, MY_ORDERS, STEP, type DeliveryWords } from '../checkout.ts'
import { written } from '../money.ts'
import { expect, test } from '../other-shop.ts'
import { newShopper, openRegistration, registerByDialog } from '../shopper.ts'
import {
  CHEAP_YERBA,
  CHEESE,
  CHEESE_PESOS,
  CHEESE_PLU,
  DOUBTFUL,
  MILK,
  OIL,
  SEPA_PACKAGE,
  YERBA,
} from './chain-files.ts'
import { menuLine, panelField, queuedOrder, unfoldMenu } from './staff.ts'

// A chain that starts from nothing, with the back office alone (backoffice §1 to §11): the operator needs no API call,
// no file, no command.

test.use({ demo: 'no', expectedErrors: [/sandboxed/] })

const NAME = 'Almacenes del Centro'
const BANNER = 'Semana de la yerba'
const PROMOTION = 'Llevá 3 yerbas y pagá 2'
const FEE = 1200
const shopper = newShopper()

const numberField = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()
const saved = (page: Page) =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: /guardad|guardaron|cread/i })
      .first(),
  ).toBeVisible()
const day = (fromToday: number) =>
  new Date(Date.now() + fromToday * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'America/Argentina/Buenos_Aires',
  })

/** Goes to a section by the back office's menu. */
async function section(page: Page, name: string): Promise<void> {
  await unfoldMenu(page)
  await menuLine(page, name).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page.locator('.app-loader')).toHaveCount(0)
}

async function create(page: Page, fill: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Crear' }).click()
  await fill()
  await save(page)
}

test('a chain starts from nothing, sells, prepares, dispatches and cancels, with the panel alone @escritorio', async ({
  page,
  browser,
  otherShop,
}) => {
  test.setTimeout(900_000)
  await enter(page, otherShop.address, path.join(otherShop.folder, 'clave-admin.txt'))
  await importGoods(page)
  await orderFamilies(page)
  await furnishShop(page)
  await setDelivery(page)
  await makePromotionAndBanner(page)
  await open(page)

  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  const context = await browser.newContext({ ...phone, baseURL: otherShop.address, serviceWorkers: 'block' })
  const customer = await context.newPage()
  await arrive(customer)
  const first = await order(customer, 'Envio a domicilio', [
    [YERBA, 3],
    [CHEESE, 500],
    [MILK, 2],
    [OIL, 1],
  ])
  const second = await order(customer, 'Retiro en sucursal (Casa central)', [[MILK, 2]])

  await prepare(page, first)
  await cancel(page, second)
  await readMails(page)
  await readOrder(customer, first, second)
  await context.close()
})

/** Logs in to the first account, whose password the shop wrote into its data folder (contract §1). */
async function enter(page: Page, address: string, passwordFile: string) {
  await page.goto(`${address}/gestion/`)
  await page.getByLabel('Usuario').fill('admin')
  const password = (await readFile(passwordFile, 'utf8')).trim()
  await page.getByLabel('Contraseña', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByRole('button', { name: 'Mi cuenta: admin' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Primeros pasos' })).toBeVisible()
  await expect(page.getByText('0 de 14 pasos')).toBeVisible()
  await expectNoBarrier(page, 'the first steps')
}

async function importGoods(page: Page) {
  await test.step('a SEPA package is imported: one merchant, one branch', async () => {
    await page.getByRole('link', { name: 'Importar una lista' }).click()
    await page
      .getByLabel('Subir un archivo')
      .setInputFiles({ name: 'sepa.zip', mimeType: 'application/zip', buffer: SEPA_PACKAGE })
    await expect(page.getByText('Se reconocen las columnas.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Sucursal' }).click()
    await expect(page.getByRole('option')).toHaveCount(6)
    await page.getByRole('option', { name: /^7-1-20/ }).click()
    await page.getByRole('button', { name: 'Comparar con la tienda' }).click()
    await expect(page.getByRole('button', { name: 'Nuevo: 6' })).toBeVisible()
    await expect(page.getByText('El precio dice «N/D»: no disponible.')).toBeVisible()
    await page.getByRole('button', { name: 'Aplicar ahora' }).click()
    await expect(page.getByText('Aplicado', { exact: true })).toBeVisible()
  })
}

async function orderFamilies(page: Page) {
  await test.step('families are put in order', async () => {
    await section(page, 'Departamentos')
    await create(page, async () => {
      await panelField(page, 'Nombre').fill('Juguetería')
      await numberField(page, 'Orden').fill('99')
    })
    await expect(page.getByRole('cell', { name: 'Juguetería' })).toBeVisible()
    await section(page, 'Familias')
    await create(page, async () => {
      await panelField(page, 'Nombre').fill('Juguetes')
      await page.getByRole('combobox', { name: 'Departamento' }).fill('Juguet')
      await page.getByRole('option', { name: 'Juguetería' }).click()
    })
    await expect(page.getByRole('cell', { name: 'Juguetes' })).toBeVisible()

    await section(page, 'Por clasificar')
    await page.getByRole('checkbox', { name: `Elegir ${DOUBTFUL}` }).check()
    await page.getByRole('combobox', { name: 'Familia' }).fill('Jugue')
    await page.getByRole('option', { name: 'Juguetes' }).click()
    await page.getByRole('button', { name: 'Poner en esta familia' }).click()
    await expect(page.getByText('No queda ninguno.')).toBeVisible()

    await section(page, 'Departamentos')
    await page.getByRole('cell', { name: 'Juguetería' }).click()
    await numberField(page, 'Orden').fill('0')
    await save(page)
    await saved(page)
    await expect(page.getByRole('row').nth(1)).toContainText('Juguetería')
  })
}

async function furnishShop(page: Page) {
  await test.step('its name, contact, texts, a branch and a way to pay', async () => {
    await section(page, 'Parámetros')
    await panelField(page, 'Nombre de la tienda').fill(NAME)
    await panelField(page, 'Email').fill('hola@almacenes.example')
    await panelField(page, 'Teléfono').fill('0291 455-1234')
    await panelField(page, 'Razón social').fill('Almacenes del Centro SRL')
    await panelField(page, 'CUIT').fill('30-71234567-1')
    await panelField(page, 'Domicilio legal').fill('San Martín 100')
    await numberField(page, 'Pesos por cada punto').fill('100')
    await numberField(page, 'Pedidos pendientes de quien no confirmó su email').fill('2')
    await save(page)
    await expect(page.getByText('Los parámetros se guardaron')).toBeVisible()

    await section(page, 'Páginas')
    for (const [title, text] of [
      ['Sobre nosotros', 'Cuatro almacenes desde 1962.'],
      ['Términos y condiciones', 'Los de siempre.'],
    ] as const) {
      await page.getByRole('cell', { name: title, exact: true }).click()
      await page.getByRole('textbox', { name: 'Texto', exact: true }).click()
      await page.keyboard.press('Control+a')
      await page.keyboard.type(text)
      await page.keyboard.press('Control+a')
      await page.getByRole('button', { name: 'Negrita' }).click()
      await save(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Páginas', exact: true })).toBeVisible()
    }

    await section(page, 'Sucursales')
    // the default branch that every shop begins with
    await page.getByRole('cell', { name: 'Casa central' }).click()
    await panelField(page, 'Dirección').fill('San Martín 100')
    await panelField(page, 'Teléfono').fill('0291 455-1234')
    await save(page)
    await expect(page.getByRole('cell', { name: 'San Martín 100' })).toBeVisible()

    await section(page, 'Tipos de pago')
    await create(page, async () => {
      await panelField(page, 'Nombre').fill('QR al recibir')
      await numberField(page, 'Orden').fill('0')
    })
    await expect(page.getByRole('cell', { name: 'QR al recibir' })).toBeVisible()
    // without an account to transfer to, the shop may not open with it
    await page.getByRole('cell', { name: 'Transferencia bancaria', exact: true }).click()
    await page.getByRole('switch', { name: 'Activo' }).click()
    await save(page)
    await saved(page)
  })
}

async function setDelivery(page: Page) {
  await test.step('delivery: fee, minimum, calendar, slots and their places', async () => {
    await section(page, 'Reglas de entrega')
    await page.getByRole('checkbox', { name: 'Domingo' }).check()
    await numberField(page, 'Costo del envío a domicilio').fill(String(FEE))
    await numberField(page, 'Compra mínima').fill('2500')
    await save(page)
    await expect(page.getByText('Las reglas se guardaron')).toBeVisible()

    await section(page, 'Días sin reparto')
    await create(page, async () => {
      await panelField(page, 'Día').fill(day(2))
      await panelField(page, 'Motivo').fill('Día del patrono')
    })
    await expect(page.getByRole('cell', { name: 'Día del patrono' })).toBeVisible()

    await section(page, 'Horarios')
    await create(page, async () => {
      await panelField(page, 'Desde').fill('21:00')
      await panelField(page, 'Hasta').fill('22:00')
      await numberField(page, 'Cupo').fill('5')
      await numberField(page, 'Orden').fill('9')
    })
    await expect(page.getByRole('cell', { name: '22:00' })).toBeVisible()

    await section(page, 'Cupos por día')
    await page
      .getByRole('textbox', { name: /21:00 a 22:00/ })
      .last()
      .fill('2')
    await page.getByRole('button', { name: 'Guardar el cupo' }).and(page.locator(':enabled')).click()
    await expect(page.getByText('El cupo se guardó.')).toBeVisible()
  })
}

async function makePromotionAndBanner(page: Page) {
  await test.step('a promotion with its mechanic, a banner with its picture', async () => {
    // any picture with the right proportions
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 1200, height: 400 } })
    await section(page, 'Promociones')
    await create(page, async () => {
      await page.getByLabel(/^Nombre/).fill('3x2 en yerba')
      await page.getByLabel(/^Qué lee el cliente/).fill(PROMOTION)
      await page.getByRole('combobox', { name: 'Mecánica' }).click()
      await page.getByRole('option', { name: /^Llevá N, pagá M/ }).click()
      await numberField(page, 'Lleva').fill('3')
      await numberField(page, 'Paga').fill('2')
      await page.getByLabel(/^Desde/).fill(day(-1))
      await page.getByLabel(/^Hasta/).fill(day(7))
      await page.getByRole('combobox', { name: 'Artículos' }).fill('yerba')
      await page.getByRole('option', { name: YERBA }).click()
    })
    await expect(page.getByRole('row').filter({ hasText: '3x2 en yerba' })).toContainText('Vigente')

    await section(page, 'Banners de inicio')
    await create(page, async () => {
      await page
        .getByLabel('Elegir una foto')
        .and(page.locator('input'))
        .setInputFiles({ name: 'semana.png', mimeType: 'image/png', buffer: picture })
      await expect(page.getByRole('button', { name: 'Cambiar la foto' })).toBeVisible()
      await panelField(page, 'Qué muestra la imagen').fill(BANNER)
      await panelField(page, 'Adónde lleva').fill('/#/promociones')
    })
    await expect(page.getByRole('row').filter({ hasText: BANNER })).toBeVisible()
  })
}

/** Opens the shop, which the public has not seen until now. */
async function open(page: Page) {
  await test.step('the shop is opened', async () => {
    await section(page, 'Parámetros')
    await page.getByRole('switch', { name: 'La tienda está abierta' }).click()
    await save(page)
    await expect(page.getByText('Los parámetros se guardaron')).toBeVisible()
  })
}

/** A customer on a phone: looks at the shop as it was set up, then creates an account. */
async function arrive(page: Page) {
  await test.step('a customer sees the shop and registers', async () => {
    await page.goto('/')
    await expect(page.getByRole('img', { name: BANNER }).first()).toBeVisible()
    await page.goto('/#/sobre-nosotros')
    await expect(page.locator('strong', { hasText: 'Cuatro almacenes desde 1962.' })).toBeVisible()
    await expectNoBarrier(page, 'a page of the new shop')
    await openRegistration(page)
    await registerByDialog(page, shopper)
    await page.goto('/#/promociones')
    await expect(page.getByText(PROMOTION).first()).toBeVisible()
  })
}

/** Places an order in the storefront; returns its number. */
async function order(
  page: Page,
  form: DeliveryWords,
  wanted: readonly (readonly [name: string, Cantidad: number])[],
): Promise<number> {
  return test.step(`an order: ${form}`, async () => {
    for (const [name, Cantidad] of wanted) {
      await page.getByLabel('Buscar productos').fill(name)
      await page.getByLabel('Buscar productos').press('Enter')
      await expect(cardOf(page, name)).toBeVisible()
      await addFromCard(page, name, Cantidad)
    }
    const cart = await openCart(page)
    for (const [name] of wanted) await expect(cart).toContainText(name)
    await page.getByRole('button', { name: 'Pasar por caja' }).click()
    await expect(page).toHaveURL(STEP[1])
    await buyButton(page).click()
    await expect(page).toHaveURL(STEP[2])
    await chooseDelivery(page, form)
    await buyButton(page).click()
    await expect(page).toHaveURL(STEP[3])
    await page.getByLabel('Tipo de pago').selectOption('QR al recibir')
    await confirmButton(page).click()
    await expect(page).toHaveURL(MY_ORDERS)
    const own = page.getByRole('article', { name: /^Pedido N\.º \d+$/ }).first()
    await expect(own).toContainText('PENDIENTE')
    return Number(/\d+/.exec(await own.getByRole('heading').first().innerText())![0])
  })
}

/** The scale's label for the cheese, in a new shop's layout. */
function scaleLabel(grams: number): string {
  const twelve = `20${CHEESE_PLU}${String(grams).padStart(6, '0')}`
  return Array.from('0123456789', (digit) => twelve + digit).find((code) => isEanValid(code))!
}

/** Picks an order on a phone: one line weighed twice, one missing, one replaced; then sends it. */
async function prepare(page: Page, id: number) {
  await test.step('an order comes in, is prepared, weighed and dispatched', async () => {
    await section(page, 'Pedidos')
    const own = queuedOrder(page, id)
    await own.getByRole('link', { name: 'Preparar' }).click()
    await page.getByRole('button', { name: 'Empezar a preparar' }).click()
    await expect(page.getByText('0 de 4')).toBeVisible()
    const card = (name: string) => page.getByRole('article', { name, exact: true })

    await card(CHEESE).getByRole('textbox').fill('480')
    await card(CHEESE).getByRole('textbox').press('Enter')
    await expect(card(CHEESE)).toContainText('480 g')
    await card(CHEESE)
      .getByRole('button', { name: /^Deshacer/ })
      .click()
    await page.getByLabel('Escaneá o escribí un código').fill(scaleLabel(520))
    await page.getByLabel('Escaneá o escribí un código').press('Enter')
    await expect(card(CHEESE)).toContainText('520 g')
    await card(MILK)
      .getByRole('button', { name: /^Está todo/ })
      .click()
    await card(OIL)
      .getByRole('button', { name: /^No hay/ })
      .click()
    await card(YERBA)
      .getByRole('button', { name: /^Reemplazar/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Reemplazar' })
    await dialog.getByRole('button', { name: CHEAP_YERBA }).click()
    await dialog.getByRole('button', { name: 'Reemplazar' }).click()
    await expect(card(YERBA)).toContainText(`Reemplazo: ${CHEAP_YERBA}`)
    await page.getByRole('button', { name: 'Marcar listo' }).click()
    await page.getByRole('button', { name: 'Despachar' }).click()
    await page.getByRole('button', { name: 'Despachar ahora' }).click()
    await expect(page.getByText('Despachado', { exact: false }).first()).toBeVisible()
    await page.getByRole('link', { name: 'Volver a los pedidos' }).click()
  })
}

const REASON = 'Se rompió la cámara de frío'

async function cancel(page: Page, id: number) {
  await test.step('another order is cancelled with its reason', async () => {
    await queuedOrder(page, id)
      .getByRole('link', { name: `Pedido N.º ${id}` })
      .click()
    await page.getByRole('button', { name: 'Cancelar pedido' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' }).fill(REASON)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar el pedido' }).click()
    await expect(page.getByText('Cancelado', { exact: true }).first()).toBeVisible()
  })
}

async function readMails(page: Page) {
  await test.step('the mails lie in the outbox', async () => {
    await section(page, 'Correos')
    for (const subject of [/bienvenida/, /Recibimos tu pedido/, /está en camino/, /Cancelamos tu pedido/])
      await expect(
        page.getByRole('row').filter({ hasText: shopper.Email }).filter({ hasText: subject }).first(),
      ).toBeVisible()
    await page.getByRole('cell', { name: /está en camino/ }).click()
    const mail = page.frameLocator('iframe[title="Como se ve"]')
    await expect(mail.getByText('Pediste 500 g, preparamos 520 g', { exact: false })).toBeVisible()
  })
}

async function readOrder(page: Page, first: number, second: number) {
  await test.step('the customer reads what was sent, and why the other was not', async () => {
    await page.goto('/#/mis-pedidos')
    await page.reload()
    const own = (id: number) => page.getByRole('article', { name: `Pedido N.º ${id}`, exact: true })
    await expect(own(first)).toContainText('DESPACHADO')
    await own(first).getByRole('button', { name: 'Ver pedido' }).click()
    const dialog = page.getByRole('dialog', { name: `Pedido N.º ${first}` })
    await expect(dialog).toContainText(`Pediste 500 g, preparamos 520 g: ${written(CHEESE_PESOS * 52)}`)
    await expect(dialog).toContainText(`No había ${OIL}`)
    await expect(dialog).toContainText(`Reemplazamos ${YERBA} por ${CHEAP_YERBA}`)
    await expect(dialog).toContainText('Total final')
    await expectNoBarrier(page, 'the order that was sent')
    await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await own(second).getByRole('button', { name: 'Ver pedido' }).click()
    await expect(page.getByRole('dialog')).toContainText(REASON)
  })
}
