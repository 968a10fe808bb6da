import { createTheme, ThemeProvider } from '@mui/material'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PickingLine, StaffOrder } from '@gondola/contract/orders'
import { differenceText, OrderLines } from './order-lines.tsx'

afterEach(cleanup)

const sustituto = { Codart: 'OTRO', Descrip: 'Port salut', Cantidad: 2, Unidad: 1, Precioventa: 70 }
const line = (Preparado?: object) =>
  ({ Descrip: 'Queso cremoso', Cantidad: 3, Unidad: 1, Preparado }) as unknown as PickingLine
const prepared = (Cantidad: number, Sustituto: object | null = null) => line({ Cantidad, Sustituto })

test.each([
  ['not prepared', line(), null],
  ['as ordered', prepared(3), null],
  ['missing', prepared(0), 'No había: no se cobra'],
  ['less', prepared(2), 'Pidió 3 un, se preparó 2 un'],
  ['replaced', prepared(0, sustituto), 'Reemplazado por Port salut (2 un)'],
  [
    'replaced in part',
    prepared(1, sustituto),
    'Pidió 3 un, se preparó 1 un · el resto, por Port salut (2 un)',
  ],
])('a line that is %s, in the words of staff', (_what, each, text) => {
  expect(differenceText(each)).toBe(text)
})

test('a line that was replaced reads so, and the total to pay differs from the others', () => {
  const order = {
    Lineas: [{ ...prepared(0, sustituto), Items: 1, Precioventa: 90 }],
    Valoraciones: [],
    TotalBruto: 70,
    TotalNeto: 70,
    TotalesPedido: { TotalNeto: 90 },
  } as unknown as StaffOrder
  render(
    <ThemeProvider theme={createTheme()}>
      <OrderLines order={order} cost={undefined} />
    </ThemeProvider>,
  )
  expect(screen.getByText('Queso cremoso').tagName).toBe('S')
  expect(screen.getByText('2 un')).toBeDefined()
  const weight = (name: string) => getComputedStyle(screen.getByRole('rowheader', { name })).fontWeight
  expect([weight('Total'), weight('Total pedido')]).toEqual(['700', '400'])
})

test('what was refused at the door is taken off the total', () => {
  const order = {
    Estado: 'D',
    Lineas: [],
    Valoraciones: [],
    TotalBruto: 70,
    TotalNeto: 70,
  } as unknown as StaffOrder
  render(
    <ThemeProvider theme={createTheme()}>
      <OrderLines order={order} cost={50} />
    </ThemeProvider>,
  )
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
  expect(rows.slice(-3)).toEqual(['Total$ 70,00', 'Devuelto o descontado-$ 20,00', 'Cuesta$ 50,00'])
})
