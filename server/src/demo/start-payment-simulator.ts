import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The simulated account of the demo shop. */
export interface SimulatedAccount {
  /** Where the shop calls it. */
  url: string
  accessToken: string
  noticeSecret: string
  stop(): void
}

/** No secrets: the account has no money, and who knows them can pay for nothing. */
const ACCESS_TOKEN = 'TEST-simulador'
const NOTICE_SECRET = 'simulador'

export interface SimulatorPlace {
  port: number
  /** Where its books are kept, so that they outlive the shop. */
  file: string
  /** The address under which browsers reach it; its own on this machine unless another is said. */
  publicUrl?: string
}

/**
 * Starts the simulator of the payment provider as a process of its own, which ends with this one.
 *
 * @throws Error if it ended before it listened: its port is taken, say
 */
export async function startPaymentSimulator({
  port,
  file,
  publicUrl,
}: SimulatorPlace): Promise<SimulatedAccount> {
  const program = fileURLToPath(import.meta.resolve('@gondola/payment-simulator/cli.ts'))
  const child = fork(program, {
    // of the shop's own settings, its keys among them, none
    env: {
      PAYMENTS_KEY: ACCESS_TOKEN,
      PAYMENTS_NOTICE_SECRET: NOTICE_SECRET,
      PAYMENTS_PORT: String(port),
      PAYMENTS_FILE: file,
      ...(publicUrl !== undefined && { PAYMENTS_URL: publicUrl, PAYMENTS_HOST: '0.0.0.0' }),
    },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the simulator of payments ended with ${String(code)} before it listened`)
  })
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ url: string }]
  ended.catch(() => {})
  // the shop may end while it runs
  child.unref()
  child.channel?.unref()
  return {
    url: message.url,
    accessToken: ACCESS_TOKEN,
    noticeSecret: NOTICE_SECRET,
    stop: () => void child.kill(),
  }
}
