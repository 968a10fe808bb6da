import { describe, expect, it } from 'vitest'
import { isGuarded } from './hash-router.tsx'

describe('isGuarded', () => {
  it.each([
    '/mis-pedidos',
    '/checkout1',
    '/checkout2',
    '/checkout3',
    '/info-cuenta',
    '/info-cuenta/',
    '/pedido/128',
    '/pedido/x/',
  ])('%s needs a login [§2.6]', (pathname) => expect(isGuarded(pathname)).toBe(true))

  it.each([
    '/',
    '/inicio',
    '/pedidos',
    '/pedido',
    '/pedido/1/2',
    '/contactanos',
    '/arrepentimiento',
    '/mis-pedidos-viejos',
    '/restablecer/x',
  ])('%s does not [§2.6]', (pathname) => expect(isGuarded(pathname)).toBe(false))
})
