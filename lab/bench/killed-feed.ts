import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FeedReceipt } from '@gondola/contract/imports'
import { systemClock } from '@gondola/server/platform/clock.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { insertApiKey } from '@gondola/server/sessions/api-keys.store.ts'
import type { LargeShop } from './large-shop.ts'
import { median } from './median.ts'
import { orderUntilStopped } from './place-orders.ts'
import { seededRandom } from './seeded-random.ts'
import { NetworkClient } from '../harness/network-client.ts'
import { startServer } from '../harness/server-process.ts'

const BATCH = 1000
/** Until then the shelves show the last batch, on the slowest machine. */
const SHOWN_MAX_MS = 30_000

/** What a feed was like whose server was killed again and again. */
export interface KilledFeed {
  rows: number
  /** Kills that found their batch written, and those that found nothing of it. */
  kills: { written: number; nothing: number }
  /** Of batches without a kill, in ms. */
  took: number[]
  /** From the last answer to the shelves. */
  shownMs: number
  /** Orders a second of customers meanwhile. */
  ordersPerSecond: number
}

/**
 * Sends prices of all articles in turn, in batches with a key each, and kills the server with SIGKILL at drawn moments
 * of drawn batches; each of these is sent again. Then compares prices, their history and the undo data. With `isOrdered`,
 * which allows no kills, customers order meanwhile as fast as they are answered.
 *
 * @throws something is lost, doubled or half
 */
export async function feedUnderKills(
  shop: LargeShop,
  {
    rows,
    kills,
    seed,
    isOrdered = false,
  }: { rows: number; kills: number; seed: number; isOrdered?: boolean },
): Promise<KilledFeed> {
  const env = { ...shop.env, GONDOLA_DEMO: 'no' }
  const random = seededRandom(seed)
  const { token, articles, before } = await shop.withDb(async (db) => {
    const draft = { Nombre: 'ERP', Permisos: ['precios:escribir' as const] }
    const made = await insertApiKey(db, { clock: systemClock, config: shop.config }, draft, 'lab')
    const all = await db
      .selectFrom('articles')
      .select(['Codigo', 'Precioventa'])
      .where('manual_fields', 'is', null)
      .orderBy('Codigo')
      .execute()
    return { token: made.token, articles: all, before: await countRecords(db) }
  })
  const priceAt = (place: number) => {
    const turn = Math.floor(place / articles.length) + 1
    return Math.round(articles[place % articles.length]!.Precioventa * 100 + turn * 101) / 100
  }
  const batches = Math.ceil(rows / BATCH)
  const killed = new Set<number>()
  while (killed.size < Math.min(kills, batches - 1)) killed.add(Math.floor(random() * (batches - 1)) + 1)
  const result: KilledFeed = {
    rows,
    kills: { written: 0, nothing: 0 },
    took: [],
    shownMs: 0,
    ordersPerSecond: 0,
  }
  let server = await startServer(env)
  const send = async (batch: number): Promise<FeedReceipt> => {
    const Filas = placesOf(batch).map((place) => ({
      Codigo: articles[place % articles.length]!.Codigo,
      Precio: priceAt(place),
    }))
    const answer = await fetch(`${server.address}/api/integraciones/precios`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `lote-${batch}`,
      },
      body: JSON.stringify({ Lote: `noche ${seed}`, Filas }),
    })
    if (answer.status !== 200) throw new Error(`batch ${batch}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as FeedReceipt
  }
  const placesOf = (batch: number) =>
    Array.from({ length: Math.min(BATCH, rows - batch * BATCH) }, (_, index) => batch * BATCH + index)
  const customers = isOrdered ? await orderUntilStopped(Number(new URL(server.address).port)) : null
  try {
    for (let batch = 0; batch < batches; batch++) {
      const { length } = placesOf(batch)
      if (killed.has(batch)) {
        const cut = send(batch).catch(() => null)
        await sleep(random() * median(result.took) * 1.2)
        await server.end('SIGKILL')
        await cut
        const written = await shop.withDb((db) => countAt(db, placesOf(batch)))
        if (written !== 0 && written !== length)
          throw new Error(`batch ${batch}: ${written} of ${length} are written`)
        result.kills[written === 0 ? 'nothing' : 'written']++
        server = await startServer(env)
      }
      const began = performance.now()
      const { Tomadas } = await send(batch)
      if (!killed.has(batch)) result.took.push(performance.now() - began)
      if (Tomadas !== length) throw new Error(`batch ${batch}: ${Tomadas} of ${length} were taken`)
    }
    result.ordersPerSecond = (await customers?.stop()) ?? 0
    result.shownMs = await untilShown(
      server.address,
      articles[(rows - 1) % articles.length]!.Codigo,
      priceAt(rows - 1),
    )
  } finally {
    await server.end('SIGKILL')
  }
  await shop.withDb(async (db) => {
    const last = Array.from({ length: Math.min(rows, articles.length) }, (_, back) => rows - 1 - back)
    const wrong = last.length - (await countAt(db, last))
    const after = await countRecords(db)
    const recorded = after.prices - before.prices
    if (wrong > 0) throw new Error(`${wrong} prices are lost`)
    if (recorded !== rows) throw new Error(`${recorded} prices were recorded of ${rows}`)
    const undone = after.undo - before.undo
    if (undone !== last.length) throw new Error(`${undone} articles can be undone of ${last.length}`)
  })
  return result

  /** How many articles have the prices of these places. */
  async function countAt(db: Db, places: readonly number[]): Promise<number> {
    const stored = await db.selectFrom('articles').select(['Codigo', 'Precioventa']).execute()
    const prices = new Map(stored.map(({ Codigo, Precioventa }) => [Codigo, Precioventa]))
    return places.filter((place) => prices.get(articles[place % articles.length]!.Codigo) === priceAt(place))
      .length
  }
}

/** Prices in the history, and articles that can be undone. */
async function countRecords(db: Db): Promise<{ prices: number; undo: number }> {
  const { rows } = await sql<{ prices: number; undo: number }>`select
    (select count(*) from price_history where source = 'import') as prices,
    (select count(*) from import_undo) as undo`.execute(db)
  return rows[0]!
}

async function untilShown(address: string, code: string, price: number): Promise<number> {
  const customer = new NetworkClient(address)
  const began = performance.now()
  // prices are of customers
  await customer.post('/api/clientes/login', { Usuario: 'demo', Pass: 'demo1234' })
  for (;;) {
    const { Precioventa } = (await customer.get(`/api/tarticulos/get/${code}`)) as { Precioventa: number }
    if (Precioventa === price) return performance.now() - began
    if (performance.now() - began > SHOWN_MAX_MS)
      throw new Error(`the shelves show ${Precioventa} for ${price}`)
    await sleep(20)
  }
}
