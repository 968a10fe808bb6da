import { describe, expect, it } from 'vitest'
import { isGuessable } from './check-account.ts'

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
    'mariposa1',
    'San.Martin.10',
    '24/05/1986',
    'p4ss-w0rd_2.6#',
    '?%defaultdefault83',
    '..supermercad0=(826',
    'tyuiopqwertyuio',
  ])('%s', async (password) => expect(await isGuessable(password)).toBe(true))

  it('is one’s own name', async () => {
    expect(await isGuessable('marta.gomez1', ['marta.gomez'])).toBe(true)
    expect(await isGuessable('+marta-gomez.8264', ['marta.gomez'])).toBe(true)
    expect(await isGuessable('marta.gomez1')).toBe(false)
  })

  it.each([
    'clave-de-prueba',
    'admin-de-prueba',
    'tres lagartos azules',
    'kT9#vw2Lq',
    'mate amargo 5am',
    'x7qpl0vm',
    'tomate-perejil',
    'G.F447+D-x7?',
  ])('is not %s', async (password) => expect(await isGuessable(password, ['ana'])).toBe(false))
})
