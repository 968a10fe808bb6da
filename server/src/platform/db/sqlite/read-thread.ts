import { parentPort, workerData } from 'node:worker_threads'
import { SqliteHandle } from './sqlite-handle.ts'

// Worker thread that reads the embedded database, so that slow queries do not block the event loop (thread-reads.ts).

/** A read statement sent to the thread. */
export interface Question {
  id: number
  sql: string
  parameters: readonly unknown[]
}

export type ThreadAnswer =
  | { id: number; rows: readonly unknown[] }
  | { id: number; failure: { message: string; code: string } }

const { file } = workerData as { file: string }
const handle = new SqliteHandle(file)
handle.database.pragma('query_only = ON')
// readers rarely wait, e.g. while the write-ahead log is recovered after a crash
handle.database.pragma('busy_timeout = 5000')

parentPort!.on('message', ({ id, sql, parameters }: Question) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window's
  parentPort!.postMessage(answerTo(id, sql, parameters))
})

function answerTo(id: number, sql: string, parameters: readonly unknown[]): ThreadAnswer {
  try {
    return { id, rows: handle.run(handle.prepare(sql), parameters).rows }
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string }
    return { id, failure: { message, code } }
  }
}
