import { parentPort, workerData } from 'node:worker_threads'
import { SqliteHandle } from './sqlite-handle.ts'

// A thread of the server's that reads the embedded database: what takes long there keeps nobody waiting (thread-reads.ts).

/** A statement to read with. */
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
// who reads waits a moment at most, e.g. while the log is read after a crash
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
