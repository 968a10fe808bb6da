import { startSimulator, type Simulator } from '@gondola/payment-simulator/start-simulator.ts'
import type { PaymentWay } from '@gondola/contract/payments'
import { saveSimulatedAccount, SIMULATED_KEYS } from '../../../server/src/demo/simulated-account.ts'
import { buildDeps } from '../../../server/src/build-deps.ts'
import { systemClock } from '../../../server/src/platform/clock.ts'
import { readConfig } from '../../../server/src/platform/config.ts'
import { openDatabase, type DatabaseKind, type Db } from '../../../server/src/platform/db/open-database.ts'
import type { Deps } from '../../../server/src/platform/deps.ts'
import type { doDueTasks } from '../../../server/src/payments/payment-worker.ts'
import { RunningShop } from '../shop/running-shop.ts'
import type { StockedShop } from '../shop/stocked-shop.ts'

/** The server's dependencies, with what its payment worker needs of them. */
type WorkerDeps = Deps & Parameters<typeof doDueTasks>[0]

/** The payment type of each way in the shop under test. */
export const TYPES: Readonly<Record<PaymentWay, number>> = { ahora: 1, reserva: 2, listo: 3, puerta: 4 }

/** A shop of real processes whose payments go to a simulator of the provider in this process. */
export interface PaidShop {
  shop: RunningShop
  simulator: Simulator
  /** Where the provider sends its notices. */
  noticesUrl: string
  /** Runs `work` with a handle of the shop's database; null if the database is away. */
  withDb<T>(work: (db: Db) => Promise<T>): Promise<T | null>
  /** Runs `work` with the server's own dependencies, in this process. */
  withDeps<T>(work: (deps: WorkerDeps) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface PaidShopOptions {
  database: DatabaseKind
  customers: number
  seed: number
}

/** More than are placed: slots are not what is tested here. */
const CAPACITY = 100_000

export async function openPaidShop({ database, customers, seed }: PaidShopOptions): Promise<PaidShop> {
  const { accessToken, noticeSecret } = SIMULATED_KEYS
  const simulator = await startSimulator({ port: 0, accessToken, noticeSecret, seed })
  const env = { PAGOS_SIMULADOR: simulator.url }
  const prepare = ({ place }: StockedShop) => withDepsOf(place, env, openAccount)
  const shop = await RunningShop.open({ database, customers, capacity: CAPACITY, env, prepare })
  const { place } = shop.stocked
  const handle = openDatabase(place)
  return {
    shop,
    simulator,
    noticesUrl: `${shop.address}/api/pagos/avisos/mercado-pago`,
    withDb: (work) => work(handle.db).catch(() => null),
    withDeps: (work) => withDepsOf(place, { ...env, PUBLIC_URL: shop.address }, work),
    close: async () => {
      await handle.close()
      await shop.close()
      await simulator.stop()
    },
  }
}

async function withDepsOf<T>(
  place: StockedShop['place'],
  env: Readonly<Record<string, string>>,
  work: (deps: WorkerDeps) => Promise<T>,
): Promise<T> {
  const reading = readConfig({ ...env, GONDOLA_DEMO: 'no', RATE_LIMIT: 'off' })
  if (!reading.ok) throw new Error('the configuration is wrong')
  const opened = openDatabase(place)
  try {
    const deps: unknown = buildDeps({ ...reading.config, ...place }, opened, systemClock)
    return await work(deps as WorkerDeps)
  } finally {
    await opened.close()
  }
}

/** Gives the shop its account with the provider, and a payment type for each way. */
async function openAccount(deps: Deps): Promise<void> {
  await saveSimulatedAccount(deps.db, deps)
  for (const [way, id] of Object.entries(TYPES) as [PaymentWay, number][])
    await deps.db
      .updateTable('payment_types')
      .set({ way, provider: way === 'puerta' ? null : 'mercado-pago', is_active: true })
      .where('Id', '=', id)
      .execute()
}
