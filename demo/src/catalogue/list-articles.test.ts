import { expect, test } from 'vitest'
import { DESCRIPCIONCORTA_MAX_CHARACTERS } from '@gondola/contract/base'
import { eanCheckDigit } from './barcode.ts'
import { DEPARTMENTS } from './departments.ts'
import { articleNamed, listDemoArticles } from './list-articles.ts'
import { listDemoBrands } from './list-brands.ts'
import { listDemoDepartments } from './list-departments.ts'
import { listKinds } from './product-kinds.ts'
import { listSizes } from './size.ts'

const articles = listDemoArticles()
const departments = listDemoDepartments()
const families = departments.flatMap(({ ListFamilias }) => ListFamilias)

test('the shop is as large as promised', () => {
  expect(articles.length).toBeGreaterThanOrEqual(1800)
  expect(articles.filter(({ unidad }) => unidad === 100).length).toBeGreaterThanOrEqual(150)
  expect(departments.length).toBe(14)
  expect(families.length).toBeGreaterThanOrEqual(100)
  expect(listDemoBrands().length).toBeGreaterThanOrEqual(100)
})

test.each(families.map(({ Codigo, Descripcion }) => [Codigo, Descripcion]))(
  'family %i %s has articles',
  (Codigo) => {
    expect(articles.filter(({ Familia }) => Familia.Codigo === Codigo).length).toBeGreaterThanOrEqual(3)
  },
)

test('departments are 1 to 99 and families the department times 100 plus a number', () => {
  for (const { Codigo, ListFamilias } of departments) {
    expect(Codigo).toBeLessThan(100)
    for (const family of ListFamilias) expect(Math.floor(family.Codigo / 100)).toBe(Codigo)
  }
  expect(new Set(families.map(({ Codigo }) => Codigo)).size).toBe(families.length)
})

test('no two articles share a code or a name', () => {
  expect(new Set(articles.map(({ Codigo }) => Codigo)).size).toBe(articles.length)
  expect(new Set(articles.map(({ Descripcion }) => Descripcion)).size).toBe(articles.length)
})

test('what is sold by the piece carries a valid EAN-13, what is weighed a code of the scale', () => {
  for (const { Codigo, Ean, unidad } of articles) {
    if (unidad === 100) {
      expect(Codigo).toMatch(/^2-\d{4}$/)
      expect(Ean).toBeNull()
    } else {
      expect(Codigo).toMatch(/^779\d{10}$/)
      expect(Number(Codigo[12])).toBe(eanCheckDigit(Codigo.slice(0, 12)))
      expect(Ean).toBe(Codigo)
    }
  }
})

test.each([
  ['779012345678', 7],
  ['400638133393', 1],
  ['200261001363', 8],
  ['200509001250', 4],
])('the check digit of %s is %i', (twelve, digit) => {
  expect(eanCheckDigit(twelve)).toBe(digit)
})

test('prices are positive and have at most two decimals', () => {
  for (const { Precioventa, ImpuestoInterno } of articles) {
    expect(Precioventa).toBeGreaterThan(50)
    expect(Math.abs(Precioventa * 100 - Math.round(Precioventa * 100))).toBeLessThan(1e-6)
    if (ImpuestoInterno !== null) expect(ImpuestoInterno).toBeLessThan(Precioventa / 4)
  }
})

test('prices do not all end alike', () => {
  const endings = new Set(articles.map(({ Precioventa }) => Math.round(Precioventa * 100) % 1000))
  expect(endings.size).toBeGreaterThanOrEqual(6)
})

test('a bigger size of the same kind costs more, and less per unit', () => {
  let compared = 0
  for (const line of DEPARTMENTS.flatMap((department) => department.families).flatMap(({ lines }) => lines)) {
    if (line.weighed || line.sizes.includes('=')) continue
    for (const { name } of listKinds(line.pattern, line.brand === 'Góndola' ? '' : line.brand)) {
      const sizes = listSizes(line.sizes)
        .map(({ label }) => articleNamed(label ? `${name} ${label}` : name))
        .toSorted((a, b) => (a.ContenidoNeto ?? 0) - (b.ContenidoNeto ?? 0))
      for (const [index, bigger] of sizes.entries()) {
        const smaller = sizes[index - 1]
        if (!smaller || smaller.ContenidoNeto === bigger.ContenidoNeto) continue
        expect(bigger.Precioventa, bigger.Descripcion).toBeGreaterThan(smaller.Precioventa)
        expect(unitPrice(bigger), bigger.Descripcion).toBeLessThan(unitPrice(smaller))
        compared += 1
      }
    }
  }
  expect(compared).toBeGreaterThan(300)
})

