import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../lab/harness/free-port.ts'
import { expect, test as base } from './shop-test.ts'

export { expect } from './shop-test.ts'

/** A second shop, whose owner may choose other settings than that of the other tests. */
export interface OtherShop {
  address: string
  /** Its data folder (contract §1). */
  folder: string
  /** Runs one SQL statement on its database, in place of a change by staff. */
  change(sql: string, ...values: string[]): void
}

export interface OtherShopOptions {
  /** Whether to load the demo data, which takes time, or to begin empty. */
  demo: 'yes' | 'no'
  /** How many branches of the demo shop take orders. */
  branches: '1' | '3'
  /** Label of the owner: files with the same owner may share a shop and see each other's changes. */
  owner: string
}

/** Playwright's test with a second shop for the file. */
export const test = base.extend<object, OtherShopOptions & { otherShop: OtherShop }>({
  demo: ['yes', { option: true, scope: 'worker' }],
  branches: ['1', { option: true, scope: 'worker' }],
  owner: ['anybody', { option: true, scope: 'worker' }],
  otherShop: [
    async ({ demo, branches, owner }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), `gondola-e2e-${owner}-`))
      const port = await freePort()
      const address = `http://localhost:${port}`
      const server = startShop(folder, port, { demo, branches })
      await expect
        .poll(() => isReady(address), { message: 'the other shop', timeout: 240_000, intervals: [500] })
        .toBe(true)
      const db = new DatabaseSync(path.join(folder, 'gondola.sqlite'))
      await use({ address, folder, change: (sql, ...values) => void db.prepare(sql).run(...values) })
      db.close()
      await stop(server)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

function startShop(
  folder: string,
  port: number,
  { demo, branches }: Pick<OtherShopOptions, 'demo' | 'branches'>,
): ChildProcess {
  return spawn(process.execPath, ['e2e/serve-shop.ts'], {
    cwd: path.dirname(import.meta.dirname),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      GONDOLA_DATA: folder,
      GONDOLA_DEMO: demo,
      GONDOLA_SUCURSALES: branches,
      GONDOLA_HISTORIA: 'no',
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      DATABASE_URL: '',
      SMTP_URL: '',
      PAGOS_SIMULADOR_PUERTO: '0',
    },
  })
}

const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
