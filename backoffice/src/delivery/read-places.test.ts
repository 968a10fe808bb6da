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

it.each([
  ['2002-2005', '', ['2002', '2003', '2004', '2005']],
  ['Rosario 2000 a 2002', 'Rosario', ['2000', '2001', '2002']],
  ['B7000 – B7001 Tandil', 'Tandil', ['B7000', 'B7001']],
])('%s is its codes', (line, Localidad, codes) => {
  expect(readPlaces(line)).toEqual({ places: codes.map((CodigoPostal) => ({ Localidad, CodigoPostal })) })
})

it('a range backwards or too wide, and codes that are none, are refused', () => {
  for (const line of ['2005-2002', '1000 al 9999'])
    expect(readPlaces(`Vela\n${line}`)).toEqual({ fault: ZONE_TEXTS.placeRange(2, 300) })
  expect(readPlaces('2000, 2001')).toEqual({ fault: ZONE_TEXTS.placeUnread(1) })
})
