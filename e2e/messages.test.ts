import type { Page } from '@playwright/test'
import { addFromCard, cardOf, OIL, openCart } from './cart.ts'
import { alertWith } from './checkout.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'

// The messages of spec §8 that belong to no flow in the other files; docs/spec-coverage.md lists all.

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an empty cart can be neither saved nor taken to the checkout [§2.18, §4.13, §8.5, §8.7]', async ({
  page,
}) => {
  await enterAsNewCustomer(page)
  for (const [button, text] of [
    ['Guardar pedido', 'Agrega productos a tu carrito para poder guardarlos'],
    ['Pasar por caja', 'Agregue artículos al carrito porfavor.'],
  ] as const) {
    await page.goto('/')
    await expect(await openCart(page)).toContainText('Tu carrito está vacío')
    await press(page, button)
    await expect(alertWith(page, text)).toBeVisible()
    expect(new URL(page.url()).hash).not.toContain('checkout')
  }
})

test('a visitor’s empty cart shows its error before the login is asked for [§4.13, §8.7]', async ({
  page,
}) => {
  await page.goto('/')
  await openCart(page)
  await press(page, 'Pasar por caja')
  await expect(alertWith(page, 'Agregue artículos al carrito porfavor.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Pasar por caja' })).toHaveCount(0)
})

test('a visitor on the way to the checkout may log in or register [§4.14, §8.8]', async ({ page }) => {
  await page.goto(`/#/busqueda?texto=${encodeURIComponent(OIL)}`)
  await expect(cardOf(page, OIL)).toBeVisible()
  await addFromCard(page, OIL)
  await expectNotice(page, '¡Agregado!')
  await openCart(page)
  await press(page, 'Pasar por caja')
  const entry = page.getByRole('dialog', { name: 'Pasar por caja' })
  await expect(entry.getByRole('alert')).toHaveText(
    'Para poder realizar tu pedido debés ingresar a tu cuenta.',
  )
  await entry.getByRole('button', { name: 'Ingresa' }).click()
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
})
