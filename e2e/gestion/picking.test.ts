import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { listDeliveryDays } from '@gondola/contract/delivery'
import { saveOrder, type Order } from '@gondola/contract/orders'
import { isEanValid, lineTotal } from '@gondola/contract/catalogue'
import { formatPesos } from '@gondola/contract/base'
import { callApi } from '../api.ts'
import { expectFitting, expectNoBarrier } from '../barriers.ts'
import { articleNamed } from '../cart.ts'
import { expect, test } from '../shop-test.ts'
import { enterAsNewCustomer } from '../shopper.ts'
import { addStaff, goInPanel, logInStaff, openPanel, queuedOrder, sellAgain } from './staff.ts'
import { openMore } from '../placed-order.ts'

test.afterEach(({ request }) => sellAgain(request))

const OUTBOX = path.join(process.env['E2E_DATA'] ?? '', 'outbox')
const CHEESE = 'Queso cremoso La Paulina'
const MILK = 'Leche La Serenísima entera 3% 1 l larga vida'
const YERBA = 'Yerba mate Playadito 1 kg'
// Which no other test buys: 'No hay' takes it off sale in the shop that all files share.
const OIL = 'Aceite de oliva novello Zuelo 500 ml'
const WANTED = [
  [CHEESE, 500],
  [MILK, 6],
  [YERBA, 2],
  [OIL, 3],
] as const

/** Places an order as a new customer, whose session `page` then has. */
async function placeOrder(
  page: Page,
  more: { Opt3?: string } = {},
): Promise<{ order: Order; email: string }> {
  const { shopper } = await enterAsNewCustomer(page)
  const articles = await Promise.all(WANTED.map(([name]) => articleNamed(page, name)))
  const days = await callApi(page.request, listDeliveryDays, { params: { count: 3, Fecha: 'HOY' } })
  const day = days.at(-1)!
  const slot = day.ListHorariosDisponibles.toSorted((a, b) => b.Cupo - a.Cupo)[0]!
  const order = await callApi(page.request, saveOrder, {
    body: {
      Estado: 'P',
      Lineas: WANTED.map(([, Cantidad], index) => ({ Codart: articles[index]!.Codigo, Cantidad })),
      FormaEntrega: 'ED',
      Dia: day.Id,
      HorarioEntrega: `${slot.Desde} a ${slot.Hasta}`,
      TipoPago: { Id: 4 },
      ...more,
    },
  })
  return { order, email: shopper.Email }
}

/** Opens the picking page of an order as a member of staff with the right to prepare. */
async function openPicking(page: Page, Id: number): Promise<void> {
  await logInStaff(page.request)
  const picker = await addStaff(page.request, 'pedidos')
  await openPanel(page, `/preparar/${Id}`, picker)
}

/** The lines appear once the server knows that preparation began; their progress is shown before that, too. */
async function startPicking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Empezar a preparar' }).click()
  await expect(card(page, CHEESE)).toBeVisible()
  await expect(page.getByText('0 de 4')).toBeVisible()
}

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const isPhone = (page: Page) => page.viewportSize()!.width < 500

/** The scale's label for an article of the demo shop, whose code ends in its PLU, in the default layout. */
function scaleLabel(Codart: string, grams: number): string {
  const twelve = `20${Codart.slice(-4)}${String(grams).padStart(6, '0')}`
  return Array.from('0123456789', (digit) => twelve + digit).find((code) => isEanValid(code))!
}

/** The pages that the browser prints, their width in mm, and how many papers are wider. */
async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const points = Number(/\/MediaBox\s*\[\s*0 0 ([\d.]+)/.exec(pdf)?.[1])
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length,
    width: Math.round((points / 72) * 25.4),
    cut: await page
      .locator('.hoja, .etiqueta')
      .evaluateAll((papers) => papers.filter((each) => each.scrollWidth > each.clientWidth).length),
  }
}

/** A scanner types wherever the focus is, and presses Enter: all at once, however slow the machine is. */
const scan = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (keys) => {
      for (const key of keys)
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
    },
    [...code, 'Enter'],
  )

/** Waits for the mail to an address with a subject, and returns its text. */
async function mailTo(address: string, subject: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const files = (await readdir(OUTBOX).catch(() => [])).filter((name) => name.endsWith('.eml'))
      const mails = await Promise.all(files.map((name) => readFile(path.join(OUTBOX, name), 'utf8')))
      const own = mails.map(decodedMail).filter((mail) => mail.includes(address))
      found = own.find((mail) => subject.test(mail)) ?? ''
      return found === '' ? 'none' : 'there'
    })
    .toBe('there')
  return plain(found)
}

