import { expect, test } from 'vitest'
import type { PreparedLine, Substitute } from '../cart/index.ts'
import { outcomeTexts } from './picking-texts.ts'

const PIPORE = { Descrip: 'Yerba Piporé 1 kg', Cantidad: 2, Unidad: 1 } as Substitute
const became = (changes: Partial<PreparedLine>, Unidad: 1 | 100 = 1) =>
  outcomeTexts({
    Unidad,
    Preparado: { Cantidad: 0, Precioventa: 0, Sustituto: null, Nota: null, ...changes },
  })

test('the sheet of a prepared order has what is in the bag: the substitute, too', () => {
  expect(became({ Cantidad: 3 })).toEqual(['3 un'])
  expect(became({ Cantidad: 700, Nota: 'aceptó por teléfono' }, 100)).toEqual([
    '700 g',
    '«aceptó por teléfono»',
  ])
  expect(became({ Sustituto: PIPORE })).toEqual(['Reemplazo: Yerba Piporé 1 kg, 2 un'])
  expect(became({ Cantidad: 1, Sustituto: PIPORE })).toEqual(['1 un', 'Reemplazo: Yerba Piporé 1 kg, 2 un'])
  expect(became({})).toEqual(['No había'])
  expect(outcomeTexts({ Unidad: 1 })).toEqual([])
})
