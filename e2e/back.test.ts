import type { Page } from '@playwright/test'
import { openCart, startWithCart, ENOUGH } from './cart.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAs, openLogin } from './shopper.ts'
import { visit } from './visit.ts'
import { openMore } from './placed-order.ts'

// The history itself is tested in storefront/src/ui/dialog/layer-history.test.ts; here, that every overlay takes part
// in it.

/** Going back closes it and leaves the page and its address unchanged. */
async function expectClosedByBack(page: Page): Promise<void> {
  const address = page.url()
  await expect(page.locator('dialog[open]')).toHaveCount(1)
  await page.goBack()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page).toHaveURL(address)
}

test('a step back closes what is open over the page, then leaves it', async ({ page }) => {
  await visit(page, '/inicio')
  await test.step('login', async () => {
    await openLogin(page)
    await expectClosedByBack(page)
  })
  await enterAs(page, DEMO)
  await startWithCart(page, ENOUGH)
  await page.reload()
  await test.step('cart', async () => {
    await openCart(page)
    await expectClosedByBack(page)
  })
  await test.step('filters, whose choices stay in the address', async () => {
    await visit(page, '/articulos/1')
    await page.getByRole('button', { name: /^Filtr/ }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/\?/)
    await expectClosedByBack(page)
    await page.goBack()
    await expect(page).toHaveURL(/#\/inicio$/)
  })
  await test.step('order, closed by its button and by a step back', async () => {
    await visit(page, '/mis-pedidos')
    const open = page.getByRole('button', { name: 'Ver pedido' }).first()
    await open.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).last().click()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await open.click()
    await expectClosedByBack(page)
  })
  await test.step('a question', async () => {
    await page.getByRole('button', { name: 'Duplicar Pedido' }).first().scrollIntoViewIfNeeded()
    await openMore(page)
    await page.getByRole('button', { name: 'Eliminar pedido' }).first().click()
    await expectClosedByBack(page)
  })
  await page.goBack()
  await expect(page).toHaveURL(/#\/inicio$/)
})
