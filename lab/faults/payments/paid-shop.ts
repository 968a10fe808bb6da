import { startSimulator, type Simulator } from '@gondola/payment-simulator/start-simulator.ts'
import { TRANSFER_PROVIDER, type PaymentWay } from '@gondola/contract/payments'
import { saveSimulatedAccount, SIMULATED_KEYS } from '@gondola/server/app/demo/start-payment-simulator.ts'
import { buildDeps, type AppDeps } from '@gondola/server/app/deps.ts'
import { systemClock } from '@gondola/server/platform/clock.ts'
import { readConfig } from '@gondola/server/platform/config.ts'
import { openDatabase, type DatabaseKind, type Db } from '@gondola/server/platform/db/open-database.ts'
import type { doDueTasks } from '@gondola/server/payments/tasks/payment-worker.ts'
import type { Patience } from '../people/traffic.ts'
import { Bank } from './bank.ts'
import { DoorBook } from './door-book.ts'
import { RunningShop } from '../shop/running-shop.ts'
import type { StockedShop } from '../shop/stocked-shop.ts'

/** The server's dependencies, with what its payment worker needs of them. */
type WorkerDeps = AppDeps & Parameters<typeof doDueTasks>[0]

/** The payment type of each way in the shop under test; and of those that a transfer pays. */
export const TYPES: Readonly<Record<PaymentWay, number>> = { ahora: 1, reserva: 2, listo: 3, puerta: 4 }
export const TRANSFER_TYPES = { ahora: 5, listo: 6 } as const satisfies Partial<Record<PaymentWay, number>>
const ACCOUNT = { alias: 'GONDOLA.TANDIL', cbu: '', holder: 'Góndola', cuit: '30-71234567-1', bank: '' }

/** A shop of real processes whose payments go to a simulator of the provider in this process. */
export interface PaidShop {
  shop: RunningShop
  simulator: Simulator
  /** The other two who keep books: the shop's bank, and who delivers. */
  bank: Bank
  door: DoorBook
  /** What customers were told that they got back of an order for a claim, in centavos. */
  claimed: Map<number, number>
  /** How many customers are paying at this moment. */
  paying: number
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
  /** At once. */
  customers: number
  seed: number
  /** A PostgreSQL that runs already, and the server's way to it. */
  running?: { databaseUrl: string; env: Readonly<Record<string, string>> }
}

/** When everything that waits is due. */
export const LONG_AGO = '2000-01-01T00:00:00.000Z'

/** The people of a run that takes hours beside other work: a slow response is no lost one. */
const PATIENCE: Patience = { responseMs: 120_000, requestMs: 3_600_000 }
/** After this what does not happen is reported. */
export const GIVEN_UP_MS = 3_600_000

/** More than are placed: slots are not what is tested here. */
const CAPACITY = 100_000

export async function openPaidShop({
  database,
  customers,
  seed,
  running,
}: PaidShopOptions): Promise<PaidShop> {
  const { accessToken, noticeSecret } = SIMULATED_KEYS
  const simulator = await startSimulator({ port: 0, accessToken, noticeSecret, seed })
  const env = { PAGOS_SIMULADOR: simulator.url }
  const prepare = ({ place }: StockedShop) => withDepsOf(place, env, openAccount)
  const shop = await RunningShop.open({
    database,
    customers,
    capacity: CAPACITY,
    env: { ...env, ...running?.env },
    ...(running && { databaseUrl: running.databaseUrl }),
    prepare,
    patience: PATIENCE,
  })
  const { place } = shop.stocked
  const handle = openDatabase(place)
  return {
    shop,
    simulator,
    bank: new Bank(),
    door: new DoorBook(),
    claimed: new Map(),
    paying: 0,
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

/** Gives the shop its accounts with provider and bank, and a payment type for each way. */
async function openAccount(deps: AppDeps): Promise<void> {
  for (const name of ['ReclamoAutomatico', 'TopeReclamosPorDia', 'ReclamosPorHogar'])
    await deps.db.insertInto('parameters').values({ name, value: '1000000' }).execute()
  await saveSimulatedAccount(deps.db, deps)
  await deps.db
    .insertInto('transfer_account')
    .values({ id: 1, ...ACCOUNT })
    .execute()
  for (const [way, Id] of Object.entries(TRANSFER_TYPES) as ['ahora' | 'listo', number][])
    await deps.db
      .insertInto('payment_types')
      .values({ Id, Descrip: `Transferencia ${way}`, way, provider: TRANSFER_PROVIDER, is_active: true })
      .execute()
  for (const [way, id] of Object.entries(TYPES) as [PaymentWay, number][])
    await deps.db
      .updateTable('payment_types')
      .set({ way, provider: way === 'puerta' ? null : 'mercado-pago', is_active: true })
      .where('Id', '=', id)
      .execute()
}
