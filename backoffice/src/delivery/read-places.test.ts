import { expect, it } from 'vitest'
import { ZONE_TEXTS } from '../texts/delivery-screens.ts'
import { readPlaces, writePlaces } from './read-places.ts'

it.each([
  ['Tandil 7000', 'Tandil', '7000'],
  ['Tandil, b7000abc', 'Tandil', 'B7000ABC'],
  ['7000\tTandil', 'Tandil', '7000'],
  ['María Ignacia; 7003', 'María Ignacia', '7003'],
  ['9 de Julio', '9 de Julio', ''],
  [' 7003 ', '', '7003'],
])('%s', (line, Localidad, CodigoPostal) => {
  const places = [{ Localidad, CodigoPostal }]
  expect(readPlaces(`\n${line}\r\n`)).toEqual({ places })
  expect(readPlaces(writePlaces(places))).toEqual({ places })
})

it('a line that is too long, and too many lines, are reported', () => {
  expect(readPlaces(`Tandil\n${'a'.repeat(81)}`)).toEqual({ fault: ZONE_TEXTS.placeLong(2) })
  expect(readPlaces('Tandil\n'.repeat(1001))).toEqual({ fault: ZONE_TEXTS.placesMany(1000) })
})
