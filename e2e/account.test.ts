import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectFault } from './fields.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer, logInByDialog, openLogin } from './shopper.ts'

/** Presses the button, reads the message, and closes it. */
async function expectTold(page: Page, button: string, text: string): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button', { name: button }).click()
  await expectNotice(page, text)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

const pressSave = (page: Page) =>
  page.getByRole('tabpanel').getByRole('button', { name: 'Guardar cambios' }).click()

test('the four tabs have their anchors; the document can only be read [§2.78, §2.80]', async ({ page }) => {
  const { shopper } = await enterAsNewCustomer(page)
  await page.goto('/#/info-cuenta')
  await expect(page.getByLabel('Documento', { exact: true })).toHaveValue(`DNI ${shopper.Nrodoc}`)
  await expect(page.getByLabel('Documento', { exact: true })).not.toBeEditable()
  await expect(page.getByRole('region', { name: 'Mis Puntos' })).toContainText('0')
  for (const [tab, anchor] of [
    ['Datos de acceso', 'contrase%C3%B1a'],
    ['Ayuda', 'ayuda'],
    ['Mis pedidos', 'mispedidos'],
    ['Datos personales', 'datos'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page).toHaveURL(new RegExp(`info-cuenta#${anchor}$`))
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  }
  await page.goto('/#/info-cuenta#%E0%A4%A')
  await expect(page.getByRole('tab', { name: 'Datos personales' })).toHaveAttribute('aria-selected', 'true')
  await page.goto('/#/info-cuenta#ayuda')
  await expect(page.getByRole('tabpanel')).toContainText('Ayuda')
})

test('personal data: none may be empty; saved they are everywhere [§2.79, §5.13, §8.17, §8.31]', async ({
  page,
}) => {
  await enterAsNewCustomer(page)
  await page.goto('/#/info-cuenta')
  const [name, phone] = [page.getByLabel('Nombre', { exact: true }), page.getByLabel('Teléfono')]
  await phone.fill(' ')
  await pressSave(page)
  await expectFault(phone, 'Campos vacíos: porfavor complételos.')
  await phone.fill('2494 12-3456')
  await name.fill('Beatriz Nievas')
  await expectTold(page, 'Guardar cambios', '¡Datos actualizados!')
  await page.reload()
  await expect(name).toHaveValue('Beatriz Nievas')
  await expect(phone).toHaveValue('2494 12-3456')
})

test('user name and email: every rule and its message [§2.79, §4.6, §5.13, §8.16]', async ({ page }) => {
  const { shopper } = await enterAsNewCustomer(page)
  await page.goto('/#/info-cuenta#contraseña')
  const [user, email] = [page.getByLabel('Nombre de usuario'), page.getByLabel('Email', { exact: true })]
  for (const [typed, message] of [
    ['', 'compléyelo'],
    ['ana', 'El Nombre de Usuario debe tener al menos 4 letras.'],
    ['ana gómez', 'El Nombre de Usuario no debe contener espacios.'],
    ['vecina', 'ya existe, intenta otro.'],
  ] as const) {
    await user.fill(typed)
    await pressSave(page)
    await expectFault(user, message)
  }
  await user.fill(`${shopper.Usuario}b`)
  await email.fill('ana.example.com')
  await pressSave(page)
  await expectFault(email, 'No parece ser válido.')
  await email.fill(`otra-${shopper.Email}`)
  // a link to another address opens the account: it asks for the password
  const password = page.getByLabel('Tu contraseña, para cambiar el email')
  await pressSave(page)
  await expectFault(password, 'Contraseña actual incorrecta.')
  await password.fill(shopper.Pass)
  await expectTold(page, 'Guardar cambios', '¡Datos actualizados!')
  expect(await page.evaluate(() => localStorage.getItem('usuario'))).toContain(`${shopper.Usuario}b`)
  await expect(page.getByText('Tu email todavía no está confirmado')).toBeVisible()
})

test('the password changes with the current one; the new one logs in [§2.79, §4.6, §5.14-15, §8.18]', async ({
  page,
  otherPage,
}) => {
  const { shopper } = await enterAsNewCustomer(page)
  await page.goto('/#/info-cuenta#contraseña')
  const [current, next] = [
    page.getByLabel('Contraseña actual', { exact: true }),
    page.getByLabel('Nueva contraseña', { exact: true }),
  ]
  await expect(next).toHaveAccessibleDescription('Nueva contraseña. Minimo 5 caracteres')
  const change = () => page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await current.fill('no es esta')
  await next.fill('otranueva')
  await change()
  await expectFault(current, 'Contraseña actual incorrecta.')
  await current.fill(shopper.Pass)
  await next.fill('abcd')
  await change()
  await expectFault(next, 'Debe contener al menos 5 caracteres.')
  await next.fill('otra nueva')
  await change()
  await expectFault(next, 'No debe contener espacios.')
  await next.fill('otranueva')
  await expectTold(page, 'Cambiar contraseña', '¡Datos actualizados!')
  await expect(current).toHaveValue('')

  await otherPage.goto('/')
  await openLogin(otherPage)
  await logInByDialog(otherPage, { Usuario: shopper.Usuario, Pass: 'otranueva' })
})

test('one takes away one’s data, and the account with the password', async ({ page }) => {
  const { shopper } = await enterAsNewCustomer(page)
  await page.goto('/#/info-cuenta')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('mis-datos.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(shopper.Email)
  expect(text).not.toContain(shopper.Pass)

  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' })
  const password = dialog.getByLabel('Escribí tu contraseña para confirmar', { exact: true })
  await password.fill('no es esta')
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expectFault(password, 'Contraseña actual incorrecta.')
  await password.fill(shopper.Pass)
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expectNotice(page, 'Tu cuenta fue eliminada.')
  await expect(page).toHaveURL(/#\/inicio$/)
  await openLogin(page)
  const login = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await login.getByLabel('Usuario o email').fill(shopper.Usuario)
  await login.getByLabel('Contraseña', { exact: true }).fill(shopper.Pass)
  await login.getByLabel('Contraseña', { exact: true }).press('Enter')
  await expectNotice(page, 'Datos incorrectosIntente nuevamente.')
})
