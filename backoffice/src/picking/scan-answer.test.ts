import { expect, test } from 'vitest'
import { answerOf, isStillSo } from './scan.ts'
import type { ShownLine } from './visible-lines.ts'

const BUTTER = { Pedido: 1, Items: 2, Unidad: 1, Descrip: 'Manteca' } as ShownLine
const had = (Cantidad: number) =>
  ({ ...BUTTER, Preparado: { Cantidad, Precioventa: 0, Sustituto: null, Nota: null } }) as ShownLine

test('a scan that counted says of which line and how much of it there is', () => {
  expect(answerOf({ line: BUTTER, Cantidad: 1 })).toMatchObject({
    isFault: false,
    text: 'Manteca: 1 un',
    line: BUTTER,
  })
})

test('a scanned piece says how many of the ordered ones there are', () => {
  const four = { ...BUTTER, Cantidad: 4 }
  expect(answerOf({ line: four, Cantidad: 1 }).text).toBe('Manteca: 1 de 4 un')
  expect(answerOf({ line: four, Cantidad: 4 }).text).toBe('Manteca: 4 un')
})

test('a line that is finished leads to the next one to pick, one that is short stays in sight', () => {
  const line = (Items: number, more: Partial<ShownLine> = {}): ShownLine => ({
    ...BUTTER,
    Items,
    Cantidad: 2,
    Descrip: `Artículo ${Items}`,
    ...more,
  })
  const done = { Preparado: { Cantidad: 2, Precioventa: 0, Sustituto: null, Nota: null } }
  const lines = [line(1), line(2), line(3, done), line(4)]
  expect(answerOf({ line: lines[1]!, Cantidad: 1 }, lines).show).toMatchObject({ Items: 2 })
  expect(answerOf({ line: lines[1]!, Cantidad: 2 }, lines).show).toMatchObject({ Items: 4 })
  expect(answerOf({ line: lines[3]!, Cantidad: 2 }, lines).show).toMatchObject({ Items: 1 })
  const weighed = line(4, { Unidad: 100, Cantidad: 500 })
  expect(answerOf({ line: weighed, Cantidad: 480 }, [line(3, done), weighed]).show).toBeNull()
  // what is done already lies under 'Preparado': the picker stays where they are
  expect(answerOf({ fault: 'ya está todo', line: line(3, done) }, lines).show).toBeNull()
  expect(answerOf({ fault: 'va por peso', line: weighed }, [weighed]).show).toMatchObject({ Items: 4 })
})

test('a fault leads to its line, where it is of one', () => {
  expect(answerOf({ fault: 'ya está todo', line: BUTTER })).toMatchObject({ isFault: true, line: BUTTER })
  expect(answerOf({ fault: 'de ninguno' })).toMatchObject({ isFault: true, line: null })
})

test('a code of no line says which article is next', () => {
  const { text } = answerOf({ fault: 'No es de este pedido.' }, [
    { ...had(1), Cantidad: 1 },
    { ...BUTTER, Items: 3, Descrip: 'Yerba' },
  ])
  expect(text).toBe('No es de este pedido. Lo que sigue es: Yerba.')
})

test('the result of a scan is shown while it is true', () => {
  const answer = answerOf({ line: BUTTER, Cantidad: 1 })
  expect(isStillSo(answer, [had(1)])).toBe(true)
  // undone, none there, another quantity, of another order
  expect(isStillSo(answer, [BUTTER])).toBe(false)
  expect(isStillSo(answer, [had(0)])).toBe(false)
  expect(isStillSo(answer, [had(2)])).toBe(false)
  expect(isStillSo(answer, [{ ...had(1), Pedido: 2 }])).toBe(false)
  expect(isStillSo(answerOf({ fault: 'de ninguno' }), [])).toBe(true)
})
