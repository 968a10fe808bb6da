import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { staffLogin, staffAccounts } from '@gondola/contract/staff'
import type { Role } from '@gondola/contract/calls'
import { staffStock, tapStock } from '@gondola/contract/stock'
import { callApi } from '../api.ts'

export interface StaffLogin {
  Usuario: string
  Pass: string
}

/** The test shop's first account (its password is ADMIN_PASSWORD in the configuration). */
export const ADMIN: StaffLogin = { Usuario: 'admin', Pass: 'admin-de-prueba' }

/** Logs a member of staff in, for `callApi(request, …)`; `page.request` for a page's own session. */
export async function logInStaff(request: APIRequestContext, who: StaffLogin = ADMIN): Promise<void> {
  const { Resultado } = await callApi(request, staffLogin, { body: { Usuario: who.Usuario, Pass: who.Pass } })
  expect(Resultado, `log in of ${who.Usuario}`).toBe('ingreso')
}

/** Opens a screen of the back office (`/equipo`), logged in; by default the first one. */
export async function openPanel(page: Page, address = '/', who: StaffLogin = ADMIN): Promise<void> {
  await logInStaff(page.request, who)
  await goInPanel(page, address)
}

/** Goes to another screen of the back office, and waits until it is complete. */
export async function goInPanel(page: Page, address: string): Promise<void> {
  await page.goto(`/gestion/#${address}`)
  // during the transition the previous screen's title is hidden
  await expect(page.getByRole('heading', { level: 1, name: /\S/ })).toBeVisible()
  await expect(page.locator('.app-loader')).toHaveCount(0)
}

/** Creates an account of a role, by the administrator whose session `request` has. */
export async function addStaff(request: APIRequestContext, Rol: Role): Promise<StaffLogin & { Id: number }> {
  const login = { Usuario: `${Rol}.${randomInt(1_000_000_000)}`, Pass: 'clave-de-prueba' }
  const { Id } = await callApi(request, staffAccounts.create, { body: { ...login, Nombre: 'Prueba', Rol } })
  return { ...login, Id }
}

/** A form's field by its name; required ones have an asterisk. */
export const panelField = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })

/** A line of the back office's menu, which is opened first on a phone. */
export const menuLine = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name, exact: true })

/** Unfolds every group of the menu; the browser remembers it. */
export async function unfoldMenu(page: Page): Promise<void> {
  const folded = page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('button', { expanded: false })
    .first()
  await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible()
  while ((await folded.count()) > 0) await folded.click()
}

/** An order in the queue: a card on a phone, a row of the table on a wide window. */
export const queuedOrder = (page: Page, Id: number) => {
  const named = { name: `Pedido N.º ${Id}`, exact: true } as const
  return page.getByRole('article', named).or(page.getByRole('row', named))
}

export async function openMenu(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600
  if (isPhone) await page.getByRole('button', { name: 'Abrir el menú' }).click()
}

/** Puts what pickers took off sale back, for the tests after this one. */
export async function sellAgain(request: APIRequestContext): Promise<void> {
  await logInStaff(request)
  for (const { Sucursal, Codigo } of await callApi(request, staffStock.list, { query: { Estado: 'no-hay' } }))
    await callApi(request, tapStock, { params: { Sucursal, Codigo }, body: { Estado: null } })
}
