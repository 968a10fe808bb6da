import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { loginByUser } from '@gondola/contract/clients'
import { staffAccounts } from '@gondola/contract/staff'
import type { Role } from '@gondola/contract/calls'
import { callApi } from '../api.ts'
import { expectFitting, expectNoBarrier } from '../barriers.ts'
import { expect, test } from '../shop-test.ts'
import { expectSoundScreens } from './sound-screens.ts'
import {
  addStaff,
  ADMIN,
  goInPanel,
  logInStaff,
  menuLine,
  openMenu,
  unfoldMenu,
  openPanel,
  type StaffLogin,
} from './staff.ts'

const password = (page: Page) => page.getByLabel('Contraseña', { exact: false }).first()

async function typeLogin(page: Page, { Usuario, Pass }: StaffLogin) {
  await page.getByLabel('Usuario').fill(Usuario)
  await password(page).fill(Pass)
  await page.getByRole('button', { name: 'Ingresar' }).click()
}

async function leave(page: Page) {
  await page.getByRole('button', { name: /^Mi cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Salir' }).click()
  await expect(page.getByRole('heading', { name: 'Ingresá a la gestión' })).toBeVisible()
}

/** Creates an account with the role in a separate browser context, so that the page keeps its session. */
async function newStaff(page: Page, Rol: Role) {
  const browser = await page.context().browser()!.newContext()
  await logInStaff(browser.request)
  const who = await addStaff(browser.request, Rol)
  await browser.close()
  return who
}

test('staff enter with user name and password, and leave @escritorio', async ({ page }) => {
  await page.goto('/gestion/')
  await expect(page.getByRole('heading', { level: 1, name: 'Ingresá a la gestión' })).toBeVisible()
  await expectFitting(page, 'the log in')
  await expectNoBarrier(page, 'the log in')
  const name = page.getByRole('textbox', { name: /^Usuario/ })
  const bubble = () => name.evaluate((field: HTMLInputElement) => field.validationMessage)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  expect(await bubble(), 'what the browser says itself').toBe('Completá este campo.')
  await typeLogin(page, { ...ADMIN, Pass: 'otra-clave' })
  await expect(page.getByRole('alert')).toHaveText('Usuario o contraseña incorrectos.')
  await expectNoBarrier(page, 'a refused log in')
  await typeLogin(page, ADMIN)
  await expect(page.getByRole('button', { name: /^Mi cuenta/ })).toBeVisible()
  const due = page.getByRole('note')
  await expect(due).toContainText(
    /Tu rol necesita un segundo factor. Configuralo antes del \d\d\/\d\d\/\d{4}/,
  )
  await expectNoBarrier(page, 'the notice of the second factor')
  await due.getByRole('button', { name: 'Cerrar el aviso' }).click()
  await expect(due).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Mi cuenta/ })).toBeVisible()
  await leave(page)
  await page.goto('/gestion/#/equipo')
  await expect(page.getByRole('heading', { name: 'Ingresá a la gestión' })).toBeVisible()
})

test('a customer’s session opens nothing of the panel @escritorio', async ({ page }) => {
  await page.goto('/')
  await callApi(page.request, loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
  expect((await page.request.get('/api/gestion/equipo')).status()).toBe(401)
  await page.goto('/gestion/#/equipo')
  await expect(page.getByRole('heading', { name: 'Ingresá a la gestión' })).toBeVisible()
})

test('a second factor is set up with an app’s code, asked for at the log in, and taken away @escritorio', async ({
  page,
}) => {
  const who = await newStaff(page, 'pedidos')
  await openPanel(page, '/mi-cuenta', who)
  const section = page.getByRole('heading', { level: 2, name: 'Segundo factor' }).locator('..')
  await section.getByLabel('Contraseña actual').fill(who.Pass)
  await section.getByRole('button', { name: 'Configurar' }).click()
  await expect(section.getByRole('link', { name: 'Código QR para la aplicación de códigos' })).toBeVisible()
  await expectFitting(page, 'the QR code')
  await expectNoBarrier(page, 'the QR code')
  const secret = (await section.locator('code').innerText()).replaceAll(' ', '')
  const code = (aside: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + aside * 30_000 })
  await section.getByLabel('Código de 6 dígitos').fill('000000')
  await section.getByRole('button', { name: 'Activar' }).click()
  await expect(section).toContainText('El código no es correcto')
  await section.getByLabel('Código de 6 dígitos').fill(code(0))
  await section.getByRole('button', { name: 'Activar' }).click()
  const recovery = section.getByRole('listitem')
  await expect(recovery).toHaveCount(10)
  await expectNoBarrier(page, 'the recovery codes')
  const recoveryCode = await recovery.first().innerText()
  await section.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(section).toContainText('Códigos de recuperación sin usar: 10')

  await leave(page)
  await typeLogin(page, who)
  const codeField = page.getByLabel('Código de verificación')
  await codeField.fill('000000')
  await expectNoBarrier(page, 'the code at the log in')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'El código no es correcto o ya se usó. Esperá el siguiente.',
  )
  await codeField.fill(recoveryCode)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await expect(page.getByRole('button', { name: /^Mi cuenta/ })).toBeVisible()
  await goInPanel(page, '/mi-cuenta')
  await expect(section).toContainText('Códigos de recuperación sin usar: 9')
  await section.getByLabel('Contraseña actual').fill(who.Pass)
  await section.getByRole('button', { name: 'Quitar el segundo factor' }).click()
  await expect(section.getByRole('button', { name: 'Configurar' })).toBeVisible()
})

