import type { DeliveryPlace } from '@gondola/contract/branches'
import type { CartLine } from '@gondola/contract/cart'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { useCart } from '../cart/cart.ts'
import { QUERY_KEYS } from '../query-keys.ts'
import { forgetMove, leftBehind, moveCart, undoMove, useLastMove } from './last-move.ts'
import { keepPlace, usePlace } from './place.ts'

const CENTRO: DeliveryPlace = { Forma: 'ED', Sucursal: 1, Localidad: 'Tandil', CodigoPostal: '7000' }
const EXPRESS: DeliveryPlace = { Forma: 'RS', Sucursal: 3 }
const line = (Codart: string, Cantidad = 1) =>
  ({ Items: 1, Codart, Cantidad, Unidad: 1, Precioindividual: 10, Precioventa: 10 }) as CartLine
const BEFORE = [line('pan', 2), line('leche')]
const TAKEN = [line('pan', 2)]
const inCart = () => useCart.getState().lines.map(({ Codart, Cantidad }) => `${Codart} ${Cantidad}`)

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  queryClient.setQueryData(QUERY_KEYS.parameters, {
    Sucursales: [
      { Id: 1, Nombre: 'Centro', Predeterminada: true },
      { Id: 3, Nombre: 'Express' },
    ],
  })
  forgetMove()
  keepPlace({ version: 1, place: CENTRO, isDefault: true })
  useCart.setState({ lines: BEFORE })
})
afterEach(() => vi.unstubAllGlobals())

test('a move is undone with its cart, keeping what was added since', () => {
  moveCart(EXPRESS, TAKEN)
  expect(usePlace.getState().kept?.place).toEqual(EXPRESS)
  expect(inCart()).toEqual(['pan 2'])
  expect(useLastMove.getState().move).toMatchObject({ fromName: 'Centro', toName: 'Express' })
  useCart.setState(({ lines }) => ({ lines: [...lines, line('yerba', 3)] }))
  undoMove()
  expect(usePlace.getState().kept?.place).toEqual(CENTRO)
  expect(inCart()).toEqual(['pan 2', 'leche 1', 'yerba 3'])
  expect(useLastMove.getState().move).toBeNull()
})

test('back to no place, if none was chosen before', () => {
  keepPlace(null)
  moveCart(EXPRESS, TAKEN)
  undoMove()
  expect(usePlace.getState()).toMatchObject({ kept: null, branch: undefined })
  expect(inCart()).toEqual(['pan 2', 'leche 1'])
})

test.each<[string, () => void]>([
  ['the cart was ordered or emptied', () => useCart.setState({ lines: [] })],
  ['another place was taken', () => keepPlace({ version: 1, place: CENTRO, isDefault: true })],
])('nothing to undo once %s', (_name, act) => {
  moveCart(EXPRESS, TAKEN)
  act()
  const cart = inCart()
  undoMove()
  expect(useLastMove.getState().move).toBeNull()
  expect(inCart()).toEqual(cart)
})

test('a move that leaves the whole cart behind says what, and is undone', () => {
  moveCart(EXPRESS, [])
  useCart.setState({ refresh: 'idle' })
  const { move } = useLastMove.getState()
  expect(move && leftBehind(move).map(({ Codart }) => Codart)).toEqual(['pan', 'leche'])
  undoMove()
  expect(inCart()).toEqual(['pan 2', 'leche 1'])
})
