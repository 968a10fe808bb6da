import { expect, test } from 'vitest'
import { formatPesos } from '@gondola/contract/base'
import { pricesBeside } from './price-list-choice.tsx'

test('the lists whose own price does not follow the base price are named', () => {
  const lists = [{ Id: 2, Nombre: 'Express' }] as never
  const PreciosPorLista = [{ Lista: 2, Precio: 8763.3 }]
  expect(pricesBeside({ PreciosPorLista }, lists)).toEqual([`Express ${formatPesos(8763.3)}`])
  expect(pricesBeside({}, lists)).toEqual([])
})
