import { saveWithdrawal } from '@gondola/contract/site'
import { staffClients } from '@gondola/contract/clients'
import { resetMailTemplate, staffMailTemplates, staffOutbox } from '@gondola/contract/inboxes'
import { callApi } from '../api.ts'
import { expectNoBarrier } from '../barriers.ts'
import { expect, test } from '../shop-test.ts'
import { enterAsNewCustomer } from '../shopper.ts'
import { expectSoundScreens } from './sound-screens.ts'
import { goInPanel, logInStaff, menuLine, openPanel, panelField, unfoldMenu } from './staff.ts'

// Mail previews are frames without scripts, including the tests' own.
test.use({ expectedErrors: [/sandboxed/] })

test('a customer is given points, blocked and let in again @escritorio', async ({ page, otherPage }) => {
  const { shopper } = await enterAsNewCustomer(otherPage)
  await logInStaff(page.request)
  const [customer] = await callApi(page.request, staffClients.list, { query: { q: shopper.Email } })
  await openPanel(page, `/clientes/${customer!.Id}/show`)
  await expectNoBarrier(page, 'a customer')

  await page.getByRole('tab', { name: 'Puntos' }).click()
  await page.getByLabel('Puntos').fill('120')
  await page.getByLabel('Motivo').fill('Cortesía')
  // leaving asks for confirmation, and pressing twice acts once
  await unfoldMenu(page)
  page.once('dialog', (question) => void question.dismiss())
  await menuLine(page, 'Correos').click()
  await expect(page.getByLabel('Motivo')).toHaveValue('Cortesía')
  await page.getByRole('button', { name: 'Ajustar puntos' }).dblclick()
  await expect(page.getByRole('cell', { name: 'Cortesía' })).toHaveCount(1)
  const whole = await callApi(page.request, staffClients.read, { params: { Id: customer!.Id } })
  expect(whole.Puntos).toBe(120)

  await page.getByRole('button', { name: 'Bloquear' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bloquear' })
  await dialog.getByLabel('Motivo').fill('Pagos rechazados')
  await dialog.getByRole('button', { name: 'Bloquear' }).click()
  await expect(page.getByRole('button', { name: 'Desbloquear' })).toBeVisible()
  const refused = await otherPage.request.get('/api/clientes/yo')
  expect(await refused.text()).toBe('null')
  await page.getByRole('button', { name: 'Desbloquear' }).click()
  await expect(page.getByRole('button', { name: 'Bloquear' })).toBeVisible()
})

test('a withdrawal is answered by mail, which lies in the outbox @escritorio', async ({ page }) => {
  const address = `eva.${Date.now()}@example.com`
  await page.goto('/')
  const body = { Nombre: 'Eva', Email: address, Telefono: '', Pedido: '77', Motivo: 'No me sirve' }
  const { Codigo } = await callApi(page.request, saveWithdrawal, { body })
  await openPanel(page, '/arrepentimientos')
  await page.getByRole('cell', { name: Codigo }).click()
  // Wait for the record's page: only it has the field for the answer; the list shows a clock for every request.
  await expect(panelField(page, 'Respuesta')).toBeVisible()
  await expect(page.getByText(/^Quedan 2\d h$/)).toBeVisible()
  await expectNoBarrier(page, 'a withdrawal')
  await panelField(page, 'Asunto').fill('Tu devolución')
  await panelField(page, 'Respuesta').fill('Pasamos el lunes a buscarla.')
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(page.getByText('Respondido')).toBeVisible()
  await page.getByRole('link', { name: 'Ver el mail' }).click()
  await expect(page.getByText(address)).toBeVisible()
  const frame = page.frameLocator('iframe[title="Como se ve"]')
  await expect(frame.getByText('Pasamos el lunes a buscarla.')).toBeVisible()
  const [mail] = await callApi(page.request, staffOutbox.list, { query: { q: address } })
  expect(mail).toMatchObject({ Asunto: 'Tu devolución', Para: address })
})

test('a mail’s text is the shop’s own, with a preview, and the built-in one again @escritorio', async ({
  page,
}) => {
  await openPanel(page, '/plantillas/contacto-recibido')
  await expectNoBarrier(page, 'the form of a mail’s text')
  await panelField(page, 'Asunto').fill('Recibimos tu consulta {Numero}')
  await page.getByRole('button', { name: 'Ver cómo queda' }).click()
  const frame = page.frameLocator('iframe[title="Vista previa"]')
  await expect(frame.getByText('Hola, Ana:')).toBeVisible()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Cambios guardados')).toBeVisible()
  const params = { Nombre: 'contacto-recibido' }
  const own = await callApi(page.request, staffMailTemplates.read, { params })
  expect(own).toMatchObject({ Asunto: 'Recibimos tu consulta {Numero}', Propia: true })
  const { Asunto } = await callApi(page.request, resetMailTemplate, { params })
  expect(Asunto).toBe('Recibimos tu {Que} N.º {Numero}')
})

const SCREENS = [
  '/clientes',
  '/puntos',
  '/arrepentimientos',
  '/contactos',
  '/tarjetas',
  '/correos',
  '/plantillas',
]

test('the screens of people and mail have no barrier and fit @escritorio', async ({ page }) => {
  test.slow()
  await expectSoundScreens(page, SCREENS)

  await goInPanel(page, '/clientes')
  await page.getByRole('columnheader').getByRole('button').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('tbody tr').first().getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/clientes\/\d+\/show$/)
})
