import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { finishedText, type Answer } from './response-cache/response-cache.ts'
import { LARGE_BYTES, LargeAnswers } from './large-answers.ts'
import type { Snapshot } from './snapshot.ts'

const MIB = 2 ** 20
const [today, tomorrow] = [{} as Snapshot, {} as Snapshot]

/** Work that ends on command, and records what runs beside it. */
function slowWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const make = (name: string) => () =>
    new Promise<Answer>((resolve) => {
      begun.push(name)
      ends.push(() => resolve(finishedText(name, null)))
    })
  const turns = async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  }
  return { begun, make, turns, endLast: async () => (ends.at(-1)?.(), turns()) }
}

describe('answers of whole catalogues', () => {
  it('are made once for all who ask meanwhile, and while one is still sent', async () => {
    const large = new LargeAnswers()
    const { begun, make, turns, endLast } = slowWork()
    const [one, other] = [large.hold(today, 'a', MIB, make('a')), large.hold(today, 'a', MIB, make('a'))]
    await turns()
    await endLast()
    expect(await one.answer).toBe(await other.answer)
    one.release()
    one.release()
    const third = large.hold(today, 'a', MIB, make('a'))
    expect(await third.answer).toBe(await other.answer)
    expect([begun, large.bytes]).toEqual([['a'], MIB])
    other.release()
    third.release()
    expect(large.bytes).toBe(0)
    large.hold(today, 'a', MIB, make('a again'))
    await turns()
    expect(begun).toEqual(['a', 'a again'])
  })

  it('are made one at a time, those of the next catalogue apart', async () => {
    const large = new LargeAnswers()
    const { begun, make, turns, endLast } = slowWork()
    for (const [snapshot, name] of [
      [today, 'a'],
      [today, 'b'],
      [tomorrow, 'a'],
    ] as const)
      large.hold(snapshot, name, MIB, make(`${name}${snapshot === today ? 1 : 2}`))
    const seen: string[][] = []
    for (let round = 0; round < 3; round++) {
      await turns()
      seen.push([...begun])
      await endLast()
    }
    expect(seen).toEqual([['a1'], ['a1', 'b1'], ['a1', 'b1', 'a2']])
  })

  it('are refused while too much is on its way, and released where the caller has gone', async () => {
    const large = new LargeAnswers()
    const { make, turns, endLast } = slowWork()
    const first = large.hold(today, 'a', 300 * MIB, make('a'))
    expect(() => large.hold(today, 'b', MIB, make('b'))).toThrow('ocupada')
    first.release()
    expect(large.bytes).toBe(300 * MIB)
    await turns()
    await endLast()
    expect(large.bytes).toBe(0)
  })

  it('leave nothing behind that could not be made', async () => {
    const large = new LargeAnswers()
    const { answer, release } = large.hold(today, 'a', MIB, () => Promise.reject(new Error('no')))
    await expect(answer).rejects.toThrow('no')
    release()
    expect(large.bytes).toBe(0)
  })
})

describe('the whole catalogue', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite', base: true })
    await fillCategories(shop.db)
    const codes = Array.from({ length: 3000 }, (_, number) => `A${number}`)
    await insertArticles(
      shop.db,
      codes.map((Codigo) => articleRow({ Codigo, Descripcion: `Galletitas ${Codigo}` })),
    )
    await shop.deps.catalogue.refresh()
  })
  afterAll(() => shop.close())

  it('is shared, and released when it was sent', async () => {
    const ask = () =>
      shop.app.inject({ url: '/api/tarticulos/getall/0/0', headers: { 'accept-encoding': 'br' } })
    const asked = [ask(), ask(), ask(), ask()]
    const answers = await Promise.all(asked)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(1)
    const plain = await shop.app.inject('/api/tarticulos/getall/0/0')
    expect(plain.rawPayload.length).toBeGreaterThan(LARGE_BYTES)
    expect(plain.json()).toHaveLength(3000)
    await expect.poll(() => shop.deps.catalogue.large.bytes).toBe(0)
  })
})
