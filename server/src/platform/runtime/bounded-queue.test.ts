import { expect, it } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'

const refuse = (): never => {
  throw new Error('full')
}

it('does so many at once, the next in their order, and turns the others away', async () => {
  const queue = new BoundedQueue(2, 3)
  const ends: (() => void)[] = []
  const begun: number[] = []
  const ask = (number: number) =>
    queue.run(() => {
      begun.push(number)
      return new Promise<number>((done) => ends.push(() => done(number)))
    }, refuse)
  const asked = [1, 2, 3, 4, 5].map(ask)
  await expect(ask(6)).rejects.toThrow('full')
  expect(begun).toEqual([1, 2])
  for (let count = 0; count < 5; count++) {
    await expect.poll(() => ends.length).toBeGreaterThan(count)
    ends[count]?.()
    await asked[count]
  }
  expect(begun).toEqual([1, 2, 3, 4, 5])
  const again = ask(7)
  await expect.poll(() => ends.length).toBe(6)
  ends[5]?.()
  expect(await again).toBe(7)
})

it('goes on after what fails', async () => {
  const queue = new BoundedQueue(1, 1)
  const failing = queue.run(() => Promise.reject(new Error('no')), refuse)
  const next = queue.run(() => Promise.resolve('yes'), refuse)
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
