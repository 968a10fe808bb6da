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

const BLANK = 'Campos vacíos: porfavor complételos.'

/**
 * What is typed next, and every field at fault with its message (spec §5, §8): all at once, the first with the focus;
 * what only the shop knows comes alone.
 */
const RULES: [typed: Partial<Record<string, string>>, faults: Record<string, string>][] = [
  [
    {},
    {
      [NUMBER]: 'Documento: complételo por favor.',
      [TYPE]: 'Documento: seleccione un Tipo.',
      [USER]: 'Nombre de Usuario. complételo.',
      [PASS]: 'Contraseña: debe contener 5 o más caracteres.',
      [EMAIL]: 'Email: No parece ser válido.',
      [PHONE]: BLANK,
      [ADDRESS]: BLANK,
      [NAME]: BLANK,
    },
  ],
  [
    { [NUMBER]: '30.111.222', [TYPE]: 'DNI', [USER]: 'ana', [PASS]: 'abcd', [EMAIL]: 'ana@' },
    {
      [USER]: 'El Nombre de Usuario debe tener al menos 4 letras.',
      [PASS]: 'Contraseña: debe contener 5 o más caracteres.',
      [EMAIL]: 'Email: No parece ser válido.',
      [PHONE]: BLANK,
    },
  ],
  [
    { [USER]: 'ana gómez', [PASS]: shopper.Pass, [EMAIL]: 'demo@gondola.example' },
    { [USER]: 'El Nombre de Usuario no debe contener espacios.', [ADDRESS]: BLANK },
  ],
  [
    {
      [USER]: 'Demo',
      [PHONE]: shopper.Telefono,
      [ADDRESS]: shopper.Direccion,
      [NAME]: shopper.Nombre,
    },
    { [NUMBER]: 'Documento: ya se encuentra registrado.' },
  ],
  [{ [NUMBER]: shopper.Nrodoc }, { [USER]: 'Usuario en uso: intente otro Nombre de Usuario.' }],
  [{ [USER]: shopper.Usuario }, { [EMAIL]: 'Email: ya se encuentra registrado.' }],
]

test('every rule of the registration shows its error once, at its field; then the customer is logged in [§2.17, §2.25, §4.5, §5.11, §8.15]', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await openRegistration(page)
  const dialog = page.getByRole('dialog', { name: 'Registro de nuevo usuario' })
  const submit = dialog.getByRole('button', { name: 'Registrarse' })
  for (const [typed, faults] of RULES) {
    await fill(page, typed)
    await submit.click()
    for (const [field, message] of Object.entries(faults))
      await expectFault(dialog.getByLabel(field, { exact: true }), message)
    await expect(dialog.getByLabel(Object.keys(faults)[0]!, { exact: true })).toBeFocused()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
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
