import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  saveSimulatedAccount,
  startPaymentSimulator,
} from '@gondola/server/app/demo/start-payment-simulator.ts'
import { systemClock } from '@gondola/server/platform/clock.ts'
import { SecretBox } from '@gondola/server/platform/secrets/secret-box.ts'
import { startPostgres } from '../harness/postgres-server.ts'
import { BARE_KINDS } from './bare-orders.ts'
import { makeLargeShop, type LargeShop } from './large-shop.ts'
import { median } from './median.ts'
import { pinLoad, startPinnedServer } from './pinned-process.ts'
import { placeOrders, type Placed } from './place-orders.ts'

// Orders a second of a payment type that is paid at once, whose payment begins with the order and whose page the same
// process has the provider make meanwhile, against orders that are paid at the door; in turns, on one server.

const ARTICLES = 5000
const ROUNDS = 3
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)
/** Payment types of the demo shop. */
const [AT_THE_DOOR, AT_ONCE] = [4, 8]
const POLL_MS = 200

pinLoad()
const folder = mkdtempSync(path.join(tmpdir(), 'gondola-bench-'))
const simulator = await startPaymentSimulator({ port: 0, file: path.join(folder, 'books.jsonl') })
for (const kind of BARE_KINDS) {
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : null
  const shop = await makeLargeShop(ARTICLES, postgres?.url() ?? null)
  try {
    const secrets = new SecretBox({ secretKeys: null, dataFolder: shop.env['GONDOLA_DATA']! })
    await shop.withDb((db) => saveSimulatedAccount(db, { clock: systemClock, secrets }))
    const server = await startPinnedServer({ ...shop.env, PAGOS_SIMULADOR: simulator.url })
    const [door, online]: [Placed[], Placed[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      door.push(await placeOrders(server, shop, SECONDS, AT_THE_DOOR))
      online.push(await placeOrders(server, shop, SECONDS, AT_ONCE))
      await untilSettled(shop)
    }
    await server.end()
    const of = (rounds: readonly Placed[], figure: 'perSecond' | 'processorMs') =>
      median(rounds.map((round) => round[figure]))
    const ratio = (figure: 'perSecond' | 'processorMs') => (of(online, figure) / of(door, figure)).toFixed(2)
    console.log(
      `orders of 20 lines, ${kind}, 8 clients: ${of(door, 'perSecond').toFixed(0)}/s paid at the door, ` +
        `${of(online, 'perSecond').toFixed(0)}/s with a payment begun inside: ${ratio('perSecond')}; ` +
        `${ratio('processorMs')} of the processor's time each; none failed`,
    )
  } finally {
    await shop.remove()
    await postgres?.stop()
  }
}
simulator.stop()
rmSync(folder, { recursive: true })

/** Every order has its page, so that the next round begins without work left over. */
async function untilSettled(shop: LargeShop): Promise<void> {
  const left = () =>
    shop.withDb((db) =>
      db
        .selectFrom('payment_tasks')
        .select('id')
        .where('subject', 'like', 'pedido:%')
        .limit(1)
        .executeTakeFirst(),
    )
  while ((await left()) !== undefined) await sleep(POLL_MS)
}
