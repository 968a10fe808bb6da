import type { Page } from '@playwright/test'
import { expectFault } from './fields.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { newShopper, openRegistration } from './shopper.ts'

const shopper = newShopper()
const [NUMBER, TYPE, USER, PASS, EMAIL] = [
  'Número de documento',
  'Tipo de documento',
  'Nombre de usuario',
  'Contraseña',
  'Email',
] as const
const [PHONE, ADDRESS, NAME] = ['Teléfono', 'Dirección', 'Nombre y apellido'] as const

/** The rules in order (spec §5, §8): the next input, the resulting message, the fields marked. */
const RULES: [typed: Partial<Record<string, string>>, message: string, fields: string[]][] = [
  [{}, 'Documento: complételo por favor.', [NUMBER]],
  [{ [NUMBER]: '30.111.222' }, 'Documento: seleccione un Tipo.', [TYPE]],
  [{ [TYPE]: 'DNI' }, 'Documento: ya se encuentra registrado.', [NUMBER]],
  [{ [NUMBER]: shopper.Nrodoc }, 'Nombre de Usuario. complételo.', [USER]],
  [{ [USER]: 'ana' }, 'El Nombre de Usuario debe tener al menos 4 letras.', [USER]],
  [{ [USER]: 'ana gómez' }, 'El Nombre de Usuario no debe contener espacios.', [USER]],
  [{ [USER]: 'Demo' }, 'Usuario en uso: intente otro Nombre de Usuario.', [USER]],
  [{ [USER]: shopper.Usuario, [PASS]: 'abcd' }, 'Contraseña: debe contener 5 o más caracteres.', [PASS]],
  [{ [PASS]: shopper.Pass, [EMAIL]: 'ana@' }, 'Email: No parece ser válido.', [EMAIL]],
  [{ [EMAIL]: 'demo@gondola.example' }, 'Campos vacíos: porfavor complételos.', [PHONE, ADDRESS, NAME]],
  [
    { [PHONE]: shopper.Telefono, [ADDRESS]: shopper.Direccion, [NAME]: shopper.Nombre },
    'Email: ya se encuentra registrado.',
    [EMAIL],
  ],
]

test('every rule of the registration shows its error in order, at its field; then the customer is logged in [§2.17, §2.25, §4.5, §5.11, §8.15]', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await openRegistration(page)
  const dialog = page.getByRole('dialog', { name: 'Registro de nuevo usuario' })
  const submit = dialog.getByRole('button', { name: 'Registrarse' })
  for (const [typed, message, fields] of RULES) {
    await fill(page, typed)
    await submit.click()
    await expectNotice(page, message)
    await closeAlert(page)
    for (const field of fields) await expectFault(dialog.getByLabel(field, { exact: true }), message)
    await expect(dialog.getByLabel(fields[0]!, { exact: true })).toBeFocused()
  }
  await fill(page, { [EMAIL]: shopper.Email })
  await submit.click()
  await expect(dialog).toHaveCount(0)
  await expectNotice(page, '¡Bienvenido! Tu cuenta ya está lista.')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('usuario')!))
  expect(stored).toMatchObject({ Nombre: shopper.Nombre, Idasociado: 0, Baja: false, Puntos: 0 })
  expect(await page.evaluate(() => sessionStorage.getItem('registro'))).toBeNull()
})

test('what was typed is there when the dialog is opened again, or the page, but for the password [§2.25]', async ({
  page,
}) => {
  await page.goto('/')
  await openRegistration(page)
  const dialog = page.getByRole('dialog', { name: 'Registro de nuevo usuario' })
  await fill(page, { [NAME]: 'Ana Gómez', [TYPE]: 'DNI' })
  await dialog.getByLabel(PASS, { exact: true }).fill('secreta1')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toHaveCount(0)
  const openAgain = async () => {
    await openRegistration(page)
    await expect(dialog.getByLabel(NAME)).toHaveValue('Ana Gómez')
    await expect(dialog.getByLabel(TYPE).locator('option:checked')).toHaveText('DNI')
    await expect(dialog.getByLabel(PASS, { exact: true })).toHaveValue('')
  }
  await openAgain()
  await page.reload()
  await openAgain()
})

/** Closes the alert, unless it has timed out: a late Escape would close the form. */
async function closeAlert(page: Page): Promise<void> {
  const alert = page.getByRole('alertdialog')
  await alert.press('Escape', { timeout: 2000 }).catch(() => undefined)
  await expect(alert).toHaveCount(0)
}

async function fill(page: Page, typed: Partial<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Registro de nuevo usuario' })
  for (const [label, text = ''] of Object.entries(typed)) {
    const field = dialog.getByLabel(label, { exact: true })
    if (label === TYPE) await field.selectOption(text)
    else await field.fill(text)
  }
}

test('all fields are marked as required [§5.12]', async ({ page }) => {
  await page.goto('/')
  await openRegistration(page)
  const dialog = page.getByRole('dialog', { name: 'Registro de nuevo usuario' })
  for (const name of [TYPE, NUMBER, USER, PASS, EMAIL, PHONE, ADDRESS, NAME]) {
    const field = dialog.getByLabel(name, { exact: true })
    await expect(field).toHaveAttribute('required')
    const mark = await dialog
      .locator('label')
      .getByText(name, { exact: true })
      .evaluate((label) => getComputedStyle(label, '::after').content)
    expect(mark, name).toContain('*')
  }
  await expect(dialog.locator('input, select')).toHaveCount(8)
})
