import { listArticles } from '@gondola/contract/catalogue'
import { toCartLine } from '@gondola/contract/cart'
import type { Page, TestInfo } from '@playwright/test'
import { callApi } from './api.ts'
import { articleNamed, ENOUGH, OIL, openCart, startWithCart, startWithLongCart } from './cart.ts'
import {
  emptyAnswers,
  failAnswers,
  holdAnswers,
  lengthenAnswers,
  multiplyPendingOrders,
} from './changed-answers.ts'
import { buyButton, chooseDelivery, STEP } from './checkout.ts'
import { standStill } from './screens.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAs, storeOnce } from './shopper.ts'
import { takePage, takeWindow } from './take-picture.ts'

// Not tests: pictures of states that the demo shop does not have (`npm run screenshots`).

/** Screens whose contents come from the server. */
const ADDRESSES: Record<string, string> = {
  inicio: '/inicio',
  articulos: '/articulos',
  familia: '/articulos/801',
  busqueda: '/busqueda?texto=leche',
  promociones: '/promociones',
  'mis-pedidos': '/mis-pedidos',
  'mis-compras': '/mis-compras',
  cuenta: '/info-cuenta',
  checkout1: '/checkout1',
  checkout2: '/checkout2',
  checkout3: '/checkout3',
  contacto: '/contactanos',
  'mapa-del-sitio': '/mapa-del-sitio',
}

/** Time for pending requests to arrive or fail (two more attempts), in milliseconds. */
const SETTLED_MS = { loading: 500, failed: 2_200 }

test.use({ expectedErrors: [/./] })

test.beforeEach(async ({ page }) => {
  test.setTimeout(600_000)
  await enterAs(page, DEMO)
})

test('nombres largos', async ({ page }, info) => {
  await startWithLongCart(page)
  await lengthenAnswers(page)
  await takeAll(page, info, 'largo', () => standStill(page))
  await page.goto('/#/inicio')
  await openCart(page)
  await standStill(page)
  await takeWindow(page, info, 'largo-dialogo-carrito')
  await page.goto('/#/checkout2')
  await chooseDelivery(page, 'Envio a domicilio')
  await buyButton(page).click()
  await expect(page).toHaveURL(STEP[3])
  await standStill(page)
  await takePage(page, info, 'largo-checkout3')
})

test('vacío', async ({ page }, info) => {
  await emptyAnswers(page)
  await takeAll(page, info, 'vacio', () => standStill(page))
  await page.goto('/#/inicio')
  await openCart(page)
  await takeWindow(page, info, 'vacio-dialogo-carrito')
})

test('cargando', async ({ page }, info) => {
  await startWithCart(page, ENOUGH)
  await holdAnswers(page)
  await takeAll(page, info, 'cargando', () => page.waitForTimeout(SETTLED_MS.loading))
})

test('con fallas', async ({ page }, info) => {
  await startWithCart(page, ENOUGH)
  await failAnswers(page)
  await takeAll(page, info, 'falla', () => page.waitForTimeout(SETTLED_MS.failed))
})

test('lleno', async ({ page }, info) => {
  const articles = await callApi(page.request, listArticles, { params: { from: 0, count: 100 } })
  const lines = articles.map((article, index) => toCartLine(article, article.unidad * 3, index + 1))
  await storeOnce(page, 'lineas', lines)
  await multiplyPendingOrders(page, 23)
  for (const name of ['mis-pedidos', 'checkout1', 'inicio']) {
    await page.goto(`/#${ADDRESSES[name]}`)
    await standStill(page)
    await takePage(page, info, `lleno-${name}`)
  }
  await openCart(page)
  await standStill(page)
  await takeWindow(page, info, 'lleno-dialogo-carrito')
})

async function takeAll(
  page: Page,
  info: TestInfo,
  state: string,
  settle: () => Promise<void>,
): Promise<void> {
  const { Codigo } = await articleNamed(page, OIL)
  for (const [name, address] of Object.entries({ ...ADDRESSES, articulo: `/ver-articulo/${Codigo}/x` })) {
    // A new document, without the responses to an earlier screen.
    await page.goto('about:blank')
    await page.goto(`/#${address}`)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await settle()
    await takePage(page, info, `${state}-${name}`)
  }
}
