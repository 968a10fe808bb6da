import { describe, expect, it } from 'vitest'
import { familyOf } from './family-of.ts'
import { FAMILY_RULES, stemsOf } from './family-rules.ts'
import { nearestFamily } from './nearest-family.ts'

describe('the family that a name tells', () => {
  it.each([
    ['Yerba Mate Suave 500 Gr', '', 'Yerba mate'],
    ['Jugo en Polvo Naranja 18 Gr', '', 'Jugos en polvo y concentrados'],
    ['Jugo Listo Naranja 1 Lt', '', 'Jugos listos'],
    ['Jabon en Polvo para Ropa 800 Gr', '', 'Jabones y suavizantes para la ropa'],
    ['Jabón en Barra Hidratante 90 Gr', '', 'Jabones'],
    ['Vino Tinto Malbec 750 Ml', '', 'Vinos tintos'],
    ['VINO CHARDONNAY 750', '', 'Vinos blancos y rosados'],
    ['Cerveza Rubia en Lata 473 Cc', '', 'Cervezas'],
    ['Fernet 750 Ml', '', 'Aperitivos y bebidas blancas'],
    ['Leche en Polvo Entera 800 Gr', '', 'Leche en polvo'],
    ['Pañales Grandes 30 Un', '', 'Pañales'],
    ['Alimento para Gatos Pescado 1 Kg', '', 'Alimento para gatos'],
    ['SHAMP REPARACION 340', '', 'Shampoo y acondicionador'],
    ['Sobre Verano', 'TANG', 'Jugos en polvo y concentrados'],
  ])('%s %s is of %s', (name, brand, familia) => {
    expect(familyOf(name, brand)?.familia).toBe(familia)
  })

  it.each([['Cosa 3 Un'], ['XK-400 plus'], ['']])('%j is left to somebody', (name) => {
    expect(familyOf(name, '')).toBeNull()
  })

  it('is the same in singular and plural, with accents and without', () => {
    expect(stemsOf('Jabones Líquidos')).toEqual(stemsOf('JABON LIQUIDO'))
  })
})

it('no word is the rule of two families', () => {
  const owners = new Map<string, string>()
  const doubled: string[] = []
  for (const { departamento, familia, first, pair } of FAMILY_RULES) {
    for (const word of [...first, ...pair]) {
      const other = owners.get(word)
      if (other !== undefined) doubled.push(`${word}: ${other}, ${departamento} / ${familia}`)
      owners.set(word, `${departamento} / ${familia}`)
    }
  }
  expect(doubled).toEqual([])
})

it.each([
  ['Leche Entera Económica 1 Lt', 'Leches'],
  ['Salsa de Soja 280 Gr', 'Aderezos y salsas frías'],
  // a word that counts only in a pair decides nothing alone
  ['Peine Económico Cooperativa 1 Un', null],
  ['Xilofon Grande 3 Un', null],
  ['', null],
])('nearest to %s is %s', (name, familia) => {
  expect(nearestFamily(name)).toBe(familia)
})
