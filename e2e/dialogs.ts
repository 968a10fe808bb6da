import type { Page } from '@playwright/test'
import { openCart } from './cart.ts'
import { openScreen, type Screen } from './screens.ts'
import { accountButton, openLogin, openRegistration } from './shopper.ts'
import { openMore } from './placed-order.ts'

/** A dialog, panel or menu, with the screen it is opened from, and how. */
export interface DialogCase {
  name: string
  from: Screen
  open: (page: Page) => Promise<void>
  /** Selector of the part to check for barriers: links beneath what has opened are no small targets. */
  part?: string
  /** Whether a desktop shows it differently from a phone. */
  hasOtherDesktop?: true
}

const HELP: Screen = { name: 'ayuda', address: '/ayuda', heading: 'Ayuda' }
const PROMOTIONS: Screen = { name: 'promociones', address: '/promociones', heading: 'Promociones' }
const SEARCH: Screen = {
  name: 'busqueda',
  address: '/busqueda?texto=leche',
  heading: 'Resultados para “leche”',
}
const ORDERS: Screen = { name: 'mis-pedidos', address: '/mis-pedidos', heading: 'Mis pedidos' }
const ACCOUNT: Screen = { name: 'cuenta', address: '/info-cuenta', heading: 'Mi cuenta' }

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()

/** What a visitor with articles in the cart can open. */
export const OPEN_DIALOGS: readonly DialogCase[] = [
  {
    name: 'login',
    from: HELP,
    open: async (page) => {
      await openLogin(page)
      await page.getByRole('dialog', { name: 'Iniciar sesión' }).waitFor()
    },
  },
  {
    name: 'registro',
    from: HELP,
    open: async (page) => {
      await openRegistration(page)
      await page.getByRole('dialog', { name: 'Registro de nuevo usuario' }).waitFor()
    },
  },
  {
    name: 'registro-con-error',
    from: HELP,
    open: async (page) => {
      await openRegistration(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Registrarse' }).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'recuperar',
    from: HELP,
    open: async (page) => {
      await openLogin(page)
      await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click()
      await page.getByRole('dialog', { name: 'Recuperar contraseña' }).waitFor()
    },
  },
  { name: 'carrito', from: HELP, hasOtherDesktop: true, open: async (page) => void (await openCart(page)) },
  {
    name: 'pasar-por-caja',
    from: HELP,
    open: async (page) => {
      await openCart(page)
      await page.getByRole('button', { name: 'Pasar por caja' }).click()
      await page.getByRole('dialog', { name: 'Pasar por caja' }).waitFor()
    },
  },
  {
    name: 'guardar-sin-cuenta',
    from: HELP,
    open: async (page) => {
      await openCart(page)
      await page.getByRole('button', { name: 'Guardar pedido' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'categorias', from: HELP, hasOtherDesktop: true, open: openCategories },
  {
    name: 'sugerencias',
    from: HELP,
    hasOtherDesktop: true,
    part: '[role=search]',
    open: async (page) => {
      await page.getByLabel('Buscar productos').fill('yerba')
      await page.getByRole('list', { name: 'Sugerencias' }).waitFor()
    },
  },
  {
    name: 'promocion',
    from: PROMOTIONS,
    open: async (page) => {
      await press(page, 'Ver productos')
      await page.getByRole('dialog').getByRole('article').first().waitFor()
    },
  },
  {
    name: 'filtros',
    from: SEARCH,
    open: async (page) => {
      await press(page, 'Filtrar')
      await page.getByRole('button', { name: /^Ver \d+ productos$/ }).waitFor()
    },
  },
  { name: 'bases', from: PROMOTIONS, open: (page) => press(page, 'Ver bases') },
]

/** What a customer with articles in the cart can open. */
export const CUSTOMER_DIALOGS: readonly DialogCase[] = [
  { name: 'carrito', from: HELP, hasOtherDesktop: true, open: async (page) => void (await openCart(page)) },
  {
    name: 'tu-cuenta',
    from: HELP,
    hasOtherDesktop: true,
    open: (page) => accountButton(page).click(),
  },
  { name: 'ver-pedido', from: ORDERS, open: (page) => press(page, 'Ver pedido') },
  {
    name: 'duplicar-pedido',
    from: ORDERS,
    open: async (page) => {
      await press(page, 'Duplicar Pedido')
      await page.getByText('Total hoy').waitFor()
    },
  },
  {
    name: 'eliminar-pedido',
    from: ORDERS,
    open: async (page) => {
      await openMore(page)
      await press(page, 'Eliminar pedido')
    },
  },
  { name: 'eliminar-cuenta', from: ACCOUNT, open: (page) => press(page, 'Eliminar mi cuenta') },
]

/** Opens one of the cases, from a screen on which nothing else is open. */
export async function openDialogCase(page: Page, { from, open }: DialogCase): Promise<void> {
  // A new document, without traces of the last dialog.
  await page.goto('about:blank')
  await openScreen(page, from)
  await open(page)
}

async function openCategories(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Categorías', exact: true }).first().click()
  const panel = page.getByRole('dialog', { name: 'Categorías' })
  const menu = page.getByRole('group', { name: 'Categorías' })
  await panel.or(menu).first().waitFor()
  if (await panel.isVisible()) await panel.getByText('Almacén', { exact: true }).click()
  else await menu.getByRole('link').first().hover()
}
