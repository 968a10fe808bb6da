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
  ['/', false],
  ['/inicio', false],
  ['/checkout3', true],
  ['/articulos/12', true],
  ['/mis-pedidos', true],
])('%s: held back is %s', (pathname, isHeld) => {
  expect(isPopupHeld({ pathname })).toBe(isHeld)
})

test.each([
  ['a press', '', () => window.dispatchEvent(new Event('pointerdown')), () => undefined],
  ['a field with the focus', '<input>', focus, blur],
  ['an open basket', '<header><button aria-expanded="true"></button></header>', () => undefined, close],
  ['a search', '<div role="search"><a href="#x">yerba</a></div>', focus, blur],
])('%s holds the banner until three seconds after', async (_, page, begin, end) => {
  document.body.innerHTML = page
  begin()
  const rested = vi.fn<() => void>()
  void untilAtRest().then(rested)
  await vi.advanceTimersByTimeAsync(2000)
  expect(rested).not.toHaveBeenCalled()
  end()
  await vi.advanceTimersByTimeAsync(3500)
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
