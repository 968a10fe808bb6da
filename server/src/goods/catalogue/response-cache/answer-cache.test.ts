import { expect, it } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import { finishedText } from './answer.ts'

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
