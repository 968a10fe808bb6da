import { expect, test } from 'vitest'
import { BASE_DOCUMENT_TYPES } from '../site/index.ts'
import { documentFault, normalisedDocument } from './contact-details.ts'

test('a document is compared without dots and blanks', () => {
  expect(normalisedDocument(' 30.111.222 ')).toBe('30111222')
})

const DNI = '7 u 8 números, sin ceros adelante'
const PASSPORT = 'de 5 a 15 letras y números, no el de un CUIT'
const TAX = '11 números, el último de control'

test.each([
  ['DNI', '30.111.222', null],
  ['DNI', '3011122', null],
  ['DNI', '1.000.000', null],
  ['DNI', '99.999.999', null],
  ['D.N.I.', '30.111.222', null],
  ['DNI', '0999999', DNI],
  ['DNI', '00000000', DNI],
  ['DNI', '301112', DNI],
  ['DNI', '301112223', DNI],
  ['DNI', '20-30111222-0', DNI],
  ['DNI', '<B>81342818</B>', DNI],
  ['DNI', 'M3011122', DNI],
  ['LE', '4.567.890', null],
  ['LC', '456789X', '6 o 7 números'],
  ['LE', '40.567.890', '6 o 7 números'],
  ['CI', '12345', null],
  ['Pasaporte', 'aab 123456', null],
  ['Pasaporte', '509912345', null],
  ['Pasaporte', 'AAB/123', PASSPORT],
  ['Pasaporte', '20-30111222-0', PASSPORT],
  ['CUIT', '20-30111222-0', null],
  ['CUIT', '20-30111222-3', 'El CUIT no es válido: revisá sus números, el último no coincide.'],
  ['CUIT/CUIL', '20-30111222-3', 'El CUIT/CUIL no es válido: revisá sus números, el último no coincide.'],
  ['CUIT', '30.111.222', TAX],
  ['CUIT', '00-00000000-0', 'El CUIT no es válido: revisá sus números, el último no coincide.'],
  ['CUIL', '2030111222', TAX],
  ['CDI', '50301112223', 'El CDI no es válido: revisá sus números, el último no coincide.'],
  ['Carnet', 'X-1', null],
  ['Carnet', 'X;1', 'letras y números'],
])('a %s %s: %s', (type, number, fault) => {
  const text =
    fault === null || fault.endsWith('.') ? fault : `Documento: el número de ${type} tiene ${fault}.`
  expect(documentFault(type, number)).toBe(text)
})

test('no type takes markup', () => {
  for (const type of BASE_DOCUMENT_TYPES) expect(documentFault(type, '<i>1</i>')).not.toBeNull()
})
