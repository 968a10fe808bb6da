import { testArticle } from '@gondola/contract/test/article'
import { toCartLine } from '@gondola/contract/cart'
import { describe, expect, test } from 'vitest'
import {
  byDelivery,
  draftLines,
  editedLines,
  rowsOf,
  withAdded,
  withCart,
  withWishes,
} from './order-change.ts'

test('orders are sorted by the day and slot of their delivery', () => {
  const order = (Dia: number, HorarioEntrega: string | null) => ({ Dia, HorarioEntrega })
  const saturday = order(20_261_128, '09:00 a 12:00')
  const evening = order(20_261_127, '18:00 a 21:00')
  const morning = order(20_261_127, '09:00 a 12:00')
  expect(byDelivery([saturday, evening, morning])).toEqual([morning, evening, saturday])
})

describe('the wishes of an order that is being changed', () => {
  const HAM = testArticle({ Codigo: '1', Descripcion: 'Jamón', unidad: 100 })
  const BREAD = testArticle({ Codigo: '2', Descripcion: 'Pan' })
  const ordered = [{ ...toCartLine(HAM, 300), Reemplazo: 'similar' as const, Aclaracion: 'en fetas' }]
  const ham = (wishes: object) => draftLines(withWishes(rowsOf(ordered, []), '1', wishes))

  test('are sent where they differ from what was ordered, an emptied note too', () => {
    expect(draftLines(rowsOf(ordered, []))).toEqual([{ Codart: '1', Cantidad: 300 }])
    expect(ham({ Aclaracion: 'en un trozo' })).toEqual([
      { Codart: '1', Cantidad: 300, Aclaracion: 'en un trozo' },
    ])
    expect(ham({ Aclaracion: '', Reemplazo: 'nada' as const })).toEqual([
      { Codart: '1', Cantidad: 300, Aclaracion: '', Reemplazo: 'nada' as const },
    ])
  })

  test('are stored as an edit of their own, and undone by the wish of the order', () => {
    const edited = editedLines(withWishes(rowsOf(ordered, []), '1', { Reemplazo: 'nada' as const }))
    expect(draftLines(rowsOf(ordered, edited))).toEqual([
      { Codart: '1', Cantidad: 300, Reemplazo: 'nada' as const },
    ])
    expect(editedLines(withWishes(rowsOf(ordered, edited), '1', { Reemplazo: 'similar' as const }))).toEqual(
      [],
    )
  })

  test('come along with what is added, but for the note that a line has', () => {
    const added = [
      { ...toCartLine(HAM, 100), Aclaracion: 'grueso' },
      { ...toCartLine(BREAD, 1), Aclaracion: 'bien cocido', Reemplazo: 'nada' as const },
    ]
    const expected = [
      { Codart: '1', Cantidad: 400 },
      { Codart: '2', Cantidad: 1, Aclaracion: 'bien cocido', Reemplazo: 'nada' as const },
    ]
    expect(draftLines(added.reduce(withAdded, rowsOf(ordered, [])))).toEqual(expected)
    expect(draftLines(withCart(rowsOf(ordered, []), added))).toEqual(expected)
  })
})
