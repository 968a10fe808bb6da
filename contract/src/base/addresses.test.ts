import { expect, test } from 'vitest'
import {
  articleAddress,
  articlesAddress,
  BARE_ROUTES,
  GUARDED_ROUTES,
  ROUTES,
  searchAddress,
} from './addresses.ts'
import { callUrl } from '../calls/index.ts'
import { findArticle, listByFamily } from '../catalogue/index.ts'

test('every route of the specification is there [§2.1, §2.4]', () => {
  const spec =
    'inicio ver-articulo articulos busqueda promociones super-card mis-pedidos checkout1 checkout2 checkout3 info-cuenta pedidos envios politica-de-privacidad sobre-nosotros terminos-y-condiciones ayuda medios-de-pagos contactanos mapa-del-sitio'
  const known = new Set(Object.values(ROUTES).map((path) => path.split('/')[1]))
  expect(spec.split(' ').filter((path) => !known.has(path))).toEqual([])
  expect(GUARDED_ROUTES.map((name) => ROUTES[name])).toEqual([
    '/mis-pedidos',
    '/mis-compras',
    '/pedido/:Id',
    '/checkout1',
    '/checkout2',
    '/checkout3',
    '/info-cuenta',
  ])
  expect(BARE_ROUTES.map((name) => ROUTES[name])).toEqual(['/checkout1', '/checkout2', '/checkout3'])
})

test.each([
  [
    articleAddress({ Codigo: '0779', Descripcioncorta: 'Ñoquis de papa 1/2 kg' }),
    '/ver-articulo/0779/%C3%91oquis-de-papa-1-2-kg',
  ],
  [articlesAddress(101), '/articulos/101'],
  [searchAddress('dulce & leche', false), '/busqueda?texto=dulce%20%26%20leche'],
  [searchAddress('la serenísima', true), '/busqueda?texto=la%20seren%C3%ADsima&por=marca'],
])('address %s [§2.1, §2.5]', (address, expected) => {
  expect(address).toBe(expected)
})

test('a call’s address is filled, encoded and asked', () => {
  expect(callUrl(findArticle, { Codigo: 'a/b' })).toBe('/tarticulos/get/a%2Fb')
  expect(callUrl(listByFamily, { Id: 101, from: 0, count: 9 }, { orden: 'pb', otro: undefined })).toBe(
    '/tarticulos/familia/101/0/9?orden=pb',
  )
  expect(() => callUrl(findArticle)).toThrow('Codigo')
})
