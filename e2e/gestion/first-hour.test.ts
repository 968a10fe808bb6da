import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { isEanValid } from '@gondola/contract/catalogue'
import { xlsxFile, type Cell } from '../../lab/shop/xlsx-file.ts'
import { buyButton, confirmButton, MY_ORDERS, STEP } from '../checkout.ts'
import { expect, test } from '../other-shop.ts'
import { newShopper, openRegistration, registerByDialog } from '../shopper.ts'
import { menuLine, panelField, queuedOrder } from './staff.ts'

// From an empty shop to an order paid at the door, by panel and shop alone, led by the first steps; the clicks count.

test.use({ demo: 'no', owner: 'first-hour', expectedErrors: [/sandboxed/] })

/** The most clicks of the whole way; typing apart. */
const MOST_CLICKS = 120
const ROWS = 2000
const YERBA = 'Yerba Mate Cumbre Alta Suave 1 Kg'

const RUBROS = {
  'Almacén seco': ['Fideos Tirabuzón', 'Arroz Largo Fino', 'Harina 000', 'Lentejas Secas', 'Azúcar Común'],
  'Desayuno y merienda': ['Yerba Mate', 'Café Molido', 'Galletitas de Agua', 'Mermelada de Durazno'],
  Frescos: ['Leche Entera Larga Vida', 'Yogur Bebible Frutilla', 'Manteca', 'Queso Rallado'],
  'Bebidas varias': ['Gaseosa Cola', 'Agua Mineral sin Gas', 'Jugo de Naranja'],
  'Cuidado de la casa': ['Lavandina', 'Detergente Limón', 'Suavizante para Ropa', 'Papel Higiénico'],
  'Perfumería y tocador': ['Shampoo', 'Jabón de Tocador', 'Desodorante', 'Crema Dental'],
} as const
const MAKERS = ['Cumbre Alta', 'Del Valle', 'La Estancia', 'Don Atilio', 'Brisa', 'Tres Arroyos', 'El Ombú']
const KINDS = ['', ' Suave', ' Clásico', ' Familiar', ' Premium']

const ean = (place: number) => {
  const twelve = `779${String(100_000_000 + place * 37)}`
  return Array.from('0123456789', (digit) => twelve + digit).find((code) => isEanValid(code))!
}

/** A chain's list as its own programme writes it: a title over it, its own words and order of columns. */
function ownSheet(rows: number): Buffer {
  const goods = Object.entries(RUBROS).flatMap(([rubro, names]) => names.map((name) => ({ rubro, name })))
  const lines = Array.from({ length: rows }, (_, place): Cell[] => {
    const { rubro, name } = goods[place % goods.length]!
    const round = Math.floor(place / goods.length)
    const maker = MAKERS[round % MAKERS.length]!
    const kind = KINDS[Math.floor(round / MAKERS.length) % KINDS.length]!
    const size = Math.floor(round / MAKERS.length / KINDS.length)
    const price = (900 + ((place * 733) % 8000) + 0.5).toFixed(2).replace('.', ',')
    return [
      `${name} ${maker}${kind} ${size === 0 ? '1 Kg' : `${size * 50} Gr`}`,
      rubro,
      maker,
      price,
      ean(place),
    ]
  })
  return xlsxFile([
    ['Distribuidora La Loma - Lista vigente', null, null, null, null],
    null,
    ['Detalle', 'Rubro', 'Fabricante', 'En mostrador', 'Cód. barra'],
    ...lines,
  ])
}

const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><rect width="120" height="30" rx="6" fill="#fff"/></svg>',
)

/** Counts what a person presses in every page: each press, and two for a choice in a list or of a file of the system. */
async function countClicks(context: BrowserContext): Promise<() => number> {
  let clicks = 0
  await context.exposeFunction('countClicks', (pressed: number) => (clicks += pressed))
  await context.addInitScript(() => {
    const { countClicks: count } = window as unknown as { countClicks: (pressed: number) => void }
    const isChosen = (target: EventTarget | null) =>
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'file')
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && count(1), true)
    addEventListener('change', ({ target }) => isChosen(target) && count(2), true)
  })
  return () => clicks
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click()
const numberField = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })

const stepOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) })

