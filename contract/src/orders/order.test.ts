import { expect, it } from 'vitest'
import { deliveryAddress } from './order.ts'

it.each([
  ['Mitre 100', 'Vela', 'Mitre 100, Vela'],
  ['Mitre 100, VELA', 'Vela', 'Mitre 100, VELA'],
  ['Pringles 1, Olavarría', 'Tandil', 'Pringles 1, Olavarría, Tandil'],
  ['Mitre 100', undefined, 'Mitre 100'],
  ['Mitre 100', null, 'Mitre 100'],
])('the address %s in %s is reported as %s', (Opt3, Localidad, told) => {
  expect(deliveryAddress({ Opt3, ...(Localidad !== undefined && { Localidad }) })).toBe(told)
})
