import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => void vi.useRealTimers())

it('fetches once the page has settled, few at a time, and goes on after a failure', async () => {
  const { fetchOnceSettled } = await import('./fetch-once-settled.ts')
  const begun: number[] = []
  const ends: (() => void)[] = []
  for (let one = 0; one < 9; one++) {
    fetchOnceSettled(() => {
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
