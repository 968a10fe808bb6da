import { expect, it } from 'vitest'
import { heardAs, heardForms, soundOf } from './sound.ts'
import { inDigits } from '@gondola/lexicon/amounts'
import { basesOf, compoundOf } from './word-forms.ts'

it.each([
  ['litro y medio', '1.5 litro'],
  ['coca de dos litros y cuarto', 'coca de 2.25 litros'],
  ['2 kg y 1/2', '2.5 kg'],
  ['dos y medio kilos', '2.5 kilos'],
  ['medio litro', '0.5 litro'],
  ['tres cuartos de kilo', '0.75 kilo'],
  ['leche de litro', 'leche de 1 litro'],
  ['un litro', '1 litro'],
  ['media docena', '6 un'],
  ['docena y media', '18 un'],
  ['maple', '30 un'],
  ['media dosena', '6 un'],
  ['aceite 1 y medio', 'aceite de 1.5 litro'],
  ['tres cuartos de asado', '0.75 kilo de asado'],
  ['10 fetas de jamón', '200 g de jamón'],
  ['2 maples', '60 un'],
  ['2½ kg', '2.5 kg'],
  ['cuatro quesos', 'cuatro quesos'],
  ['1/0', '1/0'],
])('the size %j in digits: %j', (said, digits) => {
  expect(inDigits(said)).toBe(digits)
})

it.each([
  ['gatorei', 'gatorade'],
  ['sprai', 'sprite'],
  ['yilet', 'gillette'],
  ['clait', 'clight'],
  ['dauni', 'downy'],
  ['sukini', 'zucchini'],
  ['esteya', 'stella'],
  ['beilis', 'baileys'],
  ['spid', 'speed'],
])('%j is heard as %j', (written, brand) => {
  expect(heardForms(brand)).toContain(heardAs(soundOf(written)))
})

it.each([
  ['cerbesa', 'cerveza'],
  ['igienico', 'higienico'],
  ['poyo', 'pollo'],
  ['kesito', 'quesito'],
  ['shampu', 'champu'],
])('%j sounds like %j', (mistyped, word) => {
  expect(soundOf(mistyped)).toBe(soundOf(word))
})

it.each([
  ['sanguchitos', 'sanguch'],
  ['cafecito', 'caf'],
  ['jugito', 'jugo'],
  ['juguito', 'jugo'],
  ['pancito', 'pan'],
  ['cervecita', 'cerveza'],
  ['chanquitos', 'chanco'],
])('%j may come from %j', (diminutive, base) => {
  expect(basesOf(diminutive)).toContain(base)
})

it.each([
  ['matacucarachas', 'cucaracha'],
  ['limpiavidrios', 'vidrio'],
  ['quitaesmalte', 'esmalt'],
  ['mate', null],
  ['lavanda', null],
])('the compound %j is for %j', (word, tail) => {
  expect(compoundOf(word)?.tail ?? null).toBe(tail)
})
