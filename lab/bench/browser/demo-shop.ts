import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer, type ServerProcess } from '../../harness/server-process.ts'

/** Runs `work` with the demo shop as in production, on SQLite, without limits and logs; removes it afterwards. */
export async function withDemoShop<T>(
  work: (server: ServerProcess) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gondola-bench-'))
  const server = await startServer({
    GONDOLA_DATA: folder,
    GONDOLA_DEMO: 'yes',
    GONDOLA_SUCURSALES: '1',
    GONDOLA_HISTORIA: 'no',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  })
  try {
    return await work(server)
  } finally {
    await server.end('SIGTERM')
    await rm(folder, { recursive: true })
  }
}
