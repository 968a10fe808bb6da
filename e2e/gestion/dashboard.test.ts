import { readFile } from 'node:fs/promises'
import { enterAsNewCustomer } from '../shopper.ts'
import { placeOrder } from '../placed-order.ts'
import { expectFitting, expectNoBarrier } from '../barriers.ts'
import { expect, test } from '../shop-test.ts'
import { addStaff, goInPanel, logInStaff, menuLine, openPanel } from './staff.ts'

test('the dashboard tells the period, and gives its tables and files @escritorio', async ({ page }) => {
  await openPanel(page, '/tablero')
  await expect(page.getByRole('heading', { level: 1, name: 'Tablero' })).toBeVisible()
  await expect(menuLine(page, 'Tablero')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: '30 días' }).click()
  await expect(page).toHaveURL(/dias=30/)
  const loads = page.getByRole('region', { name: 'Ocupación de los horarios', exact: true })
  await expect(loads.getByText(/lugares tomados/)).toBeVisible()
  await loads.getByRole('button', { name: /^Ver como tabla/ }).click()
  await expect(loads.getByRole('columnheader', { name: 'Cupo' })).toBeVisible()
  await expectFitting(page, 'the dashboard')
  await expectNoBarrier(page, 'the dashboard')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    loads.getByRole('button', { name: /^Descargar CSV/ }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(
    /^\uFEFF"Día";"Horario";"Tomados";"Cupo";"Ocupación \(%\)"\r\n"\d\d\/\d\d\/\d{4}";"\d\d:\d\d a /,
  )

  await page.getByRole('button', { name: 'Otras fechas' }).click()
  await page.getByLabel('Desde').fill('2026-02-10')
  await page.getByLabel('Hasta').fill('2026-02-01')
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('El último día no puede ser anterior al primero.')
  await page.getByLabel('Hasta').fill('2026-02-12')
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(page).toHaveURL(/desde=2026-02-10&hasta=2026-02-12/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFitting(page, 'the dashboard on a phone')
})

test('the desk is the first page, and a count leads to its orders @escritorio', async ({
  page,
  otherPage,
}) => {
  await enterAsNewCustomer(otherPage)
  await placeOrder(otherPage)
  await openPanel(page)
  await expect(menuLine(page, 'Hoy')).toHaveAttribute('aria-current', 'page')
  // the last day is that of the order, which other tests leave alone
  await page
    .getByRole('link', { name: /sin preparar/ })
    .last()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/cola\?vista=cola&dia=\d{8}/)
  await expect(page.getByRole('button', { name: /^Por preparar/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: /^Pedido N\.º/ }).first()).toBeVisible()
})

test('the screens that a role may not see are refused @escritorio', async ({ page }) => {
  await logInStaff(page.request)
  const picker = await addStaff(page.request, 'pedidos')
  await openPanel(page, '/', picker)
  await expect(page).toHaveURL(/#\/escritorio/)
  await goInPanel(page, '/tablero')
  await expect(page.getByRole('heading', { level: 1, name: 'Sin permiso' })).toBeVisible()
})
