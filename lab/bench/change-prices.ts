import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { withListPrice } from '@gondola/server/office/catalogue-admin/price-lists.store.ts'
import { bumpCatalogueVersion } from '@gondola/server/goods/catalogue/catalogue-changes.store.ts'
import { inTransaction } from '@gondola/server/platform/db/in-transaction.ts'
import { NetworkClient } from '../harness/network-client.ts'
import { KeepAliveClient } from './keep-alive-client.ts'
import type { LargeShop } from './large-shop.ts'
import { percentile } from './median.ts'
import { startWatch, type PinnedProcess } from './pinned-process.ts'

const CLIENTS = 4
/** The pause between two requests of a client, so that they wait for the server only. */
const PAUSE_MS = 2
const AFTERWARDS_MS = 500

export interface Change {
  /** From the commit until a list shows the new price. */
  seenMs: number
  /** The longest and the nearly longest wait of a request in the meantime, without what other programs took (`startWatch`). */
  longestMs: number
  p99Ms: number
}

/** A branch, and the price list that is its own. */
export interface ListedBranch {
  branch: number
  list: number
}

/**
 * Changes the price of this many articles in one transaction, in one branch's list or everywhere, while customers
 * request lists.
 */
export async function changePrices(
  server: PinnedProcess,
  shop: LargeShop,
  count: number,
  of: ListedBranch | null = null,
): Promise<Change> {
  const inBranch = of === null ? '' : `?sucursal=${of.branch}`
  const customer = new NetworkClient(`http://127.0.0.1:${server.port}`)
  await customer.post('/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' })
  const headers = { cookie: customer.cookieHeader() }
  const price = 10_000 + Math.floor(Math.random() * 80_000)
  const codes = await shop.withDb((db) =>
    db
      .selectFrom('articles')
      .select('Codigo')
      .where('is_on_sale', '=', true)
      .orderBy('Codigo')
      .limit(count)
      .execute(),
  )
  const watched = codes[0]!.Codigo
  let isOver = false
  // writing keeps this process, and on SQLite its clients, from reading answers
  let isWritten = false
  const took: number[] = []
  const asking = Array.from({ length: CLIENTS }, async (_, each) => {
    const client = await KeepAliveClient.open(server.port)
    for (let turn = 0; !isOver; turn++) {
      const isCounted = isWritten
      const waited = startWatch(server)
      const page = (turn * CLIENTS + each) % 40
      await client.send('GET', `/api/tarticulos/familia/101/${page * 20}/20${inBranch}`, headers)
      if (isCounted) took.push(waited())
      await sleep(PAUSE_MS)
    }
    client.close()
  })
  await sleep(AFTERWARDS_MS)
  await shop.withDb((db) =>
    inTransaction(db, async (trx) => {
      const last = codes.at(-1)!.Codigo
      await trx
        .updateTable('articles')
        .set(
          of === null
            ? { Precioventa: price }
            : { list_prices: withListPrice(trx, of.list, sql`${sql.lit(price)}`) },
        )
        .where('Codigo', '<=', last)
        .execute()
      await bumpCatalogueVersion(trx)
    }),
  )
  isWritten = true
  const committed = performance.now()
  const watcher = await KeepAliveClient.open(server.port)
  for (;;) {
    const { body } = await watcher.send('GET', `/api/tarticulos/get/${watched}${inBranch}`, headers)
    if (body.includes(`"Precioventa":${price},`)) break
    await sleep(5)
  }
  const seenMs = performance.now() - committed
  await sleep(AFTERWARDS_MS)
  isOver = true
  await Promise.all(asking)
  watcher.close()
  return { seenMs, longestMs: Math.max(...took), p99Ms: percentile(took, 99) }
}
