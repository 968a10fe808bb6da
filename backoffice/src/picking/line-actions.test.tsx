import { checkPickedLine } from '@gondola/contract/orders'
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

it('the second press of a double one does not take the line that moved up', () => {
  const said: number[] = []
  const say = (_line: object, { Cantidad }: { Cantidad: number }) => {
    said.push(Cantidad)
    return null
  }
  const picking = { say } as unknown as Props['picking']
  render(<LineActions line={LINE} picking={picking} onEditing={() => undefined} />)
  const all = screen.getByRole('button', { name: /^Está todo/ })
  fireEvent.click(all, { detail: 2 })
  expect(said).toEqual([])
  fireEvent.click(all, { detail: 1 })
  expect(said).toEqual([6])
})

it.each([
  ['No hay', 'Todavía le estamos preguntando al cliente', 'Dejarlo sin nada', 0],
  ['Está todo', 'Todavía le estamos preguntando al cliente', 'Poner lo pedido', 6],
])('%s over an open question is recorded once it is confirmed', (button, text, confirm, Cantidad) => {
  const line = {
    ...LINE,
    Pregunta: { Estado: 'abierta', Opciones: [], Elegido: null },
  } as unknown as Props['line']
  const said: unknown[] = []
  const say: Props['picking']['say'] = (of, picked) => {
    const question = of.Pregunta
    const broken = checkPickedLine(of, picked, { B1: true, ToleranciaPeso: 10, substitute: null, question })
    if (broken === null) said.push(picked)
    return broken
  }
  render(<LineActions line={line} picking={{ say } as Props['picking']} onEditing={() => undefined} />)
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  press(new RegExp(`^${button}`))
  expect(screen.getByText(new RegExp(text))).toBeDefined()
  press(/^Volver/)
  expect(said).toEqual([])
  press(new RegExp(`^${button}`))
  press(new RegExp(`^${confirm}`))
  expect(said).toEqual([{ Cantidad, Sustituto: null, Nota: null, Confirmado: true }])
})
