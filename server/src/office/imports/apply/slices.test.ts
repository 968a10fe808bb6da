import { expect, it } from 'vitest'
import { startTestShop } from '../../../../../lab/shop/test-shop.ts'
import { Slices } from './slices.ts'

/** The sizes of successive slices when each row takes this long. */
async function sizesAt(rowMs: number, turns = 60): Promise<number[]> {
  let now = 0
  const slices = new Slices({ now: () => now })
  const sizes: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    sizes.push(slices.rows)
    await slices.timed(async () => void (now += rowMs * slices.rows))
  }
  return sizes
}

it.each([
  [0.05, 400],
  [0.3, 100],
  [1, 25],
  [5, 20],
])('of rows that take %f ms each, writes %i at once', async (rowMs, rows) => {
  expect((await sizesAt(rowMs)).at(-1)).toBe(rows)
})

it('counts no waiting for its turn', async () => {
  const shop = await startTestShop({ database: 'sqlite' })
  let now = 0
  const slices = new Slices({ now: () => now })
  // the waiting is over when the transaction begins
  const waiting = slices.transaction(shop.db, async () => void (now += 1))
  now += 10_000
  await waiting
  expect(slices.rows).toBe(200)
  await shop.close()
})

it('comes back from a moment in which the machine was busy', async () => {
  let now = 0
  const slices = new Slices({ now: () => now })
  const take = (ms: number) => slices.timed(async () => void (now += ms))
  for (let turn = 0; turn < 10; turn++) await take(300 + turn * 100)
  expect(slices.rows).toBe(20)
  for (let turn = 0; turn < 10; turn++) await take(5)
  expect(slices.rows).toBe(400)
})

it('writes all of a batch, each row once', async () => {
  const rows = Array.from({ length: 1234 }, (_, index) => index)
  const written: number[] = []
  await new Slices().each(rows, async (slice) => void written.push(...slice))
  expect(written).toEqual(rows)
})
