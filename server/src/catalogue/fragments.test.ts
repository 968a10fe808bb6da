import { expect, it } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import { finishedText } from './answer.ts'
import { Fragments } from './fragments.ts'

it('joins fragments of any length and alphabet to arrays', () => {
  const texts = [
    '{"a":"ñandú €"}',
    `{"b":"${'ó'.repeat(300_000)}"}`,
    '{}',
    `{"c":"${'x'.repeat(200_000)}"}`,
    '1',
  ]
  const fragments = new Fragments(texts.length)
  for (const [index, text] of texts.entries()) fragments.set(index, text)
  expect(fragments.at(0).toString()).toBe(texts[0])
  expect(JSON.parse(fragments.array([4, 1, 0, 3]).toString())).toEqual(
    [texts[4], texts[1], texts[0], texts[3]].map((text) => JSON.parse(text!)),
  )
  expect(fragments.array([]).toString()).toBe('[]')
})

it('keeps the answers that were asked for last, apart by who may see prices', () => {
  const cache = new AnswerCache()
  for (let i = 0; i < 5000; i++) cache.keep(false, `/${i}`, finishedText(String(i), null))
  expect(cache.find(false, '/0')?.body.toString()).toBe('0')
  cache.keep(false, '/new', finishedText('new', null))
  expect(cache.find(false, '/0')).toBeDefined()
  expect(cache.find(false, '/1')).toBeUndefined()
  expect(cache.find(true, '/0')).toBeUndefined()
  for (let i = 0; i < 40; i++) cache.keep(true, `/big${i}`, finishedText('x'.repeat(1_000_000), null))
  expect(cache.find(true, '/big39')).toBeDefined()
  expect(cache.find(true, '/big0')).toBeUndefined()
  cache.keep(true, '/huge', finishedText('x'.repeat(2_000_000), null))
  expect(cache.find(true, '/huge')).toBeUndefined()
})
