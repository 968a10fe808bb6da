import { expect, it } from 'vitest'
import { againWhileAway } from './again-while-away.ts'
import { whenMadeToWait } from './connection.ts'

const away = (retryAfter: string | null) =>
  new Response('{}', { status: 503, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } })

it.each([
  ['at once', [200], [], 200],
  ['when the server is back', [away('5'), 200], [5], 200],
  [
    'after another database has stepped in',
    [...Array<Response>(8).fill(away('5')), 200],
    Array<number>(8).fill(5),
    200,
  ],
  [
    'in vain after forty seconds',
    [...Array<Response>(9).fill(away('5')), 200],
    Array<number>(8).fill(5),
    503,
  ],
  ['not every instant', [away('0'), 200], [1], 200],
  ['after ten seconds at most', [away('3600'), 200], [10], 200],
  ['not where nobody says when', [away(null), 200], [], 503],
  ['not after a refusal', [409, 200], [], 409],
  ['not after a bug', [500, 200], [], 500],
] as const)('is answered %s', async (_when, answers, pauses, status) => {
  const coming = answers.map((answer) =>
    answer instanceof Response ? answer.clone() : new Response('{}', { status: answer }),
  )
  const paused: number[] = []
  const told: number[] = []
  const stop = whenMadeToWait((seconds) => told.push(seconds))
  const response = await againWhileAway(
    async () => coming.shift()!,
    async (seconds) => void paused.push(seconds),
  )
  stop()
  expect([response.status, paused, told]).toEqual([status, pauses, pauses])
})
