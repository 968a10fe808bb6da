import { expect, it } from 'vitest'
import { tooManyTriesText } from './refusals-texts.ts'

it.each([
  [1, 'un minuto'],
  [60, 'un minuto'],
  [61, '2 minutos'],
  [300, '5 minutos'],
  [7140, '119 minutos'],
  [7141, '2 horas'],
  [14_400, '4 horas'],
])('after too many tries %d s are said as %s', (seconds, wait) => {
  expect(tooManyTriesText(seconds)).toBe(`Hiciste demasiados intentos. Esperá ${wait} y probá de nuevo.`)
})
