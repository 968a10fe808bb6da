import { expect, it } from 'vitest'
import { exportAddress } from './export-address.ts'

it.each([
  [{ Detalle: 'lineas' }, 'Detalle=lineas'],
  [{ Detalle: 'lineas', SucursalPedido: '3' }, 'Detalle=lineas&SucursalPedido=3'],
  [{ Detalle: 'pedidos', Estado: '', FechaDesde: '2026-11-01' }, 'Detalle=pedidos&FechaDesde=2026-11-01'],
  [
    { Detalle: 'lineas', DiaDesde: '2026-11-23', HorarioEntrega: '09:00 a 12:00' },
    'Detalle=lineas&DiaDesde=20261123&HorarioEntrega=09%3A00%20a%2012%3A00',
  ],
])('%j is %s', (filter, query) => {
  expect(exportAddress(filter)).toBe(`/api/gestion/pedidos/exportar?${query}`)
})
