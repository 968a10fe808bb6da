import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepFiles, untilDone, type FileCache } from './keep-files.ts'

const SHOP = 'https://gondola.example'
const url = (path: string) => new URL(path, SHOP).href

/** Like the browser's: either all files are added or none. */
class MemoryCache implements FileCache {
  readonly kept = new Set<string>()
  readonly asked: string[] = []
  missing: string | null = null

  async keys() {
    return [...this.kept].map((address) => ({ url: address }))
  }

  async addAll(addresses: string[]) {
    const wanted = addresses.map(url)
    this.asked.push(...wanted)
    if (this.missing !== null && wanted.includes(url(this.missing))) throw new TypeError('Failed to fetch')
    for (const each of wanted) this.kept.add(each)
  }

  async delete(address: string) {
    return this.kept.delete(address)
  }
}

describe('what a device keeps of the panel', () => {
  const file = (name: string) => url(`/gestion/assets/${name}.js`)
  const [old, both, fresh] = [file('old'), file('both'), file('new')]
  const keep = (cache: FileCache, files: string[]) => keepFiles(cache, '/gestion/', files)

  it('is the page as it is now and its files; those of another build go', async () => {
    const cache = new MemoryCache()
    await keep(cache, [old, both])
    await keep(cache, [both, fresh])
    expect([...cache.kept].toSorted()).toEqual([url('/gestion/'), both, fresh].toSorted())
    expect(cache.asked.filter((each) => each === both)).toHaveLength(1)
    expect(cache.asked.filter((each) => each === url('/gestion/'))).toHaveLength(2)
  })

  it('stays whole where the network goes before the new files are there', async () => {
    const cache = new MemoryCache()
    await keep(cache, [old, both])
    cache.missing = '/gestion/assets/new.js'
    await expect(keep(cache, [both, fresh])).rejects.toThrow('Failed to fetch')
    expect([...cache.kept].toSorted()).toEqual([url('/gestion/'), old, both].toSorted())
  })
})

describe('untilDone', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('tries again after pauses that grow, and no more once it is done', async () => {
    const work = vi.fn<() => Promise<void>>()
    work.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away')).mockResolvedValue()
    untilDone(work)
    await vi.advanceTimersByTimeAsync(5000)
    expect(work).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(9999)
    expect(work).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(work).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(work).toHaveBeenCalledTimes(3)
  })

  it('stops on request', async () => {
    const work = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('away')))
    untilDone(work)()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(work).toHaveBeenCalledTimes(1)
  })
})
