import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAliasValid, isCbuValid } from './staff-transfer.ts'

it.each([
  // two that are often printed as examples, and one in the form of a wallet's CVU
  ['2850590940090418135201', true],
  ['0170099220000067797370', true],
  ['0000003100010000000009', true],
  ['28505909 4009041813520-1', true],
  ['2850590940090418135202', false],
  ['2850590840090418135201', false],
  ['285059094009041813520', false],
  ['28505909400904181352011', false],
  ['0000000000000000000000', false],
  ['28505909400904181352O1', false],
  ['', false],
])('the CBU %j is valid: %j', (typed, isValid) => expect(isCbuValid(typed)).toBe(isValid))

it('one wrong digit of a CBU is found', () => {
  const valid = '2850590940090418135201'
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 21 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const digit = (Number(valid[place]) + more) % 10
      expect(isCbuValid(valid.slice(0, place) + digit + valid.slice(place + 1))).toBe(false)
    }),
  )
})

it.each([
  ['GONDOLA.TANDIL', true],
  ['mi-super.2', true],
  ['corto', false],
  ['demasiado.largo.alias', false],
  ['con espacio', false],
  ['áreas.verdes', false],
])('the alias %j is valid: %j', (typed, isValid) => expect(isAliasValid(typed)).toBe(isValid))
