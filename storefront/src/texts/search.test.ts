import { expect, test } from 'vitest'
import { searchTexts } from './search.ts'

test.each([
  ['leche', 'lehce', 'Mostramos resultados de “leche”.'],
  ['regalo', 'Regalo Cumpleaños', 'No encontramos “Cumpleaños”: mostramos resultados de “regalo”.'],
  ['champu', 'champú de coco', 'No encontramos “de coco”: mostramos resultados de “champu”.'],
])('results of %s for %s are introduced by %s', (found, typed, said) => {
  expect(searchTexts.mended(found, typed)).toBe(said)
})

test.each([
  ['pepas', 'No tenemos pepas. Otras galletitas:'],
  ['para los piojos', 'No encontramos nada para los piojos; esto es lo más parecido:'],
])('before others, a search for %s says %s', (words, said) => {
  expect(searchTexts.notSold(words, 'Galletitas')).toBe(said)
})
