import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { loginByUser, saveClient, type Client } from '@gondola/contract/clients'
import { callApi } from './api.ts'

/** The input of a registration. */
export interface Shopper {
  Nrodoc: string
  Usuario: string
  Pass: string
  Email: string
  Telefono: string
  Direccion: string
  Nombre: string
}

/** The demo shop's customer with pending and many delivered orders (contract §1). */
export const DEMO = { Usuario: 'demo', Pass: 'demo1234' }

const DNI = { Codigo: 1, Descripcion: 'DNI' }

/** The data of a person not yet registered. */
export function newShopper(): Shopper {
  const Nrodoc = String(randomInt(50_000_000, 99_999_999))
  return {
    Nrodoc,
    Usuario: `prueba${Nrodoc}`,
    Pass: 'secreta1',
    Email: `prueba${Nrodoc}@example.com`,
    Telefono: '2494551234',
    Direccion: 'Mitre 100',
    Nombre: 'Ana Gómez',
  }
}

/** Registers a new customer by the API; `request` has their session afterwards. */
export async function registerShopper(
  request: APIRequestContext,
): Promise<{ shopper: Shopper; client: Client }> {
  const shopper = newShopper()
  const client = await callApi(request, saveClient, {
    body: { ...shopper, Tipodoc: { Codigo: DNI.Codigo } },
  })
  return { shopper, client }
}

/** Starts the page's visits as a new customer, logged in. Call it before the page is opened. */
export async function enterAsNewCustomer(page: Page): Promise<{ shopper: Shopper; client: Client }> {
  const registered = await registerShopper(page.request)
  await storeOnce(page, 'usuario', registered.client)
  return registered
}

/** Starts the page's visits as a known customer, logged in. Call it before the page is opened. */
export async function enterAs(page: Page, credentials: { Usuario: string; Pass: string }): Promise<Client> {
  const { Usuario, Pass } = credentials
  const client = await callApi(page.request, loginByUser, { body: { Usuario, Pass } })
  if (client === null) throw new Error(`the shop does not know ${Usuario}`)
  await storeOnce(page, 'usuario', client)
  return client
}

/** Sets a local storage entry before the page's first document runs, and not again after a reload. */
export async function storeOnce(page: Page, key: string, value: unknown): Promise<void> {
  await page.addInitScript(
    ({ entry, text }) => {
      const mark = `stored ${entry}`
      if (location.protocol === 'about:' || sessionStorage.getItem(mark) !== null) return
      sessionStorage.setItem(mark, 'once')
      localStorage.setItem(entry, text)
    },
    { entry: key, text: JSON.stringify(value) },
  )
}

/** Fills in and submits the open login dialog. */
export async function logInByDialog(page: Page, { Usuario, Pass }: Pick<Shopper, 'Usuario' | 'Pass'>) {
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await dialog.getByLabel('Usuario o email').fill(Usuario)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(Pass)
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Fills in and submits the open registration dialog. */
export async function registerByDialog(page: Page, shopper: Shopper): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Registro de nuevo usuario' })
  await fillRegistration(page, shopper)
  await dialog.getByRole('button', { name: 'Registrarse' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Fills in the open registration dialog. */
export async function fillRegistration(page: Page, shopper: Shopper): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Registro de nuevo usuario' })
  await dialog.getByLabel('Tipo de documento').selectOption(DNI.Descripcion)
  await dialog.getByLabel('Número de documento').fill(shopper.Nrodoc)
  await dialog.getByLabel('Nombre de usuario').fill(shopper.Usuario)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(shopper.Pass)
  await dialog.getByLabel('Email').fill(shopper.Email)
  await dialog.getByLabel('Teléfono').fill(shopper.Telefono)
  await dialog.getByLabel('Dirección').fill(shopper.Direccion)
  await dialog.getByLabel('Nombre y apellido').fill(shopper.Nombre)
}

/** What opens the account: a phone's bottom bar, or the desktop's header once a customer is logged in. */
export const accountButton = (page: Page): Locator => page.getByRole('button', { name: /tu cuenta$/i })

/** Opens the login: from the header on a desktop, from the account panel on a phone. */
export async function openLogin(page: Page): Promise<void> {
  await openAccountDialog(page, 'Iniciar sesión')
}

/** Opens the registration: from the header on a desktop, from the account panel on a phone. */
export async function openRegistration(page: Page): Promise<void> {
  await openAccountDialog(page, 'Registrarse')
}

async function openAccountDialog(page: Page, name: string): Promise<void> {
  const account = accountButton(page)
  const button = page.getByRole('banner').getByRole('button', { name, exact: true })
  await expect(account.or(button).first()).toBeVisible()
  if (await account.isVisible()) {
    await account.click()
    await page.getByRole('dialog', { name: 'Tu cuenta' }).getByRole('button', { name, exact: true }).click()
  } else {
    await button.click()
  }
}
