import { expect, test } from 'vitest'
import type { PickingLine } from '@gondola/contract/orders'
import { batchLines, inAisleOrder, pickingSheet } from './picking-sheet.ts'

const place = (Codigo: number, Orden: number) => ({ Codigo, Descripcion: `n${Codigo}`, Orden })

function line(
  Codart: string,
  department: number | null,
  family = 0,
  changes: Partial<PickingLine> = {},
): PickingLine {
  return {
    Items: 1,
    Cantidad: 2,
    Unidad: 1,
    Precioindividual: 10,
    Precioventa: 20,
    Codart,
    Imagen: null,
    Ean: null,
    Descrip: Codart,
    Promo: null,
    Version: 0,
    // departments are ordered opposite to their codes
    Departamento: department === null ? null : place(department, -department),
    Familia: department === null ? null : place(family, family),
    Perecedero: false,
    CodigoOrigen: null,
    ...changes,
  }
}

test('by the shop’s own order of departments and families, then by name; what left the catalogue last', () => {
  const lines = [line('z', null), line('b', 1, 12), line('a', 1, 12), line('c', 1, 11), line('d', 2, 21)]
  expect(inAisleOrder(lines).map(({ Codart }) => Codart)).toEqual(['d', 'c', 'a', 'b', 'z'])
})

test('by the branch’s walk where there is one, whatever the department', () => {
  const lines = [
    line('a', 1, 11, { Paso: 2 }),
    line('b', 2, 21, { Paso: 1 }),
    line('c', 1, 12, { Paso: 0 }),
    line('z', null),
    line('n', 3, 31),
  ]
  expect(inAisleOrder(lines).map(({ Codart }) => Codart)).toEqual(['c', 'b', 'a', 'n', 'z'])
  expect(pickingSheet(lines).map(({ name }) => name)).toEqual(['n1', 'n2', 'n1', 'n3', null])
})

test('the sheet has each department and family once', () => {
  const sheet = pickingSheet([
    line('z', null),
    line('b', 1, 12),
    line('d', 2, 21),
    line('a', 1, 12),
    line('c', 1, 11),
  ])
  expect(
    sheet.map(({ name, families }) => [
      name,
      families.map((each) => [each.name, each.lines.map(({ Codart }) => Codart)]),
    ]),
  ).toEqual([
    ['n2', [['n21', ['d']]]],
    [
      'n1',
      [
        ['n11', ['c']],
        ['n12', ['a', 'b']],
      ],
    ],
    [null, [[null, ['z']]]],
  ])
})

test('a batch gathers an article once, with how much each order wants', () => {
  const orders = [
    { Id: 9, B1: true, Lineas: [line('a', 1, 11), line('b', 2, 21, { Items: 2, Cantidad: 5 })] },
    {
      Id: 7,
      B1: true,
      Lineas: [
        line('a', 1, 11, { Cantidad: 3, Reemplazo: 'nada' }),
        line('a', 1, 11, { Unidad: 100, Cantidad: 500 }),
      ],
    },
  ]
  expect(
    batchLines(orders).map(({ Codart, Unidad, Cantidad, parts }) => [
      Codart,
      Unidad,
      Cantidad,
      parts.map(({ Pedido, line: { Cantidad: part } }) => `${Pedido}:${part}`),
    ]),
  ).toEqual([
    ['b', 1, 5, ['9:5']],
    ['a', 1, 5, ['7:3', '9:2']],
    ['a', 100, 500, ['7:500']],
  ])
})
