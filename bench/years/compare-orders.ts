import { median } from '../median.ts'
import type { LargeShop } from '../large-shop.ts'
import { startPinnedServer } from '../pinned-process.ts'
import { placeOrders, type Placed } from '../place-orders.ts'

const TURNS = 3
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 10)

/** Orders of 20 lines a second in a shop with a past and in one without, in turns. */
export async function compareOrders(full: LargeShop, empty: LargeShop): Promise<void> {
  const placed: Record<'full' | 'empty', Placed[]> = { full: [], empty: [] }
  for (let turn = 0; turn < TURNS; turn++)
    for (const [name, shop] of Object.entries({ empty, full }) as [keyof typeof placed, LargeShop][]) {
      const server = await startPinnedServer(shop.env)
      try {
        placed[name].push(await placeOrders(server, shop, SECONDS))
      } finally {
        await server.end()
      }
    }
  const rate = (name: keyof typeof placed) => median(placed[name].map(({ perSecond }) => perSecond))
  const cost = (name: keyof typeof placed) => median(placed[name].map(({ processorMs }) => processorMs))
  const all = (name: keyof typeof placed) =>
    placed[name].map(({ perSecond }) => perSecond.toFixed(0)).join(', ')
  console.log(
    `orders of 20 lines a second: ${all('full')} with the past, ${all('empty')} without: ${(rate('full') / rate('empty')).toFixed(2)} of it (goal 0.85); the server's processor ${cost('full').toFixed(2)} and ${cost('empty').toFixed(2)} ms each`,
  )
}
