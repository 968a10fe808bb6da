import { expect, test } from 'vitest'
import { isPopupHeld, newPopupBanners, rememberPopup } from './popup.ts'

const banner = (Imagen: string, Url: string) => ({ Imagen, Url, Descrip: 'popup', Estado: 0, Texto: '' })
const CARD = banner('banners/tarjeta.webp', '/#/super-card')
const SALE = banner('banners/2x1.webp', '/#/promociones')

test('a banner for the SuperCard is not shown to who has one, and each banner is shown once', () => {
  expect(newPopupBanners([CARD, SALE], null)).toEqual([CARD, SALE])
  expect(newPopupBanners([CARD, SALE], { Tarjeta: null })).toEqual([CARD, SALE])
  expect(newPopupBanners([CARD, SALE], { Tarjeta: '600123' })).toEqual([SALE])
  rememberPopup([SALE])
  expect(newPopupBanners([CARD, SALE], null)).toEqual([CARD])
  rememberPopup([CARD])
  expect(newPopupBanners([CARD, SALE], null)).toEqual([])
})

test.each([
  ['/checkout3', false, true],
  ['/pedido/17', false, true],
  ['/pedidos', false, false],
  ['/mis-pedidos', true, true],
  ['/mis-pedidos', false, false],
  ['/inicio', true, false],
])('%s, with a confirmation %s: held back is %s', (pathname, hasConfirmation, isHeld) => {
  expect(isPopupHeld({ pathname }, hasConfirmation)).toBe(isHeld)
})
