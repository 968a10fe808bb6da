import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LineActions } from './line-actions.tsx'

afterEach(cleanup)

type Props = Parameters<typeof LineActions>[0]

const LINE = { Descrip: 'Leche', Cantidad: 6, Unidad: 1, B1: true } as unknown as Props['line']

it('another quantity is left again, with all of it offered as before', () => {
  render(<LineActions line={LINE} picking={{} as Props['picking']} onEditing={() => undefined} />)
  const all = () => screen.queryByRole('button', { name: /^Está todo: 6 un/ })
  const other = screen.getByRole('button', { name: /^Otra cantidad/ })
  expect(all()).not.toBeNull()
  fireEvent.click(other)
  expect(all()).toBeNull()
  expect(screen.getByRole('textbox')).toBe(document.activeElement)
  fireEvent.click(screen.getByRole('button', { name: /^Volver/ }))
  expect(all()).not.toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('a line that is missing keeps its place, which says what became of the sale; one that is all there leaves it', () => {
  const kept: boolean[] = []
  const picking = { say: () => null } as unknown as Props['picking']
  render(<LineActions line={LINE} picking={picking} onEditing={(isEditing) => kept.push(isEditing)} />)
  fireEvent.click(screen.getByRole('button', { name: /^No hay/ }))
  fireEvent.click(screen.getByRole('button', { name: /^Está todo/ }))
  expect(kept).toEqual([true, false])
})
