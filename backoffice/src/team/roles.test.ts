import { expect, it } from 'vitest'
import { toggled } from './roles.tsx'

it('who may work on something is given its sight, too', () => {
  expect(toggled([], 'pedidos.despachar')).toEqual(['pedidos.ver', 'pedidos.despachar'])
  expect(toggled(['pedidos.ver'], 'pedidos.despachar')).toEqual(['pedidos.ver', 'pedidos.despachar'])
  expect(toggled([], 'precios.editar')).toEqual(['precios.editar'])
  expect(toggled(['pedidos.ver', 'pedidos.despachar'], 'pedidos.despachar')).toEqual(['pedidos.ver'])
})