test('one’s own password is changed with the current one, which closes one’s other sessions [§9.28] @escritorio', async ({
  page,
  otherPage,
}) => {
  const who = await newStaff(page, 'atencion')
  await openPanel(page, '/mi-cuenta', who)
  await openPanel(otherPage, '/mi-cuenta', who)
  const section = page.getByRole('heading', { level: 2, name: 'Contraseña', exact: true }).locator('..')
  const change = async (Pass: string, PassNueva: string) => {
    await section.getByLabel('Contraseña actual').fill(Pass)
    await section.getByLabel('Contraseña nueva').fill(PassNueva)
    await section.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  }
  await change('equivocada', 'una-clave-nueva')
  await expect(section).toContainText('La contraseña actual no es correcta.')
  await change(who.Pass, 'corta')
  await expect(section).toContainText('al menos 8 caracteres')
  await change(who.Pass, 'una-clave-nueva')
  const toast = page.getByRole('status').filter({ hasText: 'Contraseña cambiada.' })
  await expect(toast).toBeVisible()
  await toast.click()
  await expect(toast).toHaveCount(0)
  await otherPage.reload()
  await expect(otherPage.getByRole('heading', { name: 'Ingresá a la gestión' })).toBeVisible()
})

test('the menu shows what the role may see, and other addresses are refused @ambos', async ({ page }) => {
  const who = await newStaff(page, 'catalogo')
  await openPanel(page, '/mi-cuenta', who)
  await openMenu(page)
  await unfoldMenu(page)
  await expect(menuLine(page, 'Mi cuenta')).toBeVisible()
  await expect(menuLine(page, 'Cuentas del equipo')).toHaveCount(0)
  await expect(menuLine(page, 'Registro de cambios')).toHaveCount(0)
  await expectNoBarrier(page, 'the menu')
  await page.goto('/gestion/#/equipo')
  await expect(page.getByText('Tu rol no tiene permiso para ver esta página.')).toBeVisible()
  await expectNoBarrier(page, 'a refused screen')
})

test('a window that becomes narrow keeps its page in reach, and has its menu beside it again once wide @escritorio', async ({
  page,
}) => {
  await openPanel(page, '/equipo')
  const wide = page.viewportSize()!
  await unfoldMenu(page)
  await expect(menuLine(page, 'Mi cuenta')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(menuLine(page, 'Mi cuenta')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Buscar' })).toBeVisible()
  await page.setViewportSize(wide)
  await expect(menuLine(page, 'Mi cuenta')).toBeVisible()
})

test('administration creates accounts, blocks them, lets them in again; all of it is in the log @escritorio', async ({
  page,
  otherPage,
}) => {
  const Usuario = `nueva.${Date.now()}`
  await openPanel(page, '/equipo')
  await page.getByRole('link', { name: 'Crear' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear cuenta')
  await page.getByLabel('Usuario').fill('con espacio')
  await page.getByLabel('Nombre').fill('Nélida Ávila')
  await page.getByRole('combobox', { name: 'Rol' }).click()
  await page.getByRole('option', { name: 'Atención al cliente' }).click()
  await password(page).fill('clave-de-prueba')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Usá de 3 a 40 letras sin acentos')).toBeVisible()
  await page.getByLabel('Usuario').fill(Usuario)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuentas del equipo')
  await page.getByRole('textbox', { name: 'Buscar' }).fill(Usuario)
  await expect(page.getByText('1–1 de 1')).toBeVisible()
  await page.getByText(Usuario).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Cuenta ${Usuario}`)
  await openPanel(otherPage, '/mi-cuenta', { Usuario, Pass: 'clave-de-prueba' })

  await page.getByRole('switch', { name: 'Activa' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Cambios guardados' })).toBeVisible()
  await otherPage.reload()
  await expect(otherPage.getByRole('heading', { name: 'Ingresá a la gestión' })).toBeVisible()

  await goInPanel(page, '/auditoria')
  await page.getByRole('textbox', { name: 'Buscar' }).fill(Usuario)
  await expect(page.getByText('1–1 de 1')).toBeVisible()
  await page.getByText('Crear', { exact: false }).first().click()
  await expect(page.getByRole('row', { name: 'Nombre — Nélida Ávila' })).toBeVisible()
  await expectNoBarrier(page, 'a change in the log')
})

test('nobody can leave the shop without administration @escritorio', async ({ page }) => {
  await logInStaff(page.request)
  const accounts = await callApi(page.request, staffAccounts.list, {
    query: { q: ADMIN.Usuario, Rol: 'administracion' },
  })
  const own = accounts.find(({ Usuario }) => Usuario === ADMIN.Usuario)!
  await goInPanel(page, `/equipo/${own.Id}`)
  await page.getByRole('switch', { name: 'Activa' }).click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(
    page.getByText(/Es la última cuenta activa|No podés bloquear tu propia cuenta/).first(),
  ).toBeVisible()
  await expectNoBarrier(page, 'a fault in a form')
})

test('lists are exported as the country’s spreadsheets open them @escritorio', async ({ page }) => {
  await openPanel(page, '/equipo')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Cuentas del equipo.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF"N.º";"Usuario";"Nombre";"Rol";"Activa";')).toBe(true)
  expect(text).toMatch(/\r\n\d+;"admin";;"Administración";"?Sí"?;"?No"?;/)
})

test('the screens of orders and of the team have no barrier and fit @escritorio', async ({ page }) => {
  test.slow()
  await expectSoundScreens(page, [
    '/escritorio',
    '/tablero',
    '/operacion',
    '/cola',
    '/equipo',
    '/equipo/create',
    '/roles',
    '/roles/pedidos',
    '/auditoria',
    '/mi-cuenta',
  ])
})
