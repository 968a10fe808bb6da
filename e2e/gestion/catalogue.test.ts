import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { articleAddress } from '@gondola/contract/base'
import {
  staffArticles,
  staffDepartments,
  staffFamilies,
  type StaffArticle,
} from '@gondola/contract/catalogue-admin'
import { pictureAs } from '../../lab/shop/picture-samples.ts'
import { callApi } from '../api.ts'
import { expectFitting, expectNoBarrier } from '../barriers.ts'
import { expect, test } from '../shop-test.ts'
import { enterAsNewCustomer } from '../shopper.ts'
import { expectSoundScreens } from './sound-screens.ts'
import { goInPanel, openPanel, panelField } from './staff.ts'

/** Creates a family for this test with articles of these prices. Afterwards the page has a staff session. */
async function openOwnFamily(page: Page, prices: readonly number[]): Promise<StaffArticle[]> {
  await openPanel(page, '/articulos')
  const mark = randomInt(1_000_000_000)
  const { request } = page
  const { Codigo } = await callApi(request, staffDepartments.create, {
    body: { Descripcion: `Prueba ${mark}`, Orden: 900, Activo: true },
  })
  const family = await callApi(request, staffFamilies.create, {
    body: {
      Descripcion: `Familia ${mark}`,
      Departamento: { Codigo },
      Perecedero: false,
      Alcohol: false,
      Iva: 21,
      Orden: 0,
      Activo: true,
    },
  })
  const articles: StaffArticle[] = []
  for (const [index, Precioventa] of prices.entries()) {
    const body = {
      Codigo: `P${mark}-${index}`,
      Descripcion: `Escoba ${mark} ${index}`,
      Precioventa,
      unidad: 1,
      Marca: { Codigo: 1 },
      Familia: { Codigo: family.Codigo },
      EnVenta: true,
      Iva: 21,
    } as const
    articles.push(await callApi(request, staffArticles.create, { body }))
  }
  return articles
}

/** Opens the article's page in the shop for a customer, who sees prices. */
async function openInShop(
  shop: Page,
  { Codigo, Descripcioncorta, Descripcion }: StaffArticle,
): Promise<void> {
  await enterAsNewCustomer(shop)
  await expect
    .poll(async () => {
      const answer = await shop.request.get(`/api/tarticulos/get/${Codigo}`)
      return (await answer.text()) !== 'null'
    })
    .toBe(true)
  await shop.goto(`/#${articleAddress({ Codigo, Descripcioncorta })}`)
  await expect(shop.getByRole('heading', { level: 1, name: Descripcion })).toBeVisible()
}

/** Polls the shop's response for an article until it has the value; the benches measure how soon that is. */
const shown = (shop: Page, { Codigo }: StaffArticle, field: 'Precioventa' | 'Imagen' | 'Preciooferta') =>
  expect.poll(
    async () => {
      const answer = await shop.request.get(`/api/tarticulos/get/${Codigo}`)
      return ((await answer.json()) as StaffArticle)[field]
    },
    { intervals: [100] },
  )

const save = (page: Page) => page.getByRole('button', { name: 'Guardar' }).click()

test('a price changed in the panel is the shop’s, and in the history @escritorio', async ({
  page,
  otherPage,
}) => {
  const [article] = await openOwnFamily(page, [1500])
  await openInShop(otherPage, article!)
  await page.getByPlaceholder('Nombre, código o marca').fill(article!.Codigo)
  await page.getByRole('row', { name: new RegExp(article!.Descripcion) }).click()
  await page.getByRole('tab', { name: 'Precio', exact: true }).click()
  await page.getByRole('textbox', { name: /^Precio/ }).fill('1234.5')
  await save(page)
  await shown(otherPage, article!, 'Precioventa').toBe(1234.5)
  await otherPage.reload()
  await expect(otherPage.getByRole('main')).toContainText(/1\.234/)
  await goInPanel(page, `/articulos/${article!.Codigo}/historial`)
  const newest = page.getByRole('row').nth(1)
  await expect(newest).toContainText(/1\.500,00.*1\.234,50.*A mano.*admin/)
  await goInPanel(page, `/articulos/${article!.Codigo}`)
  await expect(page.getByRole('checkbox', { name: 'Precio', exact: true })).toBeChecked()
})

test('a wrong value shows an error at its field, nothing is saved @escritorio', async ({ page }) => {
  const [article] = await openOwnFamily(page, [1500])
  await goInPanel(page, `/articulos/${article!.Codigo}`)
  await panelField(page, 'Código de barras').fill('7790387000015')
  await save(page)
  await expect(page.getByText('El dígito verificador del código de barras no corresponde')).toBeVisible()
  // the invalid field gets the focus, with its message
  await expect(panelField(page, 'Código de barras')).toBeFocused()
  await expect(panelField(page, 'Código de barras')).toBeInViewport({ ratio: 1 })
})

test('a photograph uploaded in the panel is the shop’s; other files are refused @escritorio', async ({
  page,
  otherPage,
}) => {
  const [article] = await openOwnFamily(page, [1500])
  await goInPanel(page, `/articulos/${article!.Codigo}`)
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  })
  await expect(page.getByRole('alert')).toContainText('Los dibujos SVG no se admiten')
  // while a picture is being uploaded, the form cannot be saved without it
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/api/gestion/imagenes/articulos**', (route) => arrived.then(() => route.continue()))
  await chooser.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await pictureAs('png') })
  const sending = page.getByRole('button', { name: 'Enviando la foto…', exact: true })
  await expect(sending).toBeDisabled()
  arrive()
  await expect(sending).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Foto actual' })).toBeVisible()
  await save(page)
  await openInShop(otherPage, article!)
  await shown(otherPage, article!, 'Imagen').toMatch(/^articulos\/[0-9a-f]{24}-640\.webp$/)
  await otherPage.reload()
  const picture = otherPage.getByRole('img', { name: article!.Descripcion }).first()
  await expect(picture).toHaveAttribute('src', /\/imagenes\/articulos\/[0-9a-f]{24}-640\.webp$/)
  expect(
    await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0)
})

