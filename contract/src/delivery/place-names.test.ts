import { expect, it } from 'vitest'
import { foldedBeginnings, foldedLocality, placeKey, postalDigits } from './zone-of.ts'

it.each([
  ['Gral. Pirán, Bs. As.', 'general piran'],
  ['GENERAL PIRAN', 'general piran'],
  ['Cnel. Suárez (Buenos Aires)', 'coronel suarez'],
  ['Sta. Rosa', 'santa rosa'],
  ['V. Gesell', 'villa gesell'],
  ['Veinticinco de Mayo', '25 de mayo'],
  ['CABA', 'ciudad autonoma de buenos aires'],
  ['C.A.B.A.', 'ciudad autonoma de buenos aires'],
  ['Capital Federal', 'ciudad autonoma de buenos aires'],
  ['Ñorquincó', 'norquinco'],
  ['constructor', 'constructor'],
  ['  ', ''],
])('the locality %s is compared as %s', (typed, key) => {
  expect(foldedLocality(typed)).toBe(key)
  expect(foldedLocality(key)).toBe(key)
})

it.each([
  ['7000', '7000'],
  ['b7000', '7000'],
  [' B7000ABC ', '7000'],
  ['B70', 'B70'],
  ['', ''],
])('the postal code %s has the digits %s', (typed, digits) => expect(postalDigits(typed)).toBe(digits))

it('a name that is being typed may end in a short word, or in the beginning of a long one', () => {
  expect(foldedBeginnings('gral col')).toEqual(['general col', 'general colonia'])
  expect(foldedBeginnings('tan')).toEqual(['tan'])
})

it('a place is known by its locality, or else by its postal code', () => {
  expect(placeKey({ Localidad: 'Tandil', CodigoPostal: '7000' })).toBe('tandil')
  expect(placeKey({ Localidad: ' ', CodigoPostal: 'B7000' })).toBe('7000')
  expect(placeKey({})).toBe('')
})
