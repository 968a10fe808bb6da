import type { CartLine } from '@gondola/contract/cart'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Move, useLastMove } from '../../state/place/last-move.ts'
import { UndoMove } from './undo-move.tsx'

afterEach(cleanup)

const lines = ['Pan', 'Leche', 'Yerba', 'Asado', 'Queso'].map(
  (Descrip) => ({ Codart: Descrip, Descrip }) as CartLine,
)
const show = (taken: readonly CartLine[]) => {
  const place = { Forma: 'ED', Sucursal: 2 } as const
  const move: Move = { from: null, fromName: 'Centro', to: place, toName: 'Sucursal 02', lines, taken }
  useLastMove.setState({ move })
  render(<UndoMove />)
  return screen.getByRole('status').querySelector('p')!.textContent
}

it.each([
  ['all', lines, 'Ahora comprás en Sucursal 02'],
  ['all but one', lines.slice(1), 'Ahora comprás en Sucursal 02 Quedó fuera de tu carrito: Pan.'],
  ['none', [], 'Ahora comprás en Sucursal 02 Quedaron fuera de tu carrito: Pan, Leche, Yerba, 2 más.'],
])('a branch that took %s of the cart over says what it left', (_, taken, words) => {
  expect(show(taken)).toBe(words)
})
