import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPopupHeld, newPopupBanners, rememberPopup, untilAtRest } from './popup.ts'

const banner = (Imagen: string, Url: string) => ({ Imagen, Url, Descrip: 'popup', Estado: 0, Texto: '' })
const CARD = banner('banners/tarjeta.webp', '/#/super-card')
const SALE = banner('banners/2x1.webp', '/#/promociones')

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00') }))
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})
const nextDay = () => vi.setSystemTime(Date.now() + 86_400_000)

test('a banner for the SuperCard is not shown to who has one; each is shown once, and no two on a day', () => {
  expect(newPopupBanners([CARD, SALE], null)).toEqual([CARD, SALE])
  expect(newPopupBanners([CARD, SALE], { Tarjeta: null })).toEqual([CARD, SALE])
  expect(newPopupBanners([CARD, SALE], { Tarjeta: '600123' })).toEqual([SALE])
  rememberPopup([SALE])
  expect(newPopupBanners([CARD, SALE], null)).toEqual([])
  nextDay()
  expect(newPopupBanners([CARD, SALE], null)).toEqual([CARD])
  rememberPopup([CARD])
  nextDay()
  expect(newPopupBanners([CARD, SALE], null)).toEqual([])
})

test.each([
  ['/checkout3', false, true],
  ['/busqueda', false, true],
  ['/lista', false, true],
  ['/pedido/17', false, true],
  ['/pedidos', false, false],
  ['/mis-pedidos', true, true],
  ['/mis-pedidos', false, false],
  ['/inicio', true, false],
  ['/articulos/12', false, false],
])('%s, with a confirmation %s: held back is %s', (pathname, hasConfirmation, isHeld) => {
  expect(isPopupHeld({ pathname }, hasConfirmation, pathname)).toBe(isHeld)
})

test('what was opened since the page was loaded is not covered, but for the home page', () => {
  expect(isPopupHeld({ pathname: '/articulos/12' }, false, '/')).toBe(true)
  expect(isPopupHeld({ pathname: '/inicio' }, false, '/articulos/12')).toBe(false)
})

test.each([
  ['a press', '', () => window.dispatchEvent(new Event('pointerdown')), () => undefined],
  ['a field with the focus', '<input>', focus, blur],
  ['an open basket', '<header><button aria-expanded="true"></button></header>', () => undefined, close],
  ['a search', '<div role="search"><a href="#x">yerba</a></div>', focus, blur],
])('%s holds the banner; a press for twenty seconds', async (_, page, begin, end) => {
  document.body.innerHTML = page
  begin()
  const rested = vi.fn<() => void>()
  void untilAtRest().then(rested)
  await vi.advanceTimersByTimeAsync(2000)
  expect(rested).not.toHaveBeenCalled()
  end()
  await vi.advanceTimersByTimeAsync(15_000)
  if (page === '') expect(rested).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(rested).toHaveBeenCalledOnce()
})

function focus(): void {
  document.querySelector<HTMLElement>('input, a')!.focus()
}
function blur(): void {
  document.querySelector<HTMLElement>('input, a')!.blur()
}
function close(): void {
  document.querySelector('button')!.setAttribute('aria-expanded', 'false')
}
