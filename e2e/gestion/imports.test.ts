import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { findArticle } from '@gondola/contract/catalogue'
import { merchantFiles, productRow } from '../../lab/shop/sepa-files.ts'
import { storedZip } from '../../lab/shop/stored-zip.ts'
import { callApi } from '../api.ts'
import { expectFitting, expectNoBarrier } from '../barriers.ts'
import { expect, test } from '../shop-test.ts'
import { goInPanel, openPanel } from './staff.ts'

// Price imports: a file is inspected, compared, applied, undone (backoffice §9). Both screen sizes share one shop.
test.describe.configure({ mode: 'serial' })

const EAN = `779${String(randomInt(1_000_000_000)).padStart(9, '0')}`
const code = EAN + checkDigit(EAN)

function checkDigit(digits: string): string {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

const sepa = (price: string) =>
  storedZip({
    '2026-11-20/sepa_1_comercio-sepa-7_2026-11-20.zip': storedZip(
      merchantFiles([
        productRow({ id: code, name: 'Yerba Mate de la Prueba 500 Gr', price }),
        productRow({
          id: '0000000555',
          flag: '0',
          name: 'Xilofon de la Prueba 3 Un',
          unit: 'un',
          amount: '3',
        }),
        productRow({ branch: '7|1|30', id: code, price: '1' }),
        productRow({ id: '7791000000055', name: 'Sin precio 1 Un', price: 'N/D' }),
      ]),
    ),
  })

async function upload(page: Page, name: string, buffer: Buffer) {
  await goInPanel(page, '/importaciones')
  await page.getByLabel('Subir un archivo').setInputFiles({ name, mimeType: 'application/zip', buffer })
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
}

async function compare(page: Page) {
  await page.getByRole('button', { name: 'Comparar con la tienda' }).click()
  await expect(page.getByText('Para revisar')).toBeVisible()
}

async function undo(page: Page) {
  await page.getByRole('button', { name: 'Deshacer la importación' }).click()
  await expectNoBarrier(page, 'the question before undoing')
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer la importación' }).click()
  await expect(page.getByText('Deshecho', { exact: true })).toBeVisible()
}

const find = (page: Page) => callApi(page.request, findArticle, { params: { Codigo: code } })

test('a SEPA package is compared, applied and undone @escritorio', async ({ page }) => {
  await openPanel(page, '/importaciones')
  await expectNoBarrier(page, 'the imports')
  await upload(page, 'sepa.zip', sepa('1500.50'))
  await expect(page.getByText('Se reconocen las columnas.')).toBeVisible()
  await expectNoBarrier(page, 'an uploaded file')
  await page.getByRole('combobox', { name: 'Sucursal' }).click()
  await page.getByRole('option', { name: /7-1-20/ }).click()
  await compare(page)
  await expect(page.getByRole('button', { name: 'Nuevo: 2' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Yerba Mate de la Prueba 500 Gr' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Se rechaza 1 de 3 filas' })).toBeVisible()
  await expect(page.getByText('El precio dice «N/D»: no disponible.')).toBeVisible()
  await expectNoBarrier(page, 'an import’s differences')
  expect(await find(page)).toBeNull()
  await page.getByRole('button', { name: 'Aplicar ahora' }).click()
  await expect(page.getByText('Aplicado', { exact: true })).toBeVisible()
  await expect.poll(async () => (await find(page))?.Descripcion).toBe('Yerba Mate de la Prueba 500 Gr')

  await goInPanel(page, '/por-clasificar')
  await expect(page.getByText('Xilofon de la Prueba 3 Un')).toBeVisible()
  await expectNoBarrier(page, 'the articles to classify')

  await upload(page, 'sepa.zip', sepa('9000.00'))
  await page.getByRole('combobox', { name: 'Sucursal' }).click()
  await page.getByRole('option', { name: /7-1-20/ }).click()
  await compare(page)
  await expect(page.getByText('El freno la retiene')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aplicar ahora' })).toBeDisabled()
  await page.getByLabel('Lo revisé y está bien: aplicar igual').check()
  await page.getByRole('button', { name: 'Aplicar ahora' }).click()
  await expect(page.getByText('Aplicado', { exact: true })).toBeVisible()

  await undo(page)
  await expect.poll(async () => (await find(page))?.Descripcion).toBe('Yerba Mate de la Prueba 500 Gr')
  await goInPanel(page, '/importaciones')
  await page
    .getByRole('link', { name: /sepa\.zip Aplicado/ })
    .first()
    .click()
  await undo(page)
  await expect.poll(() => find(page)).toBeNull()
})

test('a list’s columns are said once, on a telephone too', async ({ page }) => {
  await openPanel(page, '/importaciones')
  await expectFitting(page, 'the imports')
  // column names that no earlier run has mapped
  const run = randomInt(1_000_000)
  const list = `Barra ${run};Txt ${run};Lista ${run}\n${code};Cosa de la prueba 1 Un;1.234,50\n`
  await upload(page, 'lista.csv', Buffer.from(list))
  await expect(page.getByText('No se reconocen las columnas: decí cuál es cuál.')).toBeVisible()
  await page.getByRole('button', { name: 'Elegir las columnas' }).click()
  for (const [column, field] of [
    [`Barra ${run}`, 'Código de barras'],
    [`Txt ${run}`, 'Descripción'],
    [`Lista ${run}`, 'Precio final'],
  ]) {
    await page.getByRole('combobox', { name: `Columna «${column}»` }).click()
    await page.getByRole('option', { name: field!, exact: true }).click()
  }
  await expectNoBarrier(page, 'the mapping of columns')
  await expectFitting(page, 'the mapping of columns')
  const name = `lista-${run}`
  await page.getByLabel('Nombre del perfil').fill(name)
  await page.getByRole('button', { name: 'Guardar el perfil' }).click()
  await expect(page.getByText(`Se reconoce el perfil «${name}».`)).toBeVisible()
  await compare(page)
  await expect(page.getByRole('listitem').filter({ hasText: 'Cosa de la prueba 1 Un' })).toBeVisible()
  await expectNoBarrier(page, 'the differences on a telephone')
  await expectFitting(page, 'the differences on a telephone')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByText('Descartado')).toBeVisible()
})
