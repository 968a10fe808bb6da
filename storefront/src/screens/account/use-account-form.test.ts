import { describe, expect, it } from 'vitest'
import { accountFieldsAtFault } from './use-account-form.ts'

const typed = { Usuario: 'ana maria', Email: 'x', Telefono: '', Direccion: 'Mitre 1', Nombre: ' ' }

describe('accountFieldsAtFault', () => {
  it.each([
    ['cuenta-usuario-espacios', ['Usuario']],
    ['cuenta-email-invalido', ['Email']],
    ['email-registrado', ['Email']],
    ['contrasena-actual', ['Pass']],
    ['cuenta-usuario-signos', ['Usuario']],
    ['cuenta-usuario-letras', ['Usuario']],
    ['cuenta-campos-vacios', ['Telefono', 'Nombre']],
    ['interno', []],
  ])('%s is at %j', (code, fields) => expect(accountFieldsAtFault(code, typed)).toEqual(fields))
})