/** Decodes quoted-printable and encoded words. */
function decodedMail(source: string): string {
  const bytes = (hex: string) => Buffer.from(hex.replaceAll('=', ''), 'hex').toString('utf8')
  return source
    .replaceAll(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_all, text: string) => text.replaceAll('_', ' '))
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(=[0-9A-F]{2})+/g, bytes)
}

test('an order is weighed, partly missing, partly replaced and dispatched; the customer reads why', async ({
  page,
  otherPage,
}) => {
  test.slow()
  const { order, email } = await placeOrder(otherPage)
  await openPicking(page, order.Id)
  await startPicking(page)
  if (isPhone(page)) await expectFitting(page, 'picking')
  await expectNoBarrier(page, 'picking', 'main')

  await test.step('the customer sees it and can no longer annul it', async () => {
    await otherPage.goto('/#/mis-pedidos')
    const own = otherPage.getByRole('article', { name: `Pedido N.º ${order.Id}` })
    await expect(own).toContainText('EN PREPARACIÓN')
    await openMore(own)
    await expect(own.getByRole('link', { name: 'Seguir pedido' })).toBeVisible()
    await expect(own.getByRole('button', { name: 'Eliminar pedido' })).toHaveCount(0)
  })

  await test.step('a weight beyond the tolerance wants a note; one within it counts', async () => {
    const cheese = card(page, CHEESE)
    await cheese.getByRole('textbox').fill('700')
    await cheese.getByRole('textbox').press('Enter')
    const note = page.getByRole('dialog', { name: 'Fuera de la tolerancia' })
    await expect(note).toContainText('sin su acuerdo se puede llegar a 550 g')
    await expectNoBarrier(page, 'the note')
    await note.getByRole('button', { name: 'Volver' }).click()
    // the scale's label, from a scanner that types wherever the focus is
    await page.getByRole('heading', { level: 1 }).click()
    await scan(page, scaleLabel(order.Lineas[0]!.Codart, 520))
    await expect(card(page, CHEESE)).toContainText('520 g')
    await expect(page.getByText('1 de 4')).toBeVisible()
  })

  await test.step('fewer pieces, none, all and a way back', async () => {
    await card(page, MILK)
      .getByRole('button', { name: /^Otra cantidad/ })
      .click()
    await card(page, MILK).getByRole('textbox').fill('4')
    await card(page, MILK).getByRole('textbox').press('Enter')
    await expect(card(page, MILK)).toContainText('4 de 6 un')
    await card(page, OIL)
      .getByRole('button', { name: /^Está todo/ })
      .click()
    await card(page, OIL)
      .getByRole('button', { name: /^Deshacer/ })
      .click()
    await card(page, OIL)
      .getByRole('button', { name: /^No hay/ })
      .click()
    await expect(card(page, OIL)).toContainText('No había')
    await expect(card(page, OIL)).toContainText('Hoy no se vende más en la sucursal.')
  })

  const substitute = await test.step('a substitute of the same family at the lower price', async () => {
    await card(page, YERBA)
      .getByRole('button', { name: /^Reemplazar/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Reemplazar' })
    const option = dialog.getByRole('listitem').first()
    await expect(option).toBeVisible()
    await expectNoBarrier(page, 'substitutes')
    const name = (await option.getByRole('button').locator('span').first().textContent())!
    await option.getByRole('button').click()
    await dialog.getByRole('button', { name: 'Reemplazar' }).click()
    await expect(card(page, YERBA)).toContainText(`Reemplazo: ${name}`)
    return name
  })

  await expect(page.getByText('Todo guardado')).toBeVisible()
  await page.getByRole('button', { name: 'Marcar listo' }).click()
  const short = page.getByRole('dialog', { name: 'Va menos de lo pedido' })
  await expect(short).toContainText(`${MILK}: 4 de 6 un`)
  await short.getByRole('button', { name: 'Marcar listo así' }).click()
  await expect(page.getByText('Pedido listo')).toBeVisible()
  await expectNoBarrier(page, 'a ready order')
  await page.getByRole('button', { name: 'Despachar' }).click()
  await page.getByRole('button', { name: 'Despachar ahora' }).click()
  await expect(page.getByText('Despachado', { exact: false }).first()).toBeVisible()

  const cheese = order.Lineas.find(({ Descrip }) => Descrip === CHEESE)!
  const weighed = plain(formatPesos(lineTotal(cheese.Precioindividual ?? 0, 520, 100)))
  await test.step('the order’s dialog tells it', async () => {
    await otherPage.reload()
    const own = otherPage.getByRole('article', { name: `Pedido N.º ${order.Id}` })
    await expect(own).toContainText('DESPACHADO')
    await own.getByRole('button', { name: 'Ver pedido' }).click()
    const dialog = otherPage.getByRole('dialog', { name: `Pedido N.º ${order.Id}` })
    await expect(dialog).toContainText(`Pediste 500 g, preparamos 520 g: ${weighed}`)
    await expect(dialog).toContainText('Pediste 6 un, preparamos 4 un')
    await expect(dialog).toContainText(`No había ${OIL}`)
    await expect(dialog).toContainText(`Reemplazamos ${YERBA} por ${substitute}`)
    await expect(dialog).toContainText('Total final')
    await expectNoBarrier(otherPage, 'a prepared order')
  })
  await test.step('so does the mail', async () => {
    const mail = await mailTo(email, /está en camino/)
    expect(mail).toContain(`Pediste 500 g, preparamos 520 g: ${weighed}`)
    expect(mail).toContain(`No había ${OIL}`)
    expect(mail).toContain(`Reemplazamos ${YERBA} por ${substitute}`)
  })
})

test('a scan is answered in sight and counts where one is; dispatching what nobody prepared asks', async ({
  page,
  otherPage,
}) => {
  test.slow()
  const { order } = await placeOrder(otherPage)
  const eanOf = (name: string) => order.Lineas.find(({ Descrip }) => Descrip === name)!.Ean!
  await openPicking(page, order.Id)
  await startPicking(page)

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await scan(page, '7791111111111')
  await expect(page.getByText('Ese código no es de ningún artículo')).toBeInViewport()
  await scan(page, eanOf(MILK))
  const answer = page.getByRole('status').filter({ hasText: `${MILK}: 1 de 6 un` })
  await expect(answer).toBeInViewport()
  await expect(card(page, MILK)).toBeInViewport()
  await card(page, MILK)
    .getByRole('button', { name: /^Deshacer/ })
    .click()
  await expect(answer).toHaveCount(0)

  await card(page, YERBA)
    .getByRole('button', { name: /^Reemplazar/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Reemplazar' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await scan(page, eanOf(OIL))
  await expect(dialog.getByRole('textbox', { name: OIL })).toBeVisible()
  await dialog.getByRole('button', { name: 'Volver' }).click()
  await dialog.getByRole('button', { name: 'Volver' }).click()
  await expect(page.getByText('0 de 4')).toBeVisible()
  await expect(page.getByText('Todo guardado')).toBeVisible()

  await goInPanel(page, `/cola/${order.Id}`)
  await page.getByRole('button', { name: 'Devolver a la cola' }).click()
  const notice = page.getByText('Volvió a la cola')
  await expect(notice).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(notice).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Despachar' }).click()
  const question = page.getByRole('dialog', { name: '¿Despachar sin preparar?' })
  await expectNoBarrier(page, 'the question')
  await question.getByRole('button', { name: 'Volver' }).click()
  await expect(page.getByText('Por preparar')).toBeVisible()
})

test.describe('without a network', () => {
  // errors that the page logs without a network
  test.use({ expectedErrors: [/net::ERR_|Failed to fetch/], serviceWorkers: 'allow' })

  test('nothing tapped is lost, not even by a reload', async ({ page, otherPage, context }) => {
    test.slow()
    const { order } = await placeOrder(otherPage)
    await openPicking(page, order.Id)
    await startPicking(page)
    // the device caches the back office for a reload
    await page.waitForFunction(async () => {
      const isKept = (await (await caches.open('gondola-gestion')).match('/gestion/')) !== undefined
      return isKept && navigator.serviceWorker.controller !== null
    })

    await context.setOffline(true)
    await card(page, CHEESE).getByRole('textbox').fill('480')
    await card(page, CHEESE).getByRole('textbox').press('Enter')
    await card(page, MILK)
      .getByRole('button', { name: /^Está todo/ })
      .click()
    await card(page, OIL)
      .getByRole('button', { name: /^No hay/ })
      .click()
    await expect(page.getByText('Sin conexión: 3 cambios por enviar')).toBeVisible()
    await expect(page.getByText('3 de 4')).toBeVisible()
    await card(page, YERBA)
      .getByRole('button', { name: /^Reemplazar/ })
      .click()
    await expect(
      page.getByText('Sin conexión no se pueden buscar reemplazos', { exact: false }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Volver', exact: true }).click()

    await page.reload()
    await expect(page.getByText('Sin conexión: 3 cambios por enviar')).toBeVisible()
    await expect(card(page, CHEESE)).toContainText('480 g')
    await card(page, YERBA)
      .getByRole('button', { name: /^Está todo/ })
      .click()
    await expect(page.getByText('Sin conexión: 4 cambios por enviar')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Marcar listo' })).toBeDisabled()

    await context.setOffline(false)
    await expect(page.getByText('Todo guardado')).toBeVisible()
    await page.getByRole('button', { name: 'Marcar listo' }).click()
    await expect(page.getByText('Se pidió 500 g, va 480 g', { exact: false })).toBeVisible()
    // a menu that was open for a moment would hide this screen from screen readers
    await goInPanel(page, `/cola/${order.Id}`)
  })
})

test('new orders come in by themselves, are filtered, printed and cancelled with a reason @escritorio', async ({
  page,
  otherPage,
}) => {
  test.slow()
  await openPanel(page, '/cola')
  await expect(page.getByRole('columnheader', { name: 'Cliente' })).toBeVisible()
  const { order, email } = await placeOrder(otherPage, { Opt3: `<script>\u202e${'W'.repeat(180)}` })
  // others may order at the same moment
  await expect(page.getByText(/Entró el pedido N.º \d+|Entraron \d+ pedidos/).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Buscar pedidos' }).fill(String(order.Id))
  await page.getByRole('searchbox', { name: 'Buscar pedidos' }).press('Enter')
  const own = queuedOrder(page, order.Id)
  await expect(own).toBeVisible()
  await expectNoBarrier(page, 'the queue', 'main')
  await expectFitting(page, 'the queue')

  await own.getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Imprimir hojas' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(`Pedido N.º ${order.Id}`) })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: CHEESE })).toContainText('500 g')
  await expectNoBarrier(page, 'the sheet')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await page.emulateMedia({ media: null })

  await test.step('labels, delivery note and hand-over sheet on the chosen paper', async () => {
    await page.getByRole('button', { name: 'Remitos y etiquetas' }).click()
    await expectNoBarrier(page, 'what to print')
    await page.getByRole('combobox', { name: 'Qué' }).click()
    await page.getByRole('option', { name: 'Etiquetas de bolsas y cajones' }).click()
    await page.getByRole('combobox', { name: 'Papel' }).click()
    await page.getByRole('option', { name: 'Rollo de 58 mm' }).click()
    await page.getByRole('spinbutton', { name: `Bolsas del N.º ${order.Id}` }).fill('9')
    await page.getByRole('link', { name: 'Ver e imprimir' }).click()
    await expect(page.getByRole('heading', { name: `N.º ${order.Id}` })).toHaveCount(9)
    expect(await printed(page)).toEqual({ pages: 9, width: 58, cut: 0 })
    for (const [query, pages, width] of [
      ['etiquetas&papel=80&bolsas=2', 2, 80],
      ['etiquetas&papel=A4&bolsas=9', 2, 210],
      ['remito', 1, 210],
      ['entrega', 1, 210],
    ] as const) {
      await goInPanel(page, `/hoja/${order.Id}?que=${query}`)
      await expectNoBarrier(page, query)
      expect(await printed(page), query).toEqual({ pages, width, cut: 0 })
    }
  })

  await goInPanel(page, `/cola/${order.Id}`)
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Se rompió la cámara de frío')
  await expectNoBarrier(page, 'cancelling')
  await dialog.getByRole('button', { name: 'Cancelar el pedido' }).click()
  await expect(page.getByText('Cancelado', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('«Se rompió la cámara de frío»', { exact: false })).toBeVisible()
  expect(await mailTo(email, /Cancelamos tu pedido/)).toContain('Se rompió la cámara de frío')
  await otherPage.goto('/#/mis-pedidos')
  await otherPage.getByRole('button', { name: 'Ver pedido' }).click()
  await expect(otherPage.getByRole('dialog')).toContainText('Se rompió la cámara de frío')
})
