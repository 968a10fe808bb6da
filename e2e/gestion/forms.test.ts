import type { Page } from '@playwright/test'
import { staffBranches } from '@gondola/contract/branches'
import { callApi } from '../api.ts'
import { expect, test } from '../shop-test.ts'
import { ADMIN, goInPanel, logInStaff, menuLine, openPanel, panelField, unfoldMenu } from './staff.ts'

const STAFF_COOKIE = /gondola_gestion$/
const QUESTION = 'Hay cambios sin guardar. ¿Salir igual?'
const BRANCH = { Nombre: 'Sucursal de prueba', Direccion: 'Mitre 1', Telefono: '0291 455-1234', Orden: 900 }

/** Answers the browser's next question, and returns its text. */
async function answered(page: Page, answer: 'accept' | 'dismiss'): Promise<string> {
  const dialog = await page.waitForEvent('dialog')
  await dialog[answer]()
  return dialog.message()
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

test('what was typed is left by a question only, and no answer that comes late leads away @escritorio', async ({
  page,
}) => {
  await logInStaff(page.request)
  // an attempt that was cut off leaves its branch
  const branch = { ...BRANCH, Nombre: `${BRANCH.Nombre} ${test.info().retry + 1}` }
  const { Id } = await callApi(page.request, staffBranches.create, { body: branch })
  const phone = panelField(page, 'Teléfono')

  await goInPanel(page, `/sucursales/${Id}`)
  await phone.fill('0291 455-0000')
  await unfoldMenu(page)
  let asked = answered(page, 'dismiss')
  await menuLine(page, 'Horarios').click()
  expect(await asked).toBe(QUESTION)
  await expect(phone).toHaveValue('0291 455-0000')

  let go = () => {}
  const gone = new Promise<void>((resolve) => (go = resolve))
  await page.route('**/api/gestion/sucursales/*', async (route) => {
    if (route.request().method() === 'PUT') await gone
    await route.continue()
  })
  await page.getByRole('button', { name: 'Guardar' }).click()
  asked = answered(page, 'accept')
  await menuLine(page, 'Horarios').click()
  expect(await asked).toBe(QUESTION)
  await heading(page, 'Horarios')
  go()
  await expect(page.getByRole('status').filter({ hasText: 'Cambios guardados' })).toBeVisible()
  await heading(page, 'Horarios')

  // a list shows the branch as before the other person's change
  await menuLine(page, 'Sucursales').click()
  const row = page.getByRole('cell', { name: branch.Nombre, exact: true })
  await expect(row).toBeVisible()
  await callApi(page.request, staffBranches.change, {
    params: { Id },
    body: { ...branch, Telefono: '0291 455-9999' },
  })
  await row.click()
  await expect(phone).toHaveValue('0291 455-9999')
  await phone.fill('0291 455-1111')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await heading(page, 'Sucursales')

  // nor is it replaced when the user returns from another window
  await row.click()
  await phone.fill('0291 455-2222')
  await callApi(page.request, staffBranches.change, {
    params: { Id },
    body: { ...branch, Telefono: '0291 455-3333' },
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.waitForLoadState('networkidle')
  await expect(phone).toHaveValue('0291 455-2222')

  // an ended session is renewed over the form, and the save continues; it asks about another person's change
  await page.context().clearCookies({ name: STAFF_COOKIE })
  await page.getByRole('button', { name: 'Guardar' }).click()
  const session = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  await session.getByLabel('Contraseña').fill(ADMIN.Pass)
  await session.getByRole('button', { name: 'Seguir' }).click()
  const changed = page.getByRole('dialog', { name: 'Otra persona cambió lo mismo' })
  await expect(changed.getByLabel('Lo que hay ahora: 0291 455-3333')).not.toBeChecked()
  await changed.getByLabel('Lo tuyo: 0291 455-2222').check()
  await changed.getByRole('button', { name: 'Guardar lo elegido' }).click()
  await heading(page, 'Sucursales')
  const { Telefono } = await callApi(page.request, staffBranches.read, { params: { Id } })
  expect(Telefono).toBe('0291 455-2222')
  await callApi(page.request, staffBranches.remove, { params: { Id } })
})

test('each screen announces itself; large text covers nothing, and no bar covers the focus @escritorio', async ({
  page,
}) => {
  await openPanel(page, '/sucursales')
  await heading(page, 'Sucursales')
  await unfoldMenu(page)
  await menuLine(page, 'Parámetros').press('Enter')
  await heading(page, 'Parámetros')
  await expect(page).toHaveTitle('Parámetros · Góndola gestión')
  await expect(page.getByRole('group', { name: 'Parámetros', exact: true })).toBeFocused()

  const shop = panelField(page, 'Nombre de la tienda')
  await expect(shop).toHaveValue(/./)
  const isLabelAbove = () =>
    shop.evaluate((input: HTMLInputElement) => {
      const text = input.getBoundingClientRect().top + parseFloat(getComputedStyle(input).paddingTop)
      return input.labels![0]!.getBoundingClientRect().bottom <= text + 1
    })
  await expect.poll(isLabelAbove).toBe(true)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expect.poll(isLabelAbove, 'at 200 %').toBe(true)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))

  // a page zoom of 400 %
  await page.setViewportSize({ width: 320, height: 256 })
  // when the window was narrowed, the menu covers the page
  await page.reload()
  await expect(shop).toHaveValue(/./)
  for (const name of ['Email', 'WhatsApp', 'Instagram', 'Nombre de la tienda']) {
    const field = panelField(page, name)
    await field.focus()
    const isOnTop = await field.evaluate((input) => {
      const { left, top, height } = input.getBoundingClientRect()
      // beside its own label
      return input.contains(document.elementFromPoint(left + 4, top + height / 2))
    })
    expect(isOnTop, name).toBe(true)
  }
})
