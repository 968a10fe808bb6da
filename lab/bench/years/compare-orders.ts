import { median } from '../median.ts'
import type { LargeShop } from '../large-shop.ts'
import { startPinnedServer } from '../pinned-process.ts'
import { AT_THE_DOOR, placeOrders, type Placed } from '../place-orders.ts'
import { backendsMs } from './spent-by-call.ts'
import { untilIdle } from './until-idle.ts'

const TURNS = 3
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)

/** Orders of 20 lines a second in a shop with a past and in one without, in turns, and what each costs. */
export async function compareOrders(
  full: LargeShop,
  empty: LargeShop,
  postmaster: number | null,
): Promise<void> {
  const placed: Record<'full' | 'empty', Placed[]> = { full: [], empty: [] }
  for (let turn = 0; turn < TURNS; turn++)
    for (const [name, shop] of Object.entries({ empty, full }) as [keyof typeof placed, LargeShop][]) {
      const server = await startPinnedServer(shop.env)
      try {
        await untilIdle(server, postmaster)
        placed[name].push(await placeOrders(server, shop, SECONDS, AT_THE_DOOR, () => backendsMs(postmaster)))
      } finally {
        await server.end()
      }
    }
  const of = (name: keyof typeof placed, figure: 'perSecond' | 'processorMs' | 'databaseMs') =>
    median(placed[name].map((turn) => turn[figure]))
  const cost = (name: keyof typeof placed) => of(name, 'processorMs') + of(name, 'databaseMs')
  const all = (name: keyof typeof placed) =>
    placed[name].map(({ perSecond }) => perSecond.toFixed(0)).join(', ')
  const told = (name: keyof typeof placed) =>
    `${of(name, 'processorMs').toFixed(2)} + ${of(name, 'databaseMs').toFixed(2)} ms`
  console.log(`
orders of 20 lines a second: ${all('full')} with the past, ${all('empty')} without: ${(of('full', 'perSecond') / of('empty', 'perSecond')).toFixed(2)} of it (goal 0.85)
processor of server and database each: ${told('full')} with the past, ${told('empty')} without: ${(cost('empty') / cost('full')).toFixed(2)} of the orders for the same processor time`)
}
