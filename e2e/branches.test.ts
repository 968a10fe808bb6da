import type { Page } from '@playwright/test'
import { formatPesos, searchAddress } from '@gondola/contract/base'
import { articlePrice, listArticles, type Article } from '@gondola/contract/catalogue'
import { readParameters } from '@gondola/contract/site'
import { callApi } from './api.ts'
import { addFromCard, cardOf } from './cart.ts'
import { buyButton, chooseDelivery, confirmButton, MY_ORDERS, STEP } from './checkout.ts'
import { expect, test } from './other-shop.ts'
import { enterAsNewCustomer } from './shopper.ts'

test.use({
  owner: 'sucursales',
  branches: '3',
  baseURL: async ({ otherShop }, use) => use(otherShop.address),
})

const OLAVARRIA = 'Sucursal 02'
const EXPRESS = 'Express Villa Italia'
/** More than any branch's minimum purchase. */
const ENOUGH_PESOS = 30_000

test('a shopper chooses where she lives in two taps, sees its prices, moves with a cart, reads what changes, orders', async ({
  page,
}) => {
  test.slow()
  await enterAsNewCustomer(page)
  const { dearer, unsold } = await findArticles(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Decinos dónde vivís' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Olavarría, 7400' }).click()
  const chip = page.getByRole('button', { name: 'Enviar a Olavarría, 7400' })
  await expect(chip).toBeVisible()

  for (const [article, Cantidad] of [
    [dearer.there, dearer.pieces],
    [unsold, 1],
  ] as const) {
    await page.goto(`/#${searchAddress(article.Descripcion, false)}`)
    await expect(cardOf(page, article.Descripcion)).toContainText(formatPesos(articlePrice(article)!))
    await addFromCard(page, article.Descripcion, Cantidad)
  }

  await chip.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(EXPRESS) }).click()
  await expect(dialog.getByText(/^(Más caro|Más barato)$/)).toBeVisible()
  await expect(dialog.getByText('No se vende ahí', { exact: true })).toBeVisible()
  await expect(dialog.getByLabel(`En lugar de ${unsold.Descripcion}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Quedarme donde estoy' }).click()
  await expect(chip).toBeVisible()

  await chip.click()
  await dialog.getByRole('button', { name: new RegExp(EXPRESS) }).click()
  await dialog.getByRole('button', { name: `Pasar a ${EXPRESS}` }).click()
  await expect(page.getByRole('button', { name: `Retirar en ${EXPRESS}` })).toBeVisible()

  await page.goto('/#/checkout1')
  const rows = page.getByRole('rowheader')
  await expect(rows).toHaveText([dearer.there.Descripcion])
  await expect(page.getByRole('row').filter({ hasText: dearer.there.Descripcion })).toContainText(
    formatPesos(articlePrice(dearer.here)!),
  )
  await buyButton(page).click()
  await expect(page).toHaveURL(STEP[2])
  await page.reload()
  await expect(page.getByLabel('Forma de entrega').locator('option:checked')).toHaveText(
    `Retiro en sucursal (${EXPRESS})`,
  )
  // the address of the registration names no locality: that is asked for where it is missing
  await chooseDelivery(page, 'Envio a domicilio')
  await buyButton(page).click()
  await expect(page.getByLabel('Localidad')).toBeFocused()
  await chooseDelivery(page, `Retiro en sucursal (${EXPRESS})`)
  await buyButton(page).click()
  await expect(page).toHaveURL(STEP[3])
  await confirmButton(page).click()
  await expect(page).toHaveURL(MY_ORDERS)
  await page.getByRole('button', { name: /Ver pedido/ }).click()
  await expect(page.getByRole('dialog')).toContainText(`Retiro en sucursal (${EXPRESS})`)
})

/** An article that costs another price in the express branch than in Olavarría's, and one that it does not sell. */
async function findArticles(page: Page) {
  const { Sucursales } = await callApi(page.request, readParameters)
  const idOf = (name: string) => Sucursales.find(({ Nombre }) => Nombre === name)!.Id!
  const listOf = (name: string) =>
    callApi(page.request, listArticles, {
      params: { from: 0, count: 400 },
      query: { sucursal: idOf(name) },
    })
  const [there, here] = [await listOf(OLAVARRIA), await listOf(EXPRESS)]
  const sameHere = ({ Codigo }: Article) => here.find((article) => article.Codigo === Codigo)
  const simple = there.filter(
    ({ unidad, Promocion, Oferta, Alcohol, Existencia }) =>
      unidad === 1 && !Promocion && !Oferta && !Alcohol && !Existencia,
  )
  const found = simple.find((article) => {
    const other = sameHere(article)
    return other && !other.Existencia && articlePrice(other) !== articlePrice(article)
  })!
  const pieces = Math.ceil(ENOUGH_PESOS / articlePrice(found)!)
  return {
    dearer: { there: found, here: sameHere(found)!, pieces },
    unsold: simple.find((article) => !sameHere(article))!,
  }
}
