import { expectFitting, expectNoBarrier } from '../barriers.ts'
import { test } from '../shop-test.ts'
import { goInPanel, openPanel } from './staff.ts'

const SCREENS = [
  '/banners-inicio',
  '/banners-usuario',
  '/banners-usuario/create',
  '/textos',
  '/parametros',
  '/sucursales',
  '/sucursales/create',
  '/tipos-pago',
  '/entrega',
  '/horarios',
  '/horarios/create',
  '/feriados',
  '/feriados/create',
  '/cupos',
]

test('the window’s screens have no barrier and fit', async ({ page }) => {
  await openPanel(page, SCREENS[0])
  for (const address of SCREENS) {
    await goInPanel(page, address)
    await page.waitForLoadState('networkidle')
    await expectNoBarrier(page, address)
    await expectFitting(page, address)
  }
})
