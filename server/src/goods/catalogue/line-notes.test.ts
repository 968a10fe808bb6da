import type { Article } from '@gondola/contract/catalogue'
import { expect, test } from 'vitest'
import { lineNotes, notesSaid } from './line-notes.ts'

test.each([
  ['Jamón crudo estacionado', 100, ['en fetas finas', 'en fetas gruesas', 'en un trozo']],
  ['Bananas Ecuador', 100, ['maduras', 'verdes']],
  ['Carne picada común', 100, ['con poca grasa', 'recién picada']],
  ['Tomate con queso', 100, ['firmes', 'maduros', 'para salsa']],
  ['Carne de cerdo', 100, []],
  ['Puré de tomate 520 g', 1, []],
] as const)('%s (%s) may be wanted: %s', (Descripcion, unidad, notes) =>
  expect(lineNotes({ Descripcion, unidad } as Article)).toEqual(notes),
)

test.each([
  ['Banana Ecuador', '6 bananas verdes', 'verdes'],
  ['Tomate redondo', 'un kilo de tomates bien maduras', 'maduros'],
  ['Jamón cocido', '200 de jamón en fetas finas', 'en fetas finas'],
  ['Palta', 'paltas: una para hoy y una para mañana', 'para hoy, para mañana'],
  ['Carne picada común', 'carne picada', ''],
] as const)('%s is wanted by «%s» as «%s»', (Descripcion, line, note) =>
  expect(notesSaid({ Descripcion, unidad: 100 } as Article, line)).toBe(note),
)
