import { afterEach, beforeEach, expect, it, vi } from 'vitest'

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

it('waits for the network', async () => {
  const events = new EventTarget()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const { fetchOnceSettled } = await import('./fetch-once-settled.ts')
  const fetch = vi.fn<() => Promise<void>>().mockResolvedValue()
  fetchOnceSettled(fetch)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(fetch).not.toHaveBeenCalled()
  events.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(fetch).toHaveBeenCalledTimes(1)
})
