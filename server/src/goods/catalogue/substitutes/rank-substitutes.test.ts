import { expect, test } from 'vitest'
import { testArticle } from '@gondola/contract/test/article'
import { netContentIn } from '@gondola/lexicon/sizes'
import type { Article } from '@gondola/contract/catalogue'
import { type Candidate, rankSubstitutes } from './rank-substitutes.ts'

/** `Leche entera 1 l $ 1000`: an article of one family by its name; `changes` of its fields. */
function sold(text: string, changes: Partial<Article> = {}): Candidate {
  const [Descripcion = '', price] = text.split(' $ ')
  const content = netContentIn(Descripcion) ?? { ContenidoNeto: null, ContenidoUnidad: null }
  const article = testArticle({ Codigo: Descripcion, Descripcion, ...content, ...changes })
  return { article, price: price === undefined ? null : Number(price) }
}

const names = (missing: Candidate, shelf: readonly Candidate[], isBounded = true) =>
  rankSubstitutes(missing, shelf, { count: 3, isBounded }).map(({ article }) => article.Codigo)

const ALCOHOL = { Alcohol: true }

test.each<[missing: string, shelf: string[], best: string[]]>([
  [
    'Cerveza Quilmes sin alcohol 473 ml',
    ['Cerveza Quilmes clásica 473 ml', 'Cerveza Heineken 0.0 473 ml', 'Cerveza Corona Cero 330 ml'],
    ['Cerveza Heineken 0.0 473 ml', 'Cerveza Corona Cero 330 ml'],
  ],
  [
    'Cerveza Quilmes clásica 473 ml',
    ['Cerveza Quilmes sin alcohol 473 ml', 'Cerveza Brahma rubia 473 ml', 'Cerveza Quilmes clásica 1 l'],
    ['Cerveza Brahma rubia 473 ml', 'Cerveza Quilmes sin alcohol 473 ml'],
  ],
])('of drinks: %s', (missing, shelf, best) => {
  expect(
    names(
      sold(missing, ALCOHOL),
      shelf.map((text) => sold(text, ALCOHOL)),
    ),
  ).toEqual(best)
})

