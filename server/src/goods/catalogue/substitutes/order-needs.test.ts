import { expect, it } from 'vitest'
import type { ProductFacts } from '@gondola/contract/catalogue'
import { contradiction, forbiddenIn, meetsNeeds, needsOf } from './order-needs.ts'

type Apto = ('sin-tacc' | 'sin-azucar' | 'vegano')[]
const article = (Descripcion: string, Apto: Apto = []) => ({
  Descripcion,
  Alcohol: false,
  Apto,
  Marca: { Codigo: 1, Descripcion: 'Sin marca', Checked: false as const },
})

it.each<[note: string, comment: string, name: string, facts: ProductFacts | undefined, isMet: boolean]>([
  ['', '', 'Galletitas dulces 200 g', undefined, true],
  ['sin TACC', '', 'Galletitas dulces 200 g', undefined, false],
  ['sin TACC', '', 'Galletitas dulces sin TACC 200 g', undefined, true],
  ['', 'Todo SIN GLUTEN por favor', 'Galletitas dulces 200 g', undefined, false],
  ['', 'Somos celíacos', 'Fideos s/tacc 500 g', undefined, true],
  ['', 'Somos celíacos', 'Fideos 500 g', undefined, false],
  ['', 'celiaquía en casa', 'Fideos 500 g', undefined, false],
  ['', 'Mi hijo es intolerante a la lactosa', 'Leche entera 1 l', undefined, false],
  [
    '',
    'Mi hijo es intolerante a la lactosa',
    'Leche deslactosada 1 l',
    { Ingredientes: 'Leche, lactasa' },
    true,
  ],
  ['', 'soy diabética', 'Mermelada de durazno light', undefined, true],
  ['', 'soy diabética', 'Mermelada de durazno', undefined, false],
  ['sin sal', '', 'Galletitas de agua', undefined, false],
  ['sin cebolla', '', 'Empanadas de cebolla y queso', undefined, false],
  ['sin cebolla', '', 'Empanadas de carne', { Ingredientes: 'Carne, CEBOLLA, sal' }, false],
  ['sin cebolla', '', 'Empanadas de carne', undefined, true],
  ['sin cebolla', '', 'Empanadas de carne sin cebolla', undefined, true],
  ['', 'Alérgica al maní y las nueces', 'Turrón de maní', undefined, false],
  [
    '',
    'Alérgica al maní y las nueces',
    'Turrón de almendra',
    { PuedeContener: ['maní'], Contiene: ['almendra'] },
    false,
  ],
  ['', 'Alérgica al maní y las nueces', 'Turrón de chocolate', undefined, false],
  ['', 'Alérgica al maní y las nueces', 'Turrón de chocolate', { Ingredientes: 'Cacao, azúcar' }, true],
  ['', 'ALERGIA: frutos secos', 'Budín', { Contiene: ['almendras'] }, false],
  ['', 'alergia severa a los mariscos', 'Sopa', { Ingredientes: 'Agua, camarones' }, false],
  ['', 'Dejar sin timbre, hay un bebé durmiendo', 'Leche entera 1 l', undefined, true],
  ['bien maduras', 'Tocar timbre', 'Banana', undefined, true],
])('a note «%s» with a comment «%s» and an article %s', (note, comment, name, facts, isMet) => {
  expect(meetsNeeds(needsOf(note, comment), article(name), facts)).toBe(isMet)
})

it('takes an article’s own claim', () => {
  expect(meetsNeeds(needsOf('', 'sin tacc'), article('Fideos de arroz', ['sin-tacc']), undefined)).toBe(true)
})

it.each<[string, ProductFacts, object | null]>([
  ['pan lactal sin leche', { PuedeContener: ['leche'] }, { Duda: 'trazas', Falta: 'leche' }],
  ['galletitas sin huevo ni lácteos', { Contiene: ['trigo', 'leche'] }, { Duda: 'contiene', Falta: 'leche' }],
  ['pan sin leche', { Contiene: ['trigo'] }, null],
  ['leche sin lactosa', { Contiene: ['leche'] }, null],
  ['café con leche', { Contiene: ['leche'] }, null],
])('what %s forbids and an article has is named', (line, facts, told) => {
  expect(contradiction(line, facts)).toEqual(told)
})

it.each([
  ['pan sin leche', true],
  ['leche sin lactosa', false],
  ['pan', false],
])('%s forbids something that facts may tell: %s', (line, does) => {
  expect(forbiddenIn(line).size > 0).toBe(does)
})
