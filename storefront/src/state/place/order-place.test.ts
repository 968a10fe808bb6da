import type { Order } from '@gondola/contract/orders'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { useCart } from '../cart/cart.ts'
import { closeDialog, useDialog } from '../dialogs.ts'
import { QUERY_KEYS } from '../query-keys.ts'
import { goToBranchOf, otherBranchOf } from './order-place.ts'
import { keepPlace, usePlace } from './place.ts'

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
  queryClient.setQueryData(QUERY_KEYS.parameters, {
    Sucursales: [
      { Id: 1, Nombre: 'Centro', Predeterminada: true, Retiro: true },
      { Id: 2, Nombre: 'Norte', Retiro: true },
      { Id: 3, Nombre: 'Depósito', Retiro: false },
    ],
  })
  keepPlace(null)
  closeDialog()
  useCart.setState({ lines: [] })
})
afterEach(() => vi.unstubAllGlobals())

const order = (fields: Partial<Order>) =>
  ({ Id: 9, Estado: 'D', Cliente: 5, Lineas: [], ...fields }) as unknown as Order

test.each<[Partial<Order>, object]>([
  [
    { Sucursal: 2, FormaEntrega: 'RS' },
    { Forma: 'RS', Sucursal: 2 },
  ],
  [
    { Sucursal: 2, FormaEntrega: 'ED', Localidad: 'Azul', CodigoPostal: '7300' },
    { Forma: 'ED', Sucursal: 2, Localidad: 'Azul', CodigoPostal: '7300' },
  ],
  [
    { Sucursal: 2, FormaEntrega: 'ED' },
    { Forma: 'RS', Sucursal: 2 },
  ],
  [
    { Sucursal: 3, FormaEntrega: null },
    { Forma: 'ED', Sucursal: 3 },
  ],
])('of %j the place is %j, and the order is compared again there', (fields, place) => {
  goToBranchOf(order(fields))
  expect(usePlace.getState().kept?.place).toEqual(place)
  expect(useDialog.getState().open).toMatchObject({ name: 'duplicate', props: { order: { Id: 9 } } })
})

test('with a cart the usual report comes first', () => {
  useCart.setState({ lines: [{ Items: 1, Codart: '1', Cantidad: 1 } as never] })
  goToBranchOf(order({ Sucursal: 2, FormaEntrega: 'RS' }))
  expect(usePlace.getState().kept).toBeNull()
  expect(useDialog.getState().open).toMatchObject({ name: 'place', props: { wanted: { Sucursal: 2 } } })
})

test.each([1, 7, null])('branch %j is this one, closed or unknown: there is no way to go', (Sucursal) => {
  expect(otherBranchOf({ Sucursal })).toBeUndefined()
  goToBranchOf(order({ Sucursal }))
  expect(useDialog.getState().open).toBeNull()
})
