import { expect, test } from 'vitest'
import { violationMessage } from '../http/index.ts'
import {
  accountAddress,
  checkAccountEdit,
  checkNewPassword,
  checkRegistration,
  hasAddressSigns,
  mixesAlphabets,
} from './registration.ts'

const good = {
  Nrodoc: '30111222',
  Tipodoc: 1,
  Usuario: 'mariana',
  Pass: '12345',
  Email: 'mariana@example.com',
  Telefono: '341 555-1234',
  Direccion: 'San Martín 1234',
  Nombre: 'Mariana Pérez',
}
const TELEPHONE = 'Teléfono: escribilo con su código de área, por ejemplo 249 400-0000.'
const no = async () => false
const yes = async () => true

/** Each row breaks its own rule and all later ones, to test the order of the rules. */
test.each([
  { change: { Nrodoc: ' ', Tipodoc: 0, Usuario: '' }, text: 'Documento: complételo por favor.' },
  { change: { Tipodoc: 0, Usuario: '' }, text: 'Documento: seleccione un Tipo.' },
  { change: { Usuario: '' }, known: yes, text: 'Documento: ya se encuentra registrado.' },
  { change: { Usuario: '', Pass: '' }, text: 'Nombre de Usuario. complételo.' },
  { change: { Usuario: 'a b', Pass: '' }, text: 'El Nombre de Usuario debe tener al menos 4 letras.' },
  { change: { Usuario: 'ana maria', Pass: '' }, text: 'El Nombre de Usuario no debe contener espacios.' },
  { change: { Pass: '' }, taken: yes, text: 'Usuario en uso: intente otro Nombre de Usuario.' },
  { change: { Pass: '1234', Email: '' }, text: 'Contraseña: debe contener 5 o más caracteres.' },
  { change: { Email: 'mariana@', Nombre: '' }, text: 'Email: No parece ser válido.' },
  { change: { Telefono: '' }, text: 'Campos vacíos: porfavor complételos.' },
  { change: { Telefono: 'tel' }, text: TELEPHONE },
  { change: { Telefono: '---' }, text: TELEPHONE },
  { change: { Telefono: '12' }, text: TELEPHONE },
  { change: { Direccion: ' ' }, text: 'Campos vacíos: porfavor complételos.' },
  { change: { Nombre: '' }, text: 'Campos vacíos: porfavor complételos.' },
  { change: {}, text: null },
])('registering with $change: $text [§5.11, §9.5]', async ({ change, known = no, taken = no, text }) => {
  const violation = await checkRegistration(
    { ...good, ...change },
    { isDocumentKnown: known, isUserTaken: taken },
  )
  expect(violation && violationMessage(violation).text).toBe(text)
})

test.each([
  { change: { Usuario: '' }, message: { text: 'compléyelo' } },
  { change: { Usuario: 'ana' }, message: { text: 'El Nombre de Usuario debe tener al menos 4 letras.' } },
  { change: { Usuario: 'ana maria' }, message: { text: 'El Nombre de Usuario no debe contener espacios.' } },
  { change: { Email: '' }, taken: yes, message: { text: 'ya existe, intenta otro.' } },
  { change: { Email: 'x', Nombre: '' }, message: { text: 'No parece ser válido.' } },
  { change: { Nombre: '' }, message: { title: 'Campos vacíos', text: 'porfavor complételos.' } },
  { change: {}, message: null },
])('editing the account with $change: $message.text [§5.13]', async ({ change, taken = no, message }) => {
  const violation = await checkAccountEdit({ ...good, ...change }, taken)
  expect(violation && violationMessage(violation)).toEqual(message)
})

test('a telephone that was stored before may stay', async () => {
  const odd = { ...good, Telefono: 'tel' }
  expect(await checkAccountEdit(odd, no, odd)).toBeNull()
  expect(await checkAccountEdit(odd, no, good)).toEqual({ code: 'telefono-invalido' })
})

test.each([
  ['1234', 'Debe contener al menos 5 caracteres.'],
  ['123 456', 'No debe contener espacios.'],
  ['12345', null],
])('a new password %s: %s [§5.14]', (password, text) => {
  const violation = checkNewPassword(password)
  expect(violation && violationMessage(violation).text).toBe(text)
})

test.each([
  ['mariana', false],
  ['mariana.perez-1', false],
  ['https://premio.example/reclamar', true],
  ['a@example.com', true],
  ['a：b＠c', true],
])('a user name %s has signs of addresses: %s', (name, has) => expect(hasAddressSigns(name)).toBe(has))

test.each([
  ['Ñandú_2º', false],
  ['мария-7', false],
  ['μαρία', false],
  ['ana山田', false],
  ['dеmo', true],
  ['αdmin', true],
  ['ԁemo', true],
])('a user name %s mixes alphabets: %s', (name, mixes) => expect(mixesAlphabets(name)).toBe(mixes))

test.each([
  ['Sarmiento 1123, Tandil', '', ['Sarmiento', '1123', '', 'Tandil']],
  ['Sarmiento 845, 2° B, Tandil', '', ['Sarmiento', '845', '2° B', 'Tandil']],
  ['Sarmiento 845, PB, Tandil, Buenos Aires', '', ['Sarmiento', '845', 'PB', 'Tandil']],
  ['Garibaldi 845 2° B', '', ['Garibaldi', '845', '2° B', '']],
  ['25 de Mayo 450, piso 2, depto 4, Azul', '', ['25 de Mayo', '450', 'piso 2, depto 4', 'Azul']],
  ['Calle 12 450 dto. C', 'Tandil', ['Calle 12', '450', 'dto. C', 'Tandil']],
  ['Av. 9 de Julio 450 , tandil', 'Tandil', ['Av. 9 de Julio', '450', '', 'Tandil']],
  ['Mitre 123, 3 B', '', ['Mitre', '123', '3 B', '']],
  ['Mitre 123, 3', '', ['Mitre 123, 3', '', '', '']],
  ['Mitre 123 3 B', '', ['Mitre 123 3 B', '', '', '']],
  ['Mitre 123, Azul', 'Tandil', ['Mitre 123, Azul', '', '', 'Tandil']],
  ['Mitre 123, Casa del fondo', '', ['Mitre 123, Casa del fondo', '', '', '']],
  ['Tandil', '', ['Tandil', '', '', '']],
  [' ', '', [undefined, undefined, undefined, undefined]],
])('the address of an account’s line %j and locality %j', (Direccion, Localidad, expected) => {
  const known = new Map([
    ['tandil', 'Tandil'],
    ['azul', 'Azul'],
  ])
  const address = accountAddress({ Direccion, Localidad }, (text) =>
    known.get(text.toLowerCase().replace(/,.*/, '')),
  )
  expect([address?.Calle, address?.Numero, address?.Piso, address?.Localidad]).toEqual(expected)
})
