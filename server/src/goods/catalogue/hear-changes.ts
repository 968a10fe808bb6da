import pg from 'pg'
import type { Worker } from '../../platform/runtime/worker.ts'
import { CATALOGUE_CHANNEL } from './catalogue-changes.store.ts'

const RECONNECT_MS = 5000

/**
 * Listens for changes made by other processes (PostgreSQL's LISTEN). Reconnects after a delay when the connection is
 * lost; meanwhile, and on SQLite, the version is polled anyway.
 */
export function hearChanges(databaseUrl: string, onChange: () => void): Worker {
  let isStopping = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'gondola-catalogue' })
    client = fresh
    const again = () => {
      if (isStopping || client !== fresh) return
      client = null
      timer = setTimeout(() => void connect(), RECONNECT_MS).unref()
    }
    fresh.on('error', again)
    fresh.on('end', again)
    fresh.on('notification', onChange)
    try {
      await fresh.connect()
      await fresh.query(`listen ${CATALOGUE_CHANNEL}`)
    } catch {
      again()
    }
  }
  const connecting = connect()
  return {
    async stop() {
      isStopping = true
      clearTimeout(timer)
      await connecting
      await client?.end()
    },
  }
}