test('many prices change as they were shown, jumps after a yes, not where the catalogue moved @escritorio', async ({
  page,
}) => {
  const articles = await openOwnFamily(page, [1000, 2000, 40])
  const [, , cheap] = articles
  const family = cheap!.Familia
  await goInPanel(page, '/cambiar-precios')
  await page.getByRole('combobox', { name: 'Familia' }).fill(family.Descripcion)
  await page.getByRole('option', { name: new RegExp(family.Descripcion) }).click()
  await page.getByRole('combobox', { name: /^Cambio/ }).click()
  await page.getByRole('option', { name: 'Importe ($)' }).click()
  await page.getByLabel(/^Valor/).fill('100')
  await page.getByRole('button', { name: 'Ver el resultado' }).click()
  const result = page.getByRole('region', { name: 'Resultado' })
  await expect(result).toContainText('Cambian 3 precios de 3 artículos.')
  await expect(result).toContainText('1 precio salta a más del triple')
  await expect(
    result.getByRole('row', { name: new RegExp(`${cheap!.Descripcion}.*140,00`) }).first(),
  ).toBeVisible()
  await expectFitting(page, 'a preview of prices')
  await expectNoBarrier(page, 'a preview of prices')
  const apply = result.getByRole('button', { name: 'Cambiar 3 precios' })
  await expect(apply).toBeDisabled()
  await result.getByRole('checkbox', { name: 'Los saltos están bien' }).check()

  const { CamposManuales: _, ...unchanged } = cheap!
  const body = { ...unchanged, Precioventa: 50, Iva: 21 } as const
  await callApi(page.request, staffArticles.change, { params: { Codigo: cheap!.Codigo }, body })
  await apply.click()
  await expect(page.getByText('El catálogo cambió desde que miraste el resultado')).toBeVisible()

  await page.getByRole('button', { name: 'Ver el resultado' }).click()
  await expect(result.getByRole('button', { name: 'Cambiar 3 precios' })).toBeEnabled()
  await result.getByRole('button', { name: 'Cambiar 3 precios' }).click()
  await expect(page.getByText('3 precios cambiados')).toBeVisible()
  await expect(page.getByText(cheap!.Descripcion).first()).toBeVisible()
  const after = await Promise.all(
    articles.map(({ Codigo }) => callApi(page.request, staffArticles.read, { params: { Codigo } })),
  )
  expect(after.map(({ Precioventa }) => Precioventa)).toEqual([1100, 2100, 150])
})

test('an offer above the price warns, and may be made; overlapping ones may not @escritorio', async ({
  page,
  otherPage,
}) => {
  const [article] = await openOwnFamily(page, [1000])
  await openInShop(otherPage, article!)
  const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10)
  const fill = async (price: string) => {
    await goInPanel(page, '/ofertas/create')
    await page.getByRole('combobox', { name: 'Artículo' }).fill(article!.Codigo)
    await page.getByRole('option', { name: new RegExp(article!.Codigo) }).click()
    await page.getByLabel(/^Precio de oferta/).fill(price)
    await page.getByLabel(/^Desde/).fill(day(-2))
    await page.getByLabel(/^Hasta/).fill(day(5))
  }
  await fill('1000')
  await expect(page.getByText('No es más barata que el precio de hoy')).toBeVisible()
  await page.getByLabel(/^Precio de oferta/).fill('800')
  await expect(page.getByText('Es una rebaja real')).toBeVisible()
  await expectNoBarrier(page, 'an offer')
  await save(page)
  await expect(page.getByRole('row', { name: new RegExp(article!.Codigo) })).toContainText('Vigente')
  await shown(otherPage, article!, 'Preciooferta').toBe(800)
  await fill('700')
  await save(page)
  await expect(page.getByText('El artículo ya tiene una oferta del')).toBeVisible()
})

test('several articles go off sale, and into another family @escritorio', async ({ page }) => {
  const [one, two] = await openOwnFamily(page, [10, 20])
  await page.reload()
  await page.getByPlaceholder('Nombre, código o marca').fill(one!.Codigo.slice(0, -2))
  await expect(page.getByRole('row', { name: new RegExp(two!.Descripcion) })).toBeVisible()
  await page.getByRole('checkbox', { name: /todo/i }).first().check()
  await page.getByRole('button', { name: 'Sacar de la venta' }).click()
  await expect(page.getByText('2 artículos cambiados')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(one!.Descripcion) })).toContainText('No')
})

test('the catalogue’s screens are without barriers and fit @escritorio', async ({ page }) => {
  test.slow()
  const [article] = await openOwnFamily(page, [1000])
  const places = [
    '/articulos',
    `/articulos/${article!.Codigo}`,
    `/articulos/${article!.Codigo}/precio`,
    `/articulos/${article!.Codigo}/historial`,
    '/articulos/create',
    '/departamentos',
    '/familias',
    `/familias/${article!.Familia.Codigo}`,
    '/marcas',
    '/ofertas',
    '/cambiar-precios',
    '/precios',
  ]
  await expectSoundScreens(page, places)
})
