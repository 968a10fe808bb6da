import { expect, test } from 'vitest'
import { ProviderError } from '../provider.ts'
import type { ApiCall } from './call-api.ts'
import { askPatiently, searchPages } from './search-pages.ts'

const FIRST = Date.parse('2026-11-23T12:00:00.000Z')
const FILTER = {
  range: 'date_last_updated',
  begin_date: '2026-11-22T00:00:00.000Z',
  end_date: '2026-11-24T00:00:00.000Z',
}

/** A provider with payments that changed at these milliseconds after noon; `between` runs after each page. */
function searched(changes: number[], between: (page: number) => void = () => {}) {
  let pages = 0
  const ask = ({ path }: ApiCall): Promise<unknown> => {
    const query = new URL(path, 'http://a').searchParams
    const [begin, end] = [Date.parse(query.get('begin_date')!), Date.parse(query.get('end_date')!)]
    const results = changes
      .map((ms, index) => ({
        id: index + 1,
        status: 'approved',
        currency_id: 'ARS',
        transaction_amount: 1,
        date_created: new Date(FIRST).toISOString(),
        date_last_updated: new Date(FIRST + ms).toISOString(),
      }))
      .filter(({ date_last_updated: date }) => Date.parse(date) >= begin && Date.parse(date) <= end)
      .toSorted((a, b) => Date.parse(a.date_last_updated) - Date.parse(b.date_last_updated) || a.id - b.id)
    const offset = Number(query.get('offset'))
    const page = results.slice(offset, offset + Number(query.get('limit')))
    between(++pages)
    return Promise.resolve({ results: page })
  }
  return ask
}

async function idsOf(ask: (call: ApiCall) => Promise<unknown>): Promise<number[]> {
  const ids: number[] = []
  for await (const { payment } of searchPages(ask, FILTER)) ids.push(Number(payment.id))
  return ids
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  ['none', []],
  ['a page exactly', upTo(50)],
  ['two pages and a half, each at its moment', upTo(125)],
  ['two pages and a half, all at one moment', upTo(125).map(() => 7)],
])('%s: each once', async (_name, changes) => {
  expect((await idsOf(searched(changes))).toSorted((a, b) => a - b)).toEqual(upTo(changes.length))
})

test('payments that change while pages are read let none slip through', async () => {
  const changes = upTo(150)
  const ids = await idsOf(
    searched(changes, (page) => {
      for (let index = 0; index < 10 && page === 1; index++) changes[index] = 1000 + index
    }),
  )
  expect([...new Set(ids)].toSorted((a, b) => a - b)).toEqual(upTo(150))
  // those that changed are answered again, as they are now
  expect(ids).toHaveLength(160)
})

test('a page is asked for again where there was no answer, and not where it was refused', async () => {
  let asked = 0
  const failing = (fault: ProviderError['fault']) => () => {
    asked += 1
    return asked === 1 ? Promise.reject(new ProviderError(fault, '503')) : Promise.resolve({ results: [] })
  }
  expect(await idsOf(askPatiently(failing('caido')))).toEqual([])
  expect(asked).toBe(2)
  asked = 0
  await expect(idsOf(askPatiently(failing('llave')))).rejects.toMatchObject({ fault: 'llave' })
  expect(asked).toBe(1)
})
