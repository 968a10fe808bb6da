import { expect, test } from 'vitest'
import { searchTexts } from './search.ts'

test.each([
  ['pepas', 'No tenemos pepas. Otras galletitas:'],
  ['para los piojos', 'No encontramos nada para los piojos; esto es lo más parecido:'],
])('before others, a search for %s says %s', (words, said) => {
  expect(searchTexts.notSold(words, 'Galletitas')).toBe(said)
})
