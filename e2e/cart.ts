import { expect, type Locator, type Page } from '@playwright/test'
import { searchByText, type Article } from '@gondola/contract/catalogue'
import { type CartLine, toCartLine } from '@gondola/contract/cart'
import { callApi } from './api.ts'
import { withLongTexts } from './changed-answers.ts'
import { storeOnce } from './shopper.ts'

/** An article's description, with the pieces or grams of it. */
export type Wanted = readonly [Descripcion: string, Cantidad: number]

/** Sold by the piece, neither on offer nor in a promotion: a visitor does not see its price. */
export const OIL = 'Aceite de oliva clásico Zuelo 500 ml'

/** Pieces that reach the demo shop's minimum purchase. */
export const ENOUGH_OIL = 3

/** A cart that may be ordered. */
export const ENOUGH: readonly Wanted[] = [[OIL, ENOUGH_OIL]]

/** Starts the page's visits with this cart, at the prices that its session sees. Call it before the page is opened. */
export async function startWithCart(page: Page, wanted: readonly Wanted[]): Promise<CartLine[]> {
  const articles = await Promise.all(wanted.map(([name]) => articleNamed(page, name)))
  const lines = wanted.map(([, Cantidad], index) => toCartLine(articles[index]!, Cantidad, index + 1))
  await storeOnce(page, 'lineas', lines)
  return lines
}

/** Starts the page's visits with a large cart, whose articles have long names. */
export async function startWithLongCart(page: Page): Promise<void> {
  const articles = await Promise.all([OIL, 'Banana Bolivia'].map((name) => articleNamed(page, name)))
  const lines = articles.map((article, index) =>
    toCartLine(article, article.unidad === 1 ? 40 : 1_350, index + 1),
  )
  await storeOnce(page, 'lineas', withLongTexts(lines))
}

/** An article as the page's session sees it. */
export async function articleNamed(page: Page, Descripcion: string): Promise<Article> {
  const Texto = Descripcion.replaceAll(/[%/]/g, ' ')
  const found = await callApi(page.request, searchByText, { params: { Texto, from: 0, count: 50 } })
  const article = found.find((each) => each.Descripcion === Descripcion)
  if (!article) throw new Error(`the demo shop has no ${Descripcion}`)
  return article
}

/** The card or row of an article in a list. */
export function cardOf(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** Adds an article from the list on screen; without a quantity, the placeholder's. */
export async function addFromCard(page: Page, name: string, Cantidad?: number): Promise<void> {
  const card = cardOf(page, name)
  if (Cantidad !== undefined) await card.getByLabel('Cantidad').fill(String(Cantidad))
  await card.getByRole('button', { name: 'Agregar al carrito' }).click()
}

/** The header's cart button, whose name includes the count. */
export const cartButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Carrito/ })

/** Opens the cart: a dropdown on a desktop, a panel on a phone. */
export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click()
  const cart = page
    .getByRole('dialog', { name: 'Tu carrito' })
    .or(page.getByRole('group', { name: 'Tu carrito' }))
    .first()
  await expect(cart).toBeVisible()
  return cart
}
