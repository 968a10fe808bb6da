import { expect, test } from 'vitest'
import { meantKilograms, typedQuantity, typedWeight } from './typed-quantity.ts'

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
  ['2', 100, 2],
  [' 40 ', 100, 40],
  ['99', 100, 99],
  ['100', 100, null],
  ['150', 100, null],
  ['1,5', 100, null],
  ['0', 100, null],
  ['', 100, null],
  ['2', 1, null],
])('%j of an article with unidad %d may mean %j kilograms', (text, unidad, kilograms) => {
  expect(meantKilograms(text, unidad)).toBe(kilograms)
})

test.each([
  ['1,5 kg', 1500],
  ['1.5', 1500],
  [',25', 250],
  ['2', 2],
  ['99', 99],
  ['100', 100],
  ['350', 350],
  ['350 g', 350],
  ['350gr.', 350],
  ['3 KG', 3000],
  ['50 g', 50],
  ['0,05', 50],
  ['0', 0],
  ['', null],
  ['kg', null],
  ['1,5,2', null],
])('%j in a field that shows the unit is %j grams', (text, grams) => {
  expect(typedWeight(text)).toBe(grams)
})