test.each<[missing: string, shelf: string[], best: string[]]>([
  // health and conviction: rather nothing than something else
  ['Galletitas de arroz sin TACC 150 g', ['Galletitas de agua 150 g', 'Galletitas surtidas 150 g'], []],
  [
    'Pan rallado s/gluten 500 g',
    ['Pan rallado 500 g', 'Pan rallado y rebozador SIN TACC 500 g'],
    ['Pan rallado y rebozador SIN TACC 500 g'],
  ],
  [
    'Leche La Serenísima zero lactosa 1 l',
    ['Leche entera 1 l', 'Leche SanCor zero 1 l', 'Leche Tregar deslactosada 1 l'],
    ['Leche Tregar deslactosada 1 l'],
  ],
  [
    'Gaseosa cola zero 1,5 l',
    ['Gaseosa cola sabor original 1,5 l', 'Gaseosa cola light 1,5 l', 'Gaseosa lima limón zero 1,5 l'],
    ['Gaseosa cola light 1,5 l', 'Gaseosa lima limón zero 1,5 l'],
  ],
  ['Café soluble descafeinado 170 g', ['Café soluble clásico 170 g'], []],
  // the same kind first
  [
    'Leche descremada 1 l',
    ['Leche entera 1 l', 'Leche parcialmente descremada 1 l', 'Leche Ilolay descremada larga vida 1 l'],
    ['Leche Ilolay descremada larga vida 1 l', 'Leche parcialmente descremada 1 l', 'Leche entera 1 l'],
  ],
  [
    'Yogur bebible frutilla 900 g',
    ['Yogur bebible vainilla 900 g', 'Yogur firme frutilla 900 g', 'Yogur bebible frutillas 1 kg'],
    ['Yogur bebible frutillas 1 kg', 'Yogur firme frutilla 900 g', 'Yogur bebible vainilla 900 g'],
  ],
  // and the same thing, by the head noun of either name
  ['Papa blanca lavada', ['Cebolla blanca', 'Papa negra', 'Papa colorada'], ['Papa negra', 'Papa colorada']],
  [
    'Pimienta negra molida 25 g',
    ['Ají molido 25 g', 'Pimienta blanca molida 25 g'],
    ['Pimienta blanca molida 25 g'],
  ],
  ['Manteca 200 g', ['Margarina 200 g', 'Manteca 100 g'], ['Manteca 100 g']],
  ['Atún al natural 170 g', ['Aceitunas verdes 180 g', 'Lomitos de atún 170 g'], ['Lomitos de atún 170 g']],
  // of the same fit
  [
    'Pañales Pampers talle XG 36 un',
    ['Pañales Pampers talle G 36 un', 'PAÑALES ESTRELLA XG 30 UN'],
    ['PAÑALES ESTRELLA XG 30 UN'],
  ],
  [
    'Fórmula infantil Vital 2 350 g',
    ['Fórmula infantil Vital 1 350 g', 'Fórmula infantil Nan 2 400 g'],
    ['Fórmula infantil Nan 2 400 g'],
  ],
  ['Alimento para gatos 1 kg', ['Alimento para perros 1 kg', 'Alimento para gatitos 1 kg'], []],
  [
    'Agua mineral sin gas 1,5 l',
    ['Agua mineral con gas 1,5 l', 'Agua de mesa sin gas 2,25 l'],
    ['Agua de mesa sin gas 2,25 l'],
  ],
  // of about the same size
  [
    'Aceite de girasol 900 ml',
    ['Aceite de girasol Natura 1,5 l', 'Aceite de girasol Cocinero 900 ml', 'Aceite de girasol Cañuelas 5 l'],
    ['Aceite de girasol Cocinero 900 ml', 'Aceite de girasol Natura 1,5 l'],
  ],
  ['Gaseosa cola 2,25 l', ['Gaseosa cola 6 x 354 ml', 'Gaseosa cola 354 ml'], ['Gaseosa cola 6 x 354 ml']],
  // of about the same price, per piece and per measure
  [
    'Arroz largo fino 1 kg $ 1000',
    ['Arroz largo fino A 1 kg $ 1290', 'Arroz largo fino B 1 kg $ 990', 'Arroz largo fino C 1 kg $ 1310'],
    ['Arroz largo fino B 1 kg', 'Arroz largo fino A 1 kg'],
  ],
  ['Arroz 1 kg $ 1000', ['Arroz Oro 500 g $ 800', 'Arroz Gallo 500 g $ 600'], ['Arroz Gallo 500 g']],
])('%s', (missing, shelf, best) => {
  expect(
    names(
      sold(missing),
      shelf.map((text) => sold(text)),
    ),
  ).toEqual(best)
})

test.each([
  ['itself', { Codigo: 'PAN' }],
  ['of another family', { Familia: { Codigo: 902, Descripcion: 'Otra' } }],
  ['sold by weight', { unidad: 100 as const }],
  ['with alcohol', ALCOHOL],
])('nothing %s', (_name, changes) =>
  expect(names(sold('Pan', { Codigo: 'PAN' }), [sold('Pan lactal', changes)])).toEqual([]),
)

test('who pays no more is shown what is dearer and larger, after what is near', () => {
  const shelf = ['Arroz Oro 1 kg $ 2000', 'Arroz Gallo 5 kg $ 5000', 'Arroz Ala 1 kg $ 1000'].map((text) =>
    sold(text),
  )
  expect(names(sold('Arroz Lucchetti 1 kg $ 1000'), shelf, false)).toEqual([
    'Arroz Ala 1 kg',
    'Arroz Oro 1 kg',
    'Arroz Gallo 5 kg',
  ])
})
