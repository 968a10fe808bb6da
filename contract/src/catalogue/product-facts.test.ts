import { describe, expect, test } from 'vitest'
import { cleanFacts, contradictedDiets, withoutContradictions, type ProductFacts } from './product-facts.ts'

describe('facts are cleaned', () => {
  test.each<[string, ProductFacts | null | undefined, ProductFacts | null]>([
    ['nothing', undefined, null],
    ['only empty fields', { Ingredientes: '  ', Sellos: [], Apto: null, Nutricion: { Por: '100 ml' } }, null],
    ['a mark alone', { DeEjemplo: true }, null],
    ['texts', { Ingredientes: ' harina ', PaisOrigen: '' }, { Ingredientes: 'harina' }],
    [
      'lists',
      { Sellos: ['sodio', 'azucares', 'sodio'], Apto: ['vegano', 'sin-tacc'] },
      { Sellos: ['azucares', 'sodio'], Apto: ['sin-tacc', 'vegano'] },
    ],
    ['allergens', { Contiene: [' Leche', 'soja', 'leche', ''] }, { Contiene: ['leche', 'soja'] }],
    ['amounts', { Nutricion: { Sodio: 0, Fibra: null } }, { Nutricion: { Por: '100 g', Sodio: 0 } }],
    ['an example', { Productor: 'X', DeEjemplo: true }, { Productor: 'X', DeEjemplo: true }],
    ['no example', { Productor: 'X', DeEjemplo: false }, { Productor: 'X' }],
  ])('%s', (_, facts, cleaned) => {
    expect(cleanFacts(facts)).toEqual(cleaned)
    expect(cleanFacts(cleaned)).toEqual(cleaned)
  })
})

test('amounts are per 100 ml of a drink', () => {
  const facts = { Nutricion: { Sodio: 3 } }
  expect(cleanFacts(facts, 'ml')).toEqual({ Nutricion: { Por: '100 ml', Sodio: 3 } })
})

describe('claims are contradicted', () => {
  const ALL = ['sin-tacc', 'sin-azucar', 'sin-lactosa', 'vegano'] as const
  test.each<[ProductFacts, readonly string[]]>([
    [{}, []],
    [{ Contiene: ['soja', 'maní'] }, []],
    [{ Contiene: ['Derivados de TRIGO'] }, ['sin-tacc']],
    [{ PuedeContener: ['avena'] }, ['sin-tacc']],
    [{ PuedeContener: ['leche'] }, []],
    [{ Contiene: ['leche'] }, ['vegano']],
    [{ Contiene: ['Lactosa'] }, ['sin-lactosa']],
    [{ Contiene: ['crustáceos'] }, ['vegano']],
    [{ Sellos: ['azucares', 'sodio'] }, ['sin-azucar']],
    [{ Sellos: ['sodio'] }, []],
  ])('%j', (facts, wrong) => {
    const claimed = { ...facts, Apto: [...ALL] }
    expect(contradictedDiets(claimed)).toEqual(wrong)
    expect(withoutContradictions(claimed).Apto).toEqual(ALL.filter((diet) => !wrong.includes(diet)))
    expect(contradictedDiets(facts)).toEqual([])
  })
})
