import { test } from '../shop-test.ts'
import { expectSoundScreens } from './sound-screens.ts'

const SCREENS = [
  '/banners-inicio',
  '/banners-usuario',
  '/banners-usuario/create',
  '/mensajes',
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

test('the window’s screens have no barrier and fit @escritorio', async ({ page }) => {
  test.slow()
  await expectSoundScreens(page, SCREENS)
})