const unitPrice = ({ Precioventa, ContenidoNeto }: { Precioventa: number; ContenidoNeto: number | null }) =>
  Precioventa / (ContenidoNeto ?? 1)

test('names fit the label and the address', () => {
  for (const { Descripcion, Descripcioncorta, unidaddescrip } of articles) {
    expect(Descripcion.length, Descripcion).toBeLessThanOrEqual(DESCRIPCIONCORTA_MAX_CHARACTERS)
    expect(Descripcion).toMatch(/^[\p{Lu}\d]/u)
    expect(Descripcion).not.toMatch(/\s{2}|[@{}|]/)
    expect(Descripcioncorta).not.toMatch(/[/?#%\\]/)
    expect(Descripcioncorta.length).toBeLessThanOrEqual(DESCRIPCIONCORTA_MAX_CHARACTERS)
    expect(unidaddescrip).not.toBe('')
  }
})

test.each([
  ['900 ml', '900 ml', '900 ml', 900, 'ml'],
  ['1,5 l', '1,5 l', '1,5 l', 1500, 'ml'],
  ['6 latas x 354 ml', '6 latas x 354 ml', '6 latas x 354 ml', 2124, 'ml'],
  ['4 rollos x 30 m', '4 rollos x 30 m', '4 rollos x 30 m', 120, 'm'],
  ['12 un', 'x 12 un', '12 unidades', 12, 'un'],
  ['25 saquitos', 'x 25 saquitos', '25 saquitos', 25, 'un'],
  ['45 x 60 cm · 30 un', '45 x 60 cm · 30 un', '45 x 60 cm · 30 un', 30, 'un'],
  ['1 l larga vida', '1 l larga vida', '1 l larga vida', 1000, 'ml'],
  ['1 atado', '', 'Atado', 1, 'un'],
  ['', '', 'Unidad', 1, 'un'],
])('the size %j is read', (text, label, unidaddescrip, ContenidoNeto, ContenidoUnidad) => {
  expect(listSizes(text)).toEqual([{ label, unidaddescrip, ContenidoNeto, ContenidoUnidad }])
})

test.each([
  ['Aceite de girasol', 'Lira', [['Aceite de girasol Lira', 'Aceite de girasol', '']]],
  [
    'Yogur @ {frutilla|natural}',
    'Ser',
    [
      ['Yogur Ser frutilla', 'Yogur', 'frutilla'],
      ['Yogur Ser natural', 'Yogur', 'natural'],
    ],
  ],
  [
    '{Acelga|Berro}',
    '',
    [
      ['Acelga', 'Acelga', ''],
      ['Berro', 'Berro', ''],
    ],
  ],
  [
    'Queso {tybo|gouda}',
    'Tregar',
    [
      ['Queso tybo Tregar', 'Queso', 'tybo'],
      ['Queso gouda Tregar', 'Queso', 'gouda'],
    ],
  ],
  [
    '{Shampoo|Crema} @ {liso}',
    'Dove',
    [
      ['Shampoo Dove liso', 'Shampoo', 'liso'],
      ['Crema Dove liso', 'Crema', 'liso'],
    ],
  ],
])('the pattern %s of %s is spread', (pattern, brand, expected) => {
  expect(listKinds(pattern, brand).map(({ name, product, kind }) => [name, product, kind])).toEqual(expected)
})

test('weighed goods are sold per kilogram, the rest tell their net content', () => {
  for (const article of articles) {
    if (article.unidad === 100) expect(article.unidaddescrip).toBe('Por kg')
    else expect(article.ContenidoNeto, article.Descripcion).toBeGreaterThan(0)
  }
})
