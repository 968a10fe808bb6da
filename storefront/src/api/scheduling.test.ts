import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenMadeToWait } from './connection.ts'
import { retryWhileAway } from './scheduling.ts'

describe('a prefetch', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.resetModules()
    vi.stubGlobal('navigator', { onLine: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('fetches once the page has settled, few at a time, and goes on after a failure', async () => {
    const { prefetch } = await import('./scheduling.ts')
    const begun: number[] = []
    const ends: (() => void)[] = []
    for (let one = 0; one < 9; one++) {
      prefetch(() => {
        begun.push(one)
        return one === 1
          ? Promise.reject(new TypeError('offline'))
          : new Promise<void>((resolve) => ends.push(resolve))
      })
    }
    await vi.advanceTimersByTimeAsync(2000)
    expect(begun).toEqual([])
    await vi.advanceTimersByTimeAsync(5000)
    // the second has failed, and the next of its lane began
    expect(begun).toEqual([0, 1, 2, 4])
    for (const end of ends.splice(0)) end()
    await vi.advanceTimersByTimeAsync(5000)
    expect(begun).toEqual([0, 1, 2, 4, 3, 5, 7])
  })

  it('waits for the network', async () => {
    const events = new EventTarget()
    vi.stubGlobal('navigator', { onLine: false })
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    const { prefetch } = await import('./scheduling.ts')
    const fetch = vi.fn<() => Promise<void>>().mockResolvedValue()
    prefetch(fetch)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(fetch).not.toHaveBeenCalled()
    events.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

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
  const response = await retryWhileAway(
    async () => coming.shift()!,
    async (seconds) => void paused.push(seconds),
  )
  stop()
  expect([response.status, paused, told]).toEqual([status, pauses, pauses])
})
