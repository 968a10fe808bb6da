import { describe, expect, it } from 'vitest'
import { fieldsAtFault } from './use-registration.ts'

const typed = {
  Nrodoc: '1',
  Tipodoc: 1,
  Usuario: 'ana',
  Pass: '',
  Email: '',
  Telefono: ' ',
  Direccion: 'Mitre 1',
  Nombre: '',
}

describe('fieldsAtFault', () => {
  it.each([
    ['documento-vacio', ['Nrodoc']],
    ['documento-tipo', ['Tipodoc']],
    ['usuario-en-uso', ['Usuario']],
    ['documento-invalido', ['Nrodoc']],
    ['usuario-signos', ['Usuario']],
    ['usuario-letras', ['Usuario']],
    ['email-registrado', ['Email']],
    ['campos-vacios', ['Telefono', 'Nombre']],
    ['interno', []],
  ])('%s is at %j', (code, fields) => expect(fieldsAtFault(code, typed)).toEqual(fields))
})
