import { expect, test } from 'vitest'
import { BASE_DOCUMENT_TYPES } from '../site/index.ts'
import { documentFault, normalisedDocument } from './contact-details.ts'

test('a document is compared without dots and blanks', () => {
  expect(normalisedDocument(' 30.111.222 ')).toBe('30111222')
})

test.each([
  ['DNI', '30.111.222', null],
  ['DNI', '3011122', null],
  ['DNI', '301112', '7 u 8 números'],
  ['DNI', '301112223', '7 u 8 números'],
  ['DNI', '<B>81342818</B>', '7 u 8 números'],
  ['DNI', 'M3011122', '7 u 8 números'],
  ['LE', '4.567.890', null],
  ['LC', '456789X', 'de 6 a 8 números'],
  ['CI', '12345', null],
  ['Pasaporte', 'aab 123456', null],
  ['Pasaporte', 'AAB/123', 'de 5 a 15 letras y números'],
  ['CUIT', '20-30111222-3', null],
  ['CUIL', '2030111222', '11 números'],
  ['CDI', '50301112223', null],
  ['Carnet', 'X-1', null],
  ['Carnet', 'X;1', 'letras y números'],
])('a %s %s: %s', (type, number, fault) => expect(documentFault(type, number)).toBe(fault))

test('no type takes markup', () => {
  for (const type of BASE_DOCUMENT_TYPES) expect(documentFault(type, '<i>1</i>')).not.toBeNull()
})
