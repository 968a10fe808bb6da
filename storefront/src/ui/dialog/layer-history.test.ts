import { beforeEach, expect, test, vi } from 'vitest'
import { LayerHistory } from './layer-history.ts'

/** A fake browser history whose steps arrive when the test says so, with a router that records the steps it gets. */
class FakeBrowser {
  entries: { state: object; href: string }[] = [
    { state: { idx: 0 }, href: '/inicio' },
    { state: { idx: 1 }, href: '/lista' },
  ]
  at = 1
  asked = 0
  routed: string[] = []
  layers = new LayerHistory(this)

  get state() {
    return this.entries[this.at]!.state
  }
  get href() {
    return this.entries[this.at]!.href
  }
  push(state: object, href = this.href) {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, href }]
    this.at += 1
  }
  replace(state: object, href: string) {
    this.entries[this.at] = { state, href }
  }
  back() {
    this.asked += 1
  }
  step(by: number) {
    this.at += by
    if (!this.layers.stepped()) this.routed.push(this.href)
  }
  /** Performs the steps requested by `back`. */
  arrive() {
    for (; this.asked > 0; this.asked -= 1) this.step(-1)
  }
  /** Simulates navigation by the router. */
  goTo(href: string) {
    this.push({ idx: (this.state as { idx: number }).idx + 1 }, href)
    this.layers.moved(href)
  }
}

let browser: FakeBrowser
/** Opens a layer that closes on request. */
function open() {
  const layer = { close: vi.fn<() => void>(() => close()) }
  const close = browser.layers.open(layer)
  return { layer, close }
}
const settle = () => {
  browser.layers.settle()
  browser.arrive()
}

beforeEach(() => {
  browser = new FakeBrowser()
})

test('a step back closes what is open, the next one leaves', () => {
  const { layer } = open()
  browser.step(-1)
  settle()
  expect(layer.close).toHaveBeenCalledTimes(1)
  expect([browser.href, browser.routed]).toEqual(['/lista', []])
  browser.step(-1)
  expect(browser.routed).toEqual(['/inicio'])
})

test('what is open above another closes first', () => {
  const below = open()
  const above = open()
  browser.step(-1)
  settle()
  expect([above.layer.close.mock.calls.length, below.layer.close.mock.calls.length]).toEqual([1, 0])
  browser.step(-1)
  settle()
  expect(below.layer.close).toHaveBeenCalledTimes(1)
  expect(browser.routed).toEqual([])
})

test('what was closed by its button leaves nothing behind', () => {
  open().close()
  settle()
  expect([browser.href, browser.at, browser.routed]).toEqual(['/lista', 1, []])
  browser.step(-1)
  expect(browser.routed).toEqual(['/inicio'])
})

test('one that takes the place of another is closed by one step', () => {
  const first = open()
  first.close()
  browser.layers.settle()
  const second = open()
  browser.arrive()
  expect(second.layer.close).not.toHaveBeenCalled()
  browser.step(-1)
  settle()
  expect(second.layer.close).toHaveBeenCalledTimes(1)
  expect([browser.href, browser.routed]).toEqual(['/lista', []])
})

test('what may not be closed stays, and keeps the page', () => {
  browser.layers.open({})
  browser.step(-1)
  browser.layers.settle()
  browser.step(-1)
  browser.layers.settle()
  expect([browser.href, browser.routed]).toEqual(['/lista', []])
})

test('who went on from there comes back to the page in one step', () => {
  const { close } = open()
  browser.goTo('/ver-articulo/7')
  close()
  settle()
  expect(browser.href).toBe('/ver-articulo/7')
  browser.step(-1)
  browser.arrive()
  expect([browser.href, browser.routed]).toEqual(['/lista', ['/lista']])
})

test.each([
  ['back', 'before'],
  ['back', 'after'],
  ['button', 'before'],
])('an address that changed meanwhile stays changed, closed by %s, reported %s it', (way, when) => {
  const { close } = open()
  browser.replace({ idx: 1, key: 'b' }, '/lista?marca=7')
  if (when === 'before') browser.layers.moved('/lista?marca=7')
  if (way === 'back') browser.step(-1)
  else close()
  settle()
  if (when === 'after') browser.layers.moved('/lista?marca=7')
  expect([browser.href, browser.at, browser.routed]).toEqual(['/lista?marca=7', 1, []])
})

test.each(['before', 'after'])(
  'an address changed in the very moment of closing stays, %s notified the step',
  (when) => {
    const { close } = open()
    close()
    browser.layers.settle()
    browser.replace({ idx: 1, key: 'b' }, '/checkout1')
    if (when === 'before') browser.layers.moved('/checkout1')
    browser.arrive()
    if (when === 'after') browser.layers.moved('/checkout1')
    expect([browser.href, browser.at]).toEqual(['/checkout1', 1])
  },
)

test('a page that was loaded with something open leaves by one step', () => {
  open()
  const loadedAnew = new LayerHistory(browser)
  browser.layers = loadedAnew
  browser.step(-1)
  browser.arrive()
  expect(browser.routed).toEqual(['/inicio'])
})

test.each([{}, { idx: 4 }])(
  'an address typed while a layer is open is followed, from an entry with %j',
  (state) => {
    browser.push(state, '/ofertas')
    open()
    // a typed address, like one that a script sets, has no state
    browser.push({}, '/ayuda')
    if (!browser.layers.stepped()) browser.routed.push(browser.href)
    expect([browser.href, browser.routed]).toEqual(['/ayuda', ['/ayuda']])
  },
)

test('a step back closes a layer over a typed address, and leaves it there', () => {
  browser.push({}, '/ayuda')
  const { layer } = open()
  browser.step(-1)
  settle()
  expect(layer.close).toHaveBeenCalledTimes(1)
  expect([browser.href, browser.routed]).toEqual(['/ayuda', []])
})

test('a filter chosen in a layer over a typed address stays in the address after a step back', () => {
  browser.push({}, '/lista')
  const { layer } = open()
  browser.replace({ key: 'k1', idx: undefined }, '/lista?oferta=1')
  browser.layers.moved('/lista?oferta=1')
  browser.step(-1)
  settle()
  expect(layer.close).toHaveBeenCalledTimes(1)
  expect([browser.href, browser.routed]).toEqual(['/lista?oferta=1', []])
})
