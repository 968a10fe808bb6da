import { readParameters, staffFrontBanners, staffTexts } from '@gondola/contract/site'
import {
  listDeliveryDays,
  staffDeliveryRules,
  staffPaymentTypes,
  staffSlots,
} from '@gondola/contract/delivery'
import { callApi } from '../api.ts'
import { expectNoBarrier } from '../barriers.ts'
import { expect, test } from '../shop-test.ts'
import { goInPanel, openPanel, panelField } from './staff.ts'

// These tests change settings for the whole shop, and so run after all others (playwright.config.ts).

const saveButton = { name: 'Guardar', exact: true } as const
const DAY_MS = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test('a text written in the visual editor is in the shop, without unsafe markup', async ({ page }) => {
  await openPanel(page, '/textos')
  const before = await callApi(page.request, staffTexts.read, { params: { Numero: 9 } })
  const plain = { Titulo: 'Medios de pago', Texto: '<p>Pagá como quieras.</p>' }
  await callApi(page.request, staffTexts.change, { params: { Numero: 9 }, body: plain })
  await goInPanel(page, '/textos/9')
  await expectNoBarrier(page, 'the form of a text')
  await panelField(page, 'Título').fill('Cómo pagar')
  const editor = page.getByRole('textbox', { name: 'Texto', exact: true })
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Con tarjeta también.')
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Negrita' }).click()
  await page.getByRole('button', saveButton).click()
  await expect(page.getByText('Cambios guardados')).toBeVisible()
  const { Titulo9, Texto9 } = await callApi(page.request, readParameters, {})
  expect([Titulo9, Texto9]).toEqual([
    'Cómo pagar',
    '<p><strong>Pagá como quieras. Con tarjeta también.</strong></p>',
  ])
  await page.goto('/#/medios-de-pagos')
  await expect(page.getByRole('heading', { level: 1, name: 'Cómo pagar' })).toBeVisible()
  await expect(page.getByText('Pagá como quieras. Con tarjeta también.')).toBeVisible()
  const { Titulo, Texto } = before
  await callApi(page.request, staffTexts.change, { params: { Numero: 9 }, body: { Titulo, Texto } })
})

test('a banner is in the shop between its days', async ({ page }) => {
  await openPanel(page, '/banners-inicio')
  const [any] = await callApi(page.request, staffFrontBanners.list, { query: { Estado: 0 } })
  const { Id: _id, Vigente: _shown, ...draft } = any!
  const banner = {
    ...draft,
    Texto: 'Ofertas del feriado',
    Orden: 0,
    FechaDesde: dayFromNow(3),
    FechaHasta: null,
  }
  const { Id } = await callApi(page.request, staffFrontBanners.create, { body: banner })
  await page.goto('/')
  await expect(page.getByRole('img', { name: any!.Texto }).first()).toBeAttached()
  await expect(page.getByRole('img', { name: banner.Texto })).toHaveCount(0)

  await goInPanel(page, `/banners-inicio/${Id}`)
  await expectNoBarrier(page, 'the form of a banner')
  await page.getByLabel('Desde').fill(dayFromNow(-2))
  await page.getByLabel('Hasta').fill(dayFromNow(-3))
  await page.getByRole('button', saveButton).click()
  await expect(page.getByText('La fecha hasta no puede ser anterior a la fecha desde.')).toBeVisible()
  await page.getByLabel('Hasta').fill(dayFromNow(2))
  await page.getByRole('button', saveButton).click()
  await expect(page.getByText('Cambios guardados')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('img', { name: banner.Texto }).first()).toBeAttached()
  await callApi(page.request, staffFrontBanners.remove, { params: { Id } })
})

test('a way to pay and the places of a slot are the shop’s at once', async ({ page }) => {
  await openPanel(page, '/tipos-pago/create')
  await panelField(page, 'Nombre').fill('Billetera de prueba')
  await page.getByLabel('Orden').fill('999')
  await page.getByRole('button', saveButton).click()
  await expect(page.getByRole('cell', { name: 'Billetera de prueba' })).toBeVisible()
  const answer = await page.request.get('/api/tipospagos/getallactivos/0/0')
  expect(await answer.text()).toContain('Billetera de prueba')
  const [type] = await callApi(page.request, staffPaymentTypes.list, { query: { q: 'Billetera de prueba' } })
  await callApi(page.request, staffPaymentTypes.remove, { params: { Id: type!.Id } })

  const body = { Desde: '06:00', Hasta: '07:00', Cupo: 3, Activo: true, Orden: 99 }
  const slot = await callApi(page.request, staffSlots.create, { body })
  await goInPanel(page, `/horarios/${slot.Id}`)
  await page.getByLabel(/^Cupo/).fill('8')
  await page.getByRole('button', saveButton).click()
  await expect(page.getByText('Cambios guardados')).toBeVisible()
  const days = await callApi(page.request, listDeliveryDays, { params: { count: 3, Fecha: 'HOY' } })
  const places = days.at(-1)!.ListHorariosDisponibles.find(({ Id }) => Id === slot.Id)
  expect(places?.Cupo).toBe(8)
  await callApi(page.request, staffSlots.remove, { params: { Id: slot.Id } })
  const rules = await callApi(page.request, staffDeliveryRules.read, { params: { Id: 1 } })
  expect(rules.DiasSemana.length).toBeGreaterThan(0)
})
