import { expectFault } from './fields.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAs, newShopper } from './shopper.ts'

test('a message to the shop is stored under a number; missing fields show an error [§2.85-86, §5.18, §9.31]', async ({
  page,
}) => {
  await page.goto('/#/contactanos')
  await expect(page.getByRole('region', { name: 'Dónde estamos' })).toContainText('Casa central')
  const send = page.getByRole('button', { name: 'Enviar', exact: true })
  await expect(page.getByLabel('Motivo').locator('option')).toHaveText([
    'Seleccionar',
    'Consulta',
    'Reclamo',
    'Otras',
  ])
  await expect(page.getByLabel('Mensaje')).toHaveAttribute('rows', '6')
  await page.getByLabel('Nombre', { exact: true }).fill('Ana Gómez')
  await send.click()
  await expectFault(page.getByLabel('Motivo'), 'Completá este dato.')
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana Gómez')

  await page.getByLabel('Motivo').selectOption('Reclamo')
  await page.getByLabel('Email', { exact: true }).fill('ana@')
  await page.getByLabel('Teléfono').fill('2494551234')
  await page.getByLabel('Asunto').fill('Faltó un producto')
  await page.getByLabel('Mensaje').fill('Del pedido de ayer.')
  await send.click()
  await expectFault(page.getByLabel('Email', { exact: true }), 'Email: No parece ser válido.')
  await page.getByLabel('Email', { exact: true }).fill('ana@example.com')
  await send.click()
  await expect(page.getByText('¡Recibimos tu reclamo!')).toBeVisible()
  await expect(page.getByText(/quedó registrado con el número \d+/)).toBeVisible()
})

test('a loyalty card is asked for; a customer’s data are there already [§2.81, §5.16, §8.24, §8.32]', async ({
  page,
}) => {
  await enterAs(page, DEMO)
  await page.goto('/#/super-card')
  const form = page.getByRole('main')
  await expect(form.getByLabel('Email')).toHaveValue('demo@gondola.example')
  await form.getByLabel('Apellido').fill('')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expectNotice(page, 'Porfavor complete todos los campos')
  await page.keyboard.press('Escape')
  await expectFault(form.getByLabel('Apellido'), 'Completá este dato.')
  await form.getByLabel('Nombre', { exact: true }).fill('Delfina')
  await form.getByLabel('Apellido').fill('Moreno')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expectNotice(page, 'El formulario fue enviando, nos contactaremos pronto!')
})

test('a purchase is withdrawn from without login; the same request keeps its code', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Botón de arrepentimiento' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Botón de arrepentimiento')
  const { Email } = newShopper()
  const codes: (string | null)[] = []
  for (const attempt of ['first', 'second']) {
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    const fault = 'Completá tu nombre y un email o teléfono donde responderte.'
    await expectFault(page.getByLabel('Nombre y apellido'), fault)
    await page.getByLabel('Nombre y apellido').fill('Ana Gómez')
    await page.getByLabel('Email').fill(Email)
    await page.getByLabel('Número de pedido').fill('987654')
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByText('Recibimos tu pedido de arrepentimiento'), attempt).toBeVisible()
    codes.push(
      await page
        .getByRole('main')
        .getByText(/^[A-Z0-9][A-Z0-9-]{4,}$/)
        .textContent(),
    )
    await page.getByRole('button', { name: 'Hacer otro pedido' }).click()
  }
  expect(codes[0]).not.toBeNull()
  expect(codes[1]).toBe(codes[0])
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a form says so and keeps what was typed [§8.39, §8.43]', async ({ page, context }) => {
    await page.goto('/#/contactanos')
    await page.getByLabel('Motivo').selectOption('Consulta')
    for (const label of ['Nombre', 'Asunto', 'Mensaje'])
      await page.getByLabel(label, { exact: true }).fill('algo escrito')
    await page.getByLabel('Teléfono', { exact: true }).fill('249 455-1234')
    await page.getByLabel('Email', { exact: true }).fill('ana@example.com')
    await context.setOffline(true)
    await expect(page.getByText('Estás sin conexión')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expectNotice(page, 'Sin conexiónNo pudimos comunicarnos con la tienda.')
    await expect(page.getByLabel('Mensaje')).toHaveValue('algo escrito')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(page.getByText('¡Recibimos tu mensaje!')).toBeVisible()
  })
})
