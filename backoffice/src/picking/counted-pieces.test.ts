import { expect, it } from 'vitest'
import { preparationProgress, type StaffOrder } from '@gondola/contract/orders'
import { shownLines } from './visible-lines.ts'

const line = (Items: number) => ({ Items, Unidad: 1, Cantidad: 2, Precioindividual: 10 })
const order = { Id: 7, B1: true, Lineas: [line(1), line(2), line(3)] } as unknown as StaffOrder
const tapped = (Items: number, Cantidad: number, Contando?: true) => ({
  Pedido: 7,
  substitute: null,
  tap: {
    Clave: `toque-${Items}`,
    Dispositivo: 'telefono',
    Orden: Items,
    Items,
    Version: 0,
    Preparado: { Cantidad, Sustituto: null, Nota: null, ...(Contando && { Contando }) },
  },
})

it('a line of which one of two was scanned is done once the other is scanned or the picker says so', () => {
  const lines = shownLines([order], [tapped(1, 1, true), tapped(2, 1), tapped(3, 2, true)])
  expect(lines.map(({ Preparado }) => Preparado?.Contando === true)).toEqual([true, false, false])
  expect(preparationProgress(lines)).toEqual({ done: 2, of: 3 })
})
