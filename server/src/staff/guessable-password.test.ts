import { describe, expect, it } from 'vitest'
import { isGuessable } from './guessable-password.ts'

describe('a password that is tried first', () => {
  it.each([
    'password',
    'Password1',
    'P4ssw0rd!',
    'contraseña2026',
    'Contraseña123',
    'Argentina2026',
    'bocajuniors12',
    'bocaboca',
    '12345678',
    '987654321',
    'qwertyuiop',
    'aaaaaaaa',
    '11112222',
    'abcabcab',
    'abcdefgh',
    'gondola.2026',
    'supermercado1',
    'admin1234',
  ])('%s', (password) => expect(isGuessable(password)).toBe(true))

  it('is one’s own name', () => {
    expect(isGuessable('marta.gomez1', ['marta.gomez'])).toBe(true)
    expect(isGuessable('marta.gomez1')).toBe(false)
  })

  it.each([
    'clave-de-prueba',
    'admin-de-prueba',
    'tres lagartos azules',
    'kT9#vw2Lq',
    'mate amargo 5am',
    'x7qpl0vm',
  ])('is not %s', (password) => expect(isGuessable(password, ['ana'])).toBe(false))
})
