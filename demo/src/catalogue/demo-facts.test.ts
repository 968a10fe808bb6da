import { contradictedDiets } from '@gondola/contract/catalogue'
import { expect, test } from 'vitest'
import { factsOfDemoArticle } from './demo-facts.ts'
import { listDemoArticles } from './list-articles.ts'

const ALL = listDemoArticles().map((article) => ({ ...article, facts: factsOfDemoArticle(article) }))
const named = (words: RegExp) => ALL.filter(({ Descripcion }) => words.test(Descripcion))

test('most food has facts, all of them marked as examples, and nothing else has any', () => {
  const isFood = ({ Familia }: (typeof ALL)[number]) => Familia.Codigo < 1100
  expect(ALL.filter((one) => isFood(one) && one.facts !== null).length).toBeGreaterThan(1000)
  expect(ALL.filter(({ facts }) => facts !== null && !facts.DeEjemplo)).toEqual([])
  expect(ALL.filter((one) => !isFood(one) && one.facts !== null)).toEqual([])
})

test('what has gluten is never without TACC', () => {
  const wheat =
    /harina de trigo|^pan |galletitas|medialunas|avena|cerveza|ravioles|empanadas|fideos (?!de arroz)/i
  const marked = named(wheat).filter(({ facts }) => facts?.Apto?.includes('sin-tacc'))
  expect(marked.filter(({ Descripcion }) => !Descripcion.includes('sin gluten'))).toEqual([])
  for (const { facts } of ALL) if (facts) expect(contradictedDiets(facts)).toEqual([])
})

test.each([
  [/^Arroz largo fino/, { Apto: ['sin-tacc', 'vegano'] }],
  [/^Fideos de arroz sin gluten/, { Apto: ['sin-tacc', 'vegano'] }],
  [/^Leche entera/, { Contiene: ['leche'] }],
  [/^Leche .*zero lactosa/, { Apto: ['sin-tacc', 'sin-lactosa'] }],
  [/^Gaseosa cola .*zero/, { Leyendas: ['edulcorantes', 'cafeina'] }],
  [/^Alfajor /, { Contiene: ['trigo', 'leche', 'huevo'] }],
  [/^Milanesas de soja/, { Contiene: ['trigo', 'soja'] }],
  [/^Pizza .*muzzarella/, { Contiene: ['trigo', 'leche'] }],
  [/^Banana Ecuador/, { PaisOrigen: 'Ecuador' }],
] as const)('%s', (words, facts) => {
  const found = named(words)
  expect(found.length).toBeGreaterThan(0)
  for (const one of found) expect(one.facts, one.Descripcion).toMatchObject(facts)
})
