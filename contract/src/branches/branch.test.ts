import { expect, test } from 'vitest'
import { branchLabel, pickUpWords } from './branch.ts'

test.each([
  ['Casa central', 'Sucursal Casa central', 'Retiro en sucursal (Casa central)'],
  ['Sucursal 02', 'Sucursal 02', 'Retiro en Sucursal 02'],
  ['SUCURSAL NORTE', 'SUCURSAL NORTE', 'Retiro en SUCURSAL NORTE'],
  ['Sucursales Unidas', 'Sucursal Sucursales Unidas', 'Retiro en sucursal (Sucursales Unidas)'],
])('%s says what it is once', (name, label, pickUp) => {
  expect([branchLabel(name), pickUpWords(name)]).toEqual([label, pickUp])
})
