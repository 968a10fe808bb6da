import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectFault } from './fields.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { logInByDialog, openLogin, registerShopper } from './shopper.ts'

const OUTBOX = path.join(process.env['E2E_DATA'] ?? '', 'outbox')

test('a forgotten password: document, mail, link, a new one; the link works once [§2.24, §2.26, §4.28, §8.25, §8.33]', async ({
  page,
  otherPage,
}) => {
  test.slow()
  const { shopper } = await registerShopper(otherPage.request)
  await page.goto('/')
  await openLogin(page)
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recuperar contraseña' })
  const verify = dialog.getByRole('button', { name: 'Verificar' })
  const number = dialog.getByLabel('Número de documento')
  await verify.click()
  await expectFault(number, 'Documento: complételo por favor.')
  await number.fill('1')
  await verify.click()
  await expectFault(dialog.getByLabel('Tipo de documento'), 'Documento: seleccione un Tipo.')
  await dialog.getByLabel('Tipo de documento').selectOption('DNI')
  await verify.click()
  await expect(dialog.getByRole('alert')).toHaveText('Su documento no se encuentra registrado!')
  await expect(dialog.getByLabel('Email')).toHaveCount(0)
  await number.fill(shopper.Nrodoc)
  await verify.click()
  await expect(dialog.getByRole('status').first()).toHaveText('Se verifico su documento y es correcto!')
  const send = dialog.getByRole('button', { name: 'Recuperar contraseña' })
  await dialog.getByLabel('Email').fill('no es')
  await send.click()
  await expectFault(dialog.getByLabel('Email'), 'Email: No parece ser válido.')
  await dialog.getByLabel('Email').fill(shopper.Email)
  await send.click()
  await expectNotice(page, '¡Ya enviamos el link para recuperar contraseña a su email!')

  const link = await linkMailedTo(shopper.Email)
  await chooseNewPassword(page, link)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await logInByDialog(page, { Usuario: shopper.Usuario, Pass: 'otranueva' })

  await otherPage.goto(link)
  await otherPage.getByLabel('Contraseña nueva', { exact: true }).fill('tercera')
  await otherPage.getByLabel('Repetir contraseña nueva').fill('tercera')
  await otherPage.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expectNotice(otherPage, 'El enlace ya fue usado o venció. Pedí uno nuevo.')
})

async function chooseNewPassword(page: Page, link: string): Promise<void> {
  // A mail's link opens a new document.
  await page.goto('about:blank')
  await page.goto(link)
  const [password, repeated] = [
    page.getByLabel('Contraseña nueva', { exact: true }),
    page.getByLabel('Repetir contraseña nueva'),
  ]
  const save = page.getByRole('button', { name: 'Guardar contraseña' })
  await password.fill('abcd')
  await repeated.fill('abcd')
  await save.click()
  await expectFault(password, 'Debe contener al menos 5 caracteres.')
  await password.fill('otranueva')
  await repeated.fill('otravieja')
  await save.click()
  await expectFault(repeated, 'Las dos contraseñas no coinciden.')
  await repeated.fill('otranueva')
  await save.click()
  await expect(page.getByText('¡Contraseña cambiada!')).toBeVisible()
}

/** The link of the recovery mail in the outbox, which the mail worker writes after the response. */
async function linkMailedTo(email: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        link = await findLink(email)
        return link
      },
      { message: 'recovery mail' },
    )
    .toBeDefined()
  return link!
}

async function findLink(email: string): Promise<string | undefined> {
  const files = (await readdir(OUTBOX).catch(() => [])).filter((name) => name.endsWith('.eml'))
  for (const file of files.toReversed()) {
    const mail = (await readFile(path.join(OUTBOX, file), 'utf8'))
      .replaceAll('=\n', '')
      .replaceAll('=3D', '=')
    const link = /http\S+?\/#\/restablecer\/[\w%.-]+/.exec(mail)?.[0]
    if (mail.includes(`To: ${email}`) && link) return link
  }
  return undefined
}
