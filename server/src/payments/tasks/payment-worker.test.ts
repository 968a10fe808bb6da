import { expect, it } from 'vitest'
import { pauseAfter } from './payment-worker.ts'

it.each([
  ['a process with nothing else to do', { tookMs: 100, busy: 0.3, lateMs: 0 }, 0],
  ['requests that keep the process busy', { tookMs: 50, busy: 0.9, lateMs: 0 }, 1200],
  ['a long turn', { tookMs: 5000, busy: 0.9, lateMs: 0 }, 1500],
  ['a rush of seconds', { tookMs: 5000, busy: 0.9, lateMs: 8000 }, 1500],
  ['a queue that is behind', { tookMs: 5000, busy: 0.9, lateMs: 20_000 }, 750],
  ['a queue that is far behind', { tookMs: 5000, busy: 0.9, lateMs: 60_000 }, 0],
])('the queue rests after %s', (_, turn, pauseMs) => {
  expect(pauseAfter(turn)).toBe(pauseMs)
})
