import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from '../other-shop.ts'
import { expectNoBarrier } from '../barriers.ts'
import { panelField } from './staff.ts'

// A chain's own look, in a shop of its own: what the panel shows before it is saved, and what is seen after.

const VIOLET = 'rgb(91, 42, 134)'
const ROUTES = ['/', '/articulos/1', '/super-card', '/contactanos', '/lista', '/promociones', '/no-existe']
const SCREENS = ['mensajes', 'textos', 'parametros', 'plantillas', 'tarjetas', 'marca']

const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|unknown error occurred when fetching the script/
test.use({ demo: 'no', owner: 'brand', serviceWorkers: 'allow', expectedErrors: [LOST] })

/** The colour behind the link to the home page in the shop's header. */
const headerColour = (page: Page | FrameLocator) =>
  page
    .locator('a:has(> img[src^="/marca/logo"])')
    .first()
    .evaluate((link) => {
      const colourOf = (element: Element) => getComputedStyle(element).backgroundColor
      let shown: Element = link
      while (colourOf(shown) === 'rgba(0, 0, 0, 0)' && shown.parentElement) shown = shown.parentElement
      return colourOf(shown)
    })
    // the preview loads anew while its colours change
    .catch(() => null)

/** All that is in the page for a person or a screen reader. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')]
    const names = named.flatMap((element) =>
      ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
    )
    return [document.title, document.body.innerText, ...names].join('\n')
  })

async function enterPanel(page: Page, address: string, folder: string) {
  await page.goto(`${address}/gestion/`)
  await page.getByLabel('Usuario').fill('admin')
  const password = readFileSync(path.join(folder, 'clave-admin.txt'), 'utf8').trim()
  await page.getByLabel('Contraseña', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Primeros pasos' })).toBeVisible()
}

test('a chain sees its name and colours before they are saved, and then nothing of another @escritorio', async ({
  page,
  context,
  otherShop: { address, folder },
}) => {
  test.slow()
  await enterPanel(page, address, folder)
  await page.goto(`${address}/gestion/#/parametros`)
  await panelField(page, 'Nombre de la tienda').fill('Mercados del Sur')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Los parámetros se guardaron')).toBeVisible()
  await page.goto(`${address}/gestion/#/marca`)
  await panelField(page, 'Nombre corto').fill('Mercado Sur')
  await panelField(page, 'Lema').fill('fresco todos los días')
  await panelField(page, 'Color de la marca').fill('#FFEE00')
  await expect(page.getByText('Con #FFEE00 no se lee el texto blanco')).toBeVisible()
  await panelField(page, 'Color de la marca').fill('#5B2A86')
  await page.getByRole('switch', { name: 'Tarjeta de la tienda' }).click()

  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('link', { name: 'Mercado Sur, ir al inicio' }).first()).toBeVisible()
  await expect(preview.getByRole('link', { name: /SuperCard/ })).toHaveCount(0)
  await expect.poll(() => headerColour(preview)).toBe(VIOLET)
  await expectNoBarrier(page, 'the brand with its preview')
  const visitor = await context.newPage()
  await visitor.goto(`${address}/`)
  await expect.poll(() => headerColour(visitor), 'before it is saved').not.toBe(VIOLET)
  await visitor.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('La marca se guardó')).toBeVisible()
  // another process has it with the catalogue's next version, this one at once
  await expect(async () => {
    await visitor.reload()
    await expect(visitor.getByRole('link', { name: 'Mercado Sur, ir al inicio' }).first()).toBeVisible({
      timeout: 5000,
    })
    expect(await headerColour(visitor)).toBe(VIOLET)
  }).toPass()
  for (const route of ROUTES) {
    await visitor.goto(`${address}/#${route}`)
    // a change of the address behind # loads nothing, and the network is idle before the screen has asked
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 }).first()).toBeAttached()
    await visitor.waitForLoadState('networkidle')
    expect(await wordsOf(visitor), route).not.toMatch(/Góndola/)
  }

  await page.reload()
  await expect(page).toHaveTitle(/ · Mercado Sur gestión$/)
  for (const screen of SCREENS) {
    await page.goto(`${address}/gestion/#/${screen}`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: /\S/ })).toBeVisible()
    // the brand's preview is a whole shop, whose requests are not waited for without end
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0)
    expect(await wordsOf(page), screen).not.toMatch(/Góndola/)
  }

  await context.setOffline(true)
  await visitor.goto(`${address}/`)
  await visitor.reload()
  await expect.poll(() => headerColour(visitor), 'without a network').toBe(VIOLET)
  expect(await wordsOf(visitor)).not.toMatch(/Góndola/)
})
