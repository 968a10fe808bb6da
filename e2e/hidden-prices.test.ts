import type { Page, Response } from '@playwright/test'
import { addFromCard, articleNamed, cardOf, OIL, openCart } from './cart.ts'
import { centavos, written } from './money.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, logInByDialog, registerShopper } from './shopper.ts'

const PROMPT = 'Inicia sesión para ver precios.'
/** Fields that reveal an article's price. */
const PRICES = ['Precioventa', 'Preciooferta', 'PrecioSinImpuestos', 'PrecioPorUnidad'] as const

test('a visitor sees no price but those of promotions and offers, and the wire carries no other [§2.19, §2.35, §2.46, §5.4]', async ({
  page,
  otherPage,
}) => {
  await registerShopper(otherPage.request)
  const secret = String((await articleNamed(otherPage, OIL)).Precioventa)
  const wire = listenToAnswers(page)

  await page.goto('/')
  const offers = page.getByRole('region', { name: 'Ofertas de hoy' }).first()
  await expect(offers.getByRole('article').first()).toContainText('$')
  await page.goto('/#/articulos/101')
  await expect(page.getByRole('article').filter({ hasText: PROMPT }).first()).toBeVisible()
  await page.getByLabel('Buscar productos').fill(OIL.slice(0, 20))
  await expect(page.getByRole('list', { name: 'Sugerencias' })).toContainText('Aceite de oliva')
  await expect(page.getByRole('list', { name: 'Sugerencias' })).not.toContainText('$')
  await page.getByLabel('Buscar productos').fill(OIL)
  await page.getByLabel('Buscar productos').press('Enter')
  await expect(cardOf(page, OIL)).toContainText(PROMPT)
  await addFromCard(page, OIL)
  const cart = await openCart(page)
  await expect(cart).toContainText(OIL)
  await expect(page.getByRole('button', { name: PROMPT }).last()).toBeVisible()
  await expect(cart).not.toContainText('$')
  await page.keyboard.press('Escape')
  await cardOf(page, OIL).getByRole('link', { name: 'Ver', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: OIL })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: PROMPT }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'PRODUCTOS RELACIONADOS:' })).toBeVisible()
  await page.goto('/#/promociones')
  await page.getByRole('button', { name: 'Ver productos' }).first().click()
  await expect(page.getByRole('dialog').getByRole('article').first()).toContainText('$')

  const { articles, told } = await wire(secret)
  expect(articles, 'articles looked at').toBeGreaterThan(40)
  expect(told, 'hidden prices on the wire').toEqual([])
})

test('after the login prices show on the same screen, without a reload [§4.1]', async ({
  page,
  otherPage,
}) => {
  await registerShopper(otherPage.request)
  const { Precioventa } = await articleNamed(otherPage, OIL)
  await page.goto(`/#/busqueda?texto=${encodeURIComponent(OIL)}`)
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await cardOf(page, OIL).getByRole('button', { name: PROMPT }).click()
  await logInByDialog(page, DEMO)
  await expect(cardOf(page, OIL)).toContainText(written(centavos(Precioventa!)))
  await expect(cardOf(page, OIL)).toContainText('PRECIO SIN IMPUESTOS NACIONALES:')
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
})

/** Records every JSON response of the page from now on; the returned function reports what they revealed. */
function listenToAnswers(page: Page): (secret: string) => Promise<{ articles: number; told: string[] }> {
  const answers: Promise<{ url: string; text: string }>[] = []
  const listen = (response: Response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return
    // A response aborted by a navigation has no body, and revealed nothing to the visitor.
    answers.push(
      response.text().then(
        (text) => ({ url: response.url(), text }),
        () => ({ url: response.url(), text: '' }),
      ),
    )
  }
  page.on('response', listen)
  return async (secret) => {
    const told: string[] = []
    let articles = 0
    for (const { url, text } of await Promise.all(answers)) {
      if (text.includes(secret)) told.push(`${url}: ${secret}`)
      for (const article of text === '' ? [] : articlesIn(JSON.parse(text))) {
        articles++
        const isPublic = article['Promocion'] !== null || article['Oferta'] !== null
        const tells = PRICES.filter((name) => article[name] !== null)
        if (!isPublic && tells.length > 0)
          told.push(`${url}: ${String(article['Codigo'])} ${tells.join(' ')}`)
      }
    }
    return { articles, told }
  }
}

/** Every article in a response, at any depth. */
function articlesIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(articlesIn)
  return 'Descripcioncorta' in value ? [value, ...inside] : inside
}
