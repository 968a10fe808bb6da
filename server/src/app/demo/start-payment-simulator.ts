import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Deps } from '../../platform/deps.ts'
import { START_TEXTS } from '../../platform/runtime/start-texts.ts'
import { StartRefused } from '../../platform/runtime/start-fault.ts'
import { openAccountKeys, sealAccountKeys } from '../../platform/secrets/sealed-account-keys.ts'
import { findAccount, saveAccount } from '../../platform/secrets/provider-accounts.store.ts'
import { MERCADO_PAGO } from '../../payments/providers/mercado-pago/mercado-pago.ts'
import { WHATSAPP } from '../../push/channels/whatsapp/telephones.store.ts'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'

/** No secrets: the account has no money, and who knows them can pay for nothing. */
export const SIMULATED_KEYS = { accessToken: 'TEST-simulador', noticeSecret: 'simulador' }
const PUBLIC_KEY = 'TEST-simulador-publica'
const WHATSAPP_NUMBER = '106540352242922'

/** Gives the demo shop the simulators' keys, sealed like an account's. */
export async function saveSimulatedAccount(
  trx: Db,
  { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>,
): Promise<void> {
  for (const [name, public_key] of [
    [MERCADO_PAGO, PUBLIC_KEY],
    [WHATSAPP, WHATSAPP_NUMBER],
  ] as const) {
    await saveAccount(trx, name, instant(clock), (id) => sealAccountKeys(secrets, id, SIMULATED_KEYS))
    await trx.updateTable('payment_providers').set({ public_key }).where('name', '=', name).execute()
  }
}

/** Whether a shop is paid with the simulator: its keys are stored, and no others were since. */
async function hasSimulatedAccount({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<boolean> {
  const account = await findAccount(db, MERCADO_PAGO)
  return account !== null && openAccountKeys(secrets, account)?.accessToken === SIMULATED_KEYS.accessToken
}

/** Simulators of the payment provider and, where it was asked for, of WhatsApp as a process of their own. */
export interface SimulatorProcess {
  /** Where the shop calls them. */
  url: string
  whatsAppUrl: string | null
  stop(): void
}

export interface SimulatorPlace {
  port: number
  /** Where its books are kept, so that they outlive the shop. */
  file: string
  /** The address under which browsers reach it; its own on this machine unless another is said. */
  publicUrl?: string
  /** Where the simulator of WhatsApp sends its webhooks; absent: none is started. */
  whatsAppWebhook?: string
  /** How long a port that is taken is waited for: by the simulator of a shop that is just ending, say. */
  patienceMs?: number
}

const PATIENCE_MS = 5000
const PAUSE_MS = 250
/** The simulator's books in the data folder. */
const BOOKS_FILE = 'simulador-de-pagos.jsonl'

/**
 * Starts the simulator of a demo shop that is paid with it. Null: the shop is no demo, has keys of its own, or is told
 * another simulator (PAGOS_SIMULADOR).
 *
 * @throws StartRefused if the port is taken
 */
export async function startDemoSimulator(
  deps: Pick<Deps, 'db' | 'secrets' | 'config'>,
): Promise<SimulatorProcess | null> {
  const { demo, dataFolder, host, publicUrl, paymentSimulatorUrl, paymentSimulatorPort: port } = deps.config
  const loopback = `http://127.0.0.1:${deps.config.port}`
  if (!demo || paymentSimulatorUrl !== null || !(await hasSimulatedAccount(deps))) return null
  const isLocal = host === '127.0.0.1' || host === 'localhost'
  return startPaymentSimulator({
    port,
    file: path.join(dataFolder, BOOKS_FILE),
    whatsAppWebhook: `${loopback}/api/avisos/whatsapp`,
    // a shop that other machines reach: they must reach the pages to pay on too
    ...(!isLocal && port !== 0 && { publicUrl: `http://${new URL(publicUrl).hostname}:${port}` }),
  })
}

/** Starts a simulator as a process of its own, which ends with this one. @throws StartRefused if its port is taken */
export async function startPaymentSimulator(place: SimulatorPlace): Promise<SimulatorProcess> {
  const until = performance.now() + (place.patienceMs ?? PATIENCE_MS)
  for (;;) {
    const started = await forkSimulator(place)
    if (typeof started !== 'string') return started
    if (started !== 'EADDRINUSE' || performance.now() > until)
      throw new StartRefused(START_TEXTS.simulatorPortTaken(place.port, started))
    await sleep(PAUSE_MS)
  }
}

/** @returns the code of the fault if it cannot listen, 'EADDRINUSE' */
async function forkSimulator({
  port,
  file,
  publicUrl,
  whatsAppWebhook,
}: SimulatorPlace): Promise<SimulatorProcess | string> {
  const program = fileURLToPath(import.meta.resolve('@gondola/payment-simulator/cli.ts'))
  const child = fork(program, {
    // of the shop's own settings, its keys among them, none
    env: {
      PAYMENTS_KEY: SIMULATED_KEYS.accessToken,
      PAYMENTS_NOTICE_SECRET: SIMULATED_KEYS.noticeSecret,
      PAYMENTS_PORT: String(port),
      PAYMENTS_FILE: file,
      ...(whatsAppWebhook !== undefined && {
        WHATSAPP_KEY: SIMULATED_KEYS.accessToken,
        WHATSAPP_SECRET: SIMULATED_KEYS.noticeSecret,
        WHATSAPP_NUMBER,
        WHATSAPP_WEBHOOK: whatsAppWebhook,
      }),
      ...(publicUrl !== undefined && { PAYMENTS_URL: publicUrl, PAYMENTS_HOST: '0.0.0.0' }),
    },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the simulator of payments ended with ${String(code)} before it listened`)
  })
  // the shop may end while it runs
  ended.catch(() => {})
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [
    { url?: string; whatsAppUrl?: string; fault?: string },
  ]
  if (message.url === undefined) return String(message.fault)
  child.unref()
  child.channel?.unref()
  const { url, whatsAppUrl = null } = message
  return { url, whatsAppUrl, stop: () => void child.kill() }
}
