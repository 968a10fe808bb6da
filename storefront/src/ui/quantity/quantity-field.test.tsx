import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { QuantityField, typedQuantity } from './quantity-field.tsx'

afterEach(cleanup)

test.each([
  ['3', 1, 3],
  [' 12 ', 1, 12],
  ['2.4', 1, 2],
  ['', 1, null],
  ['-', 1, null],
  ['dos', 1, null],
  ['1.2.3', 1, null],
  ['-3', 1, -3],
  ['250', 100, 250],
  ['1500', 100, 1500],
  ['1,5', 100, 1500],
  ['1.500', 100, 1500],
  ['0,75', 100, 750],
  [',3', 100, 300],
  ['', 100, null],
])('%j of an article with unidad %d is %j', (text, unidad, quantity) => {
  expect(typedQuantity(text, unidad)).toBe(quantity)
})

test.each([
  ['', 'g'],
  ['250', 'g'],
  ['1,5', 'kg'],
  ['1/2', 'kg'],
  ['1,5 kg', ''],
])('a weight %j is shown with the unit %j, and is never invalid', (value, unit) => {
  render(<QuantityField unidad={100} value={value} readOnly />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Cantidad, en gramos o kilos' })
  expect(field.validity.valid).toBe(true)
  expect(field.parentElement?.textContent).toBe(unit)
  for (const attribute of ['placeholder', 'step', 'min']) expect(field.getAttribute(attribute)).toBe('100')
})
