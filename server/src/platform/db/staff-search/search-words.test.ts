import { expect, it } from 'vitest'
import { searchWords, WORDS_MAX } from './search-words.ts'

it.each([
  ['', []],
  ['  Ñandú  PAZ ', ['nandu', 'paz']],
  ['a '.repeat(50), ['a']],
  ['á A a', ['a']],
  ['paz a p z pa', ['paz']],
  ['ana banana', ['banana']],
  ['leche 1 l', ['leche', '1']],
  ['12 1234 #12', ['12', '1234', '#12']],
  ['# #12', ['#12']],
  ['N.º 6619', ['6619']],
  ['Nº6619', ['6619']],
  ['n° 6619 paz', ['6619', 'paz']],
  ['Nro. 6619', ['6619']],
  ['Pedido #6619', ['#6619']],
  ['pedido de Nro', ['pedido', 'de', 'nro']],
])('of «%s» asks for %j', (q, words) => {
  expect(searchWords(q)).toEqual(words)
})

it('are six at most', () => {
  expect(searchWords('ab bc cd de ef fg gh hi')).toHaveLength(WORDS_MAX)
})