/** Goes from the first steps to a step's screen, does it, and sees it done when back. */
async function doStep(page: Page, title: string, deed: () => Promise<void>) {
  await test.step(title, async () => {
    await stepOf(page, title).getByRole('link').click()
    await deed()
    await menuLine(page, 'Primeros pasos').click()
    await expect(stepOf(page, title).getByRole('img', { name: 'Hecho' })).toBeVisible()
  })
}

test('an empty shop sells its first order within 120 clicks, led by the first steps @escritorio', async ({
  page,
  context,
  browser,
  otherShop,
}) => {
  const clicks = await countClicks(context)
  await enter(page, otherShop.address, path.join(otherShop.folder, 'clave-admin.txt'))
  await bringGoods(page, path.join(otherShop.folder, 'lista-loma.xlsx'))
  await sayWhoSells(page)
  await writeTexts(page)
  await lookLikeOneself(page)
  await tryMail(page)
  await setDeliveryAndPayment(page)
  await open(page)

  const other = await browser.newContext({
    baseURL: otherShop.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const customerClicks = await countClicks(other)
  const customer = await other.newPage()
  const id = await order(customer)
  await deliver(page, id)
  await customer.reload()
  await expect(customer.getByRole('article', { name: `Pedido N.º ${id}` })).toContainText('Entregado el')
  await other.close()
  expect(clicks() + customerClicks(), 'clicks').toBeLessThanOrEqual(MOST_CLICKS)
})

async function enter(page: Page, address: string, passwordFile: string) {
  await page.goto(`${address}/gestion/`)
  await page.getByLabel('Usuario').fill('admin')
  await page
    .getByLabel('Contraseña')
    .first()
    .fill((await readFile(passwordFile, 'utf8')).trim())
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Primeros pasos' })).toBeVisible()
}

async function bringGoods(page: Page, file: string) {
  await writeFile(file, ownSheet(ROWS))
  await doStep(page, 'Traé los artículos y sus precios', async () => {
    await page.getByLabel('Subir un archivo').setInputFiles(file)
    await expect(page.getByRole('button', { name: 'Comparar con la tienda' })).toBeVisible()
    await page.getByRole('button', { name: 'Elegir las columnas' }).click()
    await page.getByRole('combobox', { name: 'Columna «En mostrador»' }).click()
    await page.getByRole('option', { name: 'Precio final', exact: true }).click()
    await page.getByLabel('Nombre del perfil').fill('loma')
    await page.getByRole('button', { name: 'Guardar el perfil' }).click()
    await page.getByRole('button', { name: 'Comparar con la tienda' }).click()
    await expect(page.getByRole('button', { name: /^Nuevo/ })).toBeVisible()
    await page.getByRole('button', { name: 'Aplicar ahora' }).click()
    await expect(page.getByText('Aplicado', { exact: true })).toBeVisible()
  })
}

async function sayWhoSells(page: Page) {
  await doStep(page, 'Contá quién vende', async () => {
    for (const [name, text] of [
      ['Nombre de la tienda', 'La Loma'],
      ['Email', 'hola@laloma.example'],
      ['Teléfono', '0291 455-1234'],
      ['Razón social', 'La Loma SRL'],
      ['CUIT', '30-71234567-1'],
      ['Domicilio legal', 'San Martín 100, Bahía Blanca'],
    ] as const)
      await panelField(page, name).fill(text)
    await save(page)
    await expect(page.getByText('Los parámetros se guardaron')).toBeVisible()
  })
}

async function writeTexts(page: Page) {
  await doStep(page, 'Escribí los textos', async () => {
    for (const title of ['Términos y condiciones', 'Envíos', 'Medios de pago']) {
      await page.getByRole('cell', { name: title, exact: true }).click()
      await page.getByRole('button', { name: 'Empezar con un borrador' }).click()
      await page.getByRole('button', { name: 'Ya lo revisé' }).click()
      await save(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Páginas', exact: true })).toBeVisible()
    }
    await page.getByRole('cell', { name: 'Sobre nosotros', exact: true }).click()
    await page.getByRole('textbox', { name: 'Texto', exact: true }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('Tres almacenes de Bahía Blanca.')
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Páginas', exact: true })).toBeVisible()
  })
}

async function lookLikeOneself(page: Page) {
  await doStep(page, 'Poné tu marca', async () => {
    await panelField(page, 'Nombre corto').fill('La Loma')
    await panelField(page, 'Color de la marca').fill('#5B2A86')
    await page
      .getByLabel(/Logo/)
      .and(page.locator('input'))
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: LOGO })
    await save(page)
    await expect(page.getByText('La marca se guardó')).toBeVisible()
  })
}

async function tryMail(page: Page) {
  await test.step('a test mail', async () => {
    await stepOf(page, 'Probá los correos').getByRole('button', { name: 'Mandame uno de prueba' }).click()
    await expect(page.getByText('Va en camino a hola@laloma.example.')).toBeVisible()
    await expect(stepOf(page, 'Probá los correos').getByRole('img', { name: 'Hecho' })).toBeVisible()
  })
}

async function setDeliveryAndPayment(page: Page) {
  await doStep(page, 'Completá las sucursales', async () => {
    await page.getByRole('cell', { name: 'Casa central' }).click()
    await panelField(page, 'Dirección').fill('San Martín 100')
    await save(page)
    await expect(page.getByRole('cell', { name: 'San Martín 100' })).toBeVisible()
  })
  await doStep(page, 'Definí la entrega', async () => {
    await numberField(page, 'Costo del envío a domicilio').fill('1200')
    await numberField(page, 'Compra mínima').fill('2500')
    await save(page)
    await expect(page.getByText('Las reglas se guardaron')).toBeVisible()
  })
  await doStep(page, 'Revisá los medios de pago', async () => {
    await page.getByRole('cell', { name: 'Transferencia bancaria', exact: true }).click()
    await page.getByRole('switch', { name: 'Activo' }).click()
    await save(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Tipos de pago', exact: true })).toBeVisible()
  })
}

async function open(page: Page) {
  await doStep(page, 'Abrí la tienda', async () => {
    await page.getByRole('switch', { name: 'La tienda está abierta' }).click()
    await save(page)
    await expect(page.getByText('Los parámetros se guardaron')).toBeVisible()
  })
}

/** A new customer registers and orders on a telephone; returns the order's number. */
async function order(page: Page): Promise<number> {
  return test.step('a customer registers and orders', async () => {
    await page.goto('/')
    await openRegistration(page)
    await registerByDialog(page, newShopper())
    await page.getByLabel('Buscar productos').fill('yerba cumbre suave')
    await page.getByLabel('Buscar productos').press('Enter')
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: YERBA, exact: true }) })
    await card.getByLabel('Cantidad').fill('3')
    await card.getByRole('button', { name: 'Agregar al carrito' }).click()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Carrito/ })
      .click()
    await page.getByRole('button', { name: 'Pasar por caja' }).click()
    await expect(page).toHaveURL(STEP[1])
    await buyButton(page).click()
    await expect(page).toHaveURL(STEP[2])
    await page.getByLabel('Forma de entrega').selectOption('Envio a domicilio')
    for (const name of ['Día', 'Horario']) {
      const choice = page.getByLabel(name, { exact: true })
      const last = choice.locator('option:enabled:not([value=""])').last()
      await expect(last).toBeAttached()
      await choice.selectOption(await last.innerText())
    }
    await buyButton(page).click()
    await expect(page).toHaveURL(STEP[3])
    await page.getByLabel('Tipo de pago').selectOption('Efectivo al recibir')
    await confirmButton(page).click()
    await expect(page).toHaveURL(MY_ORDERS)
    const own = page.getByRole('article', { name: /^Pedido N\.º \d+$/ }).first()
    return Number(/\d+/.exec(await own.getByRole('heading').first().innerText())![0])
  })
}

/** Picks, dispatches and delivers the order, and takes its money at the door. */
async function deliver(page: Page, id: number) {
  await test.step('the order is picked, dispatched, delivered and paid', async () => {
    await menuLine(page, 'Pedidos').click()
    await queuedOrder(page, id).getByRole('link', { name: 'Preparar' }).click()
    await page.getByRole('button', { name: 'Empezar a preparar' }).click()
    await page.getByRole('button', { name: /^Está todo/ }).click()
    await page.getByRole('button', { name: 'Marcar listo' }).click()
    await page.getByRole('button', { name: 'Despachar' }).click()
    await page.getByRole('button', { name: 'Despachar ahora' }).click()
    await page.getByRole('button', { name: 'Marcar entregado' }).click()
    await page.getByRole('button', { name: /^Cobrado/ }).click()
    await expect(page.getByText('Entregado', { exact: false }).first()).toBeVisible()
  })
}
