import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { freePort } from '../server/test/free-port.ts'
import { expect, test as base } from './shop-test.ts'

export { expect } from './shop-test.ts'

/** A second shop, whose owner may decide otherwise than the one of all other tests. */
export interface OtherShop {
  address: string
  /** Runs one statement of SQL on its database, as what staff change there. */
  change(sql: string, ...values: string[]): void
}

/** Playwright's test with a shop of the file's own; it is filled with the demo data, which takes its time. */
export const test = base.extend<object, { otherShop: OtherShop }>({
  otherShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'gondola-e2e-'))
      const port = await freePort()
      const address = `http://localhost:${port}`
      const server = startShop(folder, port)
      await expect
        .poll(() => isReady(address), { message: 'the other shop', timeout: 240_000, intervals: [500] })
        .toBe(true)
      const db = new DatabaseSync(path.join(folder, 'gondola.sqlite'))
      await use({ address, change: (sql, ...values) => void db.prepare(sql).run(...values) })
      db.close()
      await stop(server)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

function startShop(folder: string, port: number): ChildProcess {
  return spawn(process.execPath, ['e2e/serve-shop.ts'], {
    cwd: path.dirname(import.meta.dirname),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://localhost:${port}`,
      GONDOLA_DATA: folder,
      GONDOLA_DEMO: 'yes',
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      DATABASE_URL: '',
      SMTP_URL: '',
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
