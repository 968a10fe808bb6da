import { Worker } from 'node:worker_threads'
import { SqliteAdapter, SqliteIntrospector, type CompiledQuery, type Dialect, type QueryResult } from 'kysely'
import type { Question, ThreadAnswer } from './read-thread.ts'
import { QueryCompiler } from './sqlite-dialect.ts'
import { readOnlyDriver } from '../read-only-driver.ts'

const THREAD = new URL('read-thread.ts', import.meta.url)

/**
 * Kysely's dialect for reading the embedded database in its own thread: staff's lists and searches may scan many rows,
 * and a SQLite query on the main thread blocks every visitor. Sees committed data, writes nothing and has no
 * transactions. The thread starts with the first query.
 */
export function threadReads(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver() {
      const thread = new ReadThread(file)
      return readOnlyDriver(
        (query) => thread.executeQuery(query),
        () => thread.end(),
      )
    },
    createQueryCompiler: () => new QueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

interface Waiting {
  done(rows: readonly unknown[]): void
  failed(error: Error): void
}

class ReadThread {
  readonly #file: string
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | null = null
  #asked = 0

  constructor(file: string) {
    this.#file = file
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const worker = (this.#worker ??= this.#start())
    const id = ++this.#asked
    const rows = await new Promise<readonly unknown[]>((done, failed) => {
      this.#waiting.set(id, { done, failed })
      worker.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window's
      worker.postMessage({ id, sql, parameters } satisfies Question)
    })
    return { rows: rows as R[] }
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }

  #start(): Worker {
    const worker = new Worker(THREAD, { workerData: { file: this.#file } })
    worker.on('message', (answer: ThreadAnswer) => this.#take(worker, answer))
    worker.on('error', (error) => this.#lose(error))
    worker.on('exit', () => this.#lose(new Error('the thread that reads has ended')))
    return worker
  }

  #take(worker: Worker, answer: ThreadAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    // an idle thread must not keep the process alive
    if (this.#waiting.size === 0) worker.unref()
    if ('rows' in answer) return waiting?.done(answer.rows)
    const { message, code } = answer.failure
    waiting?.failed(Object.assign(new Error(message), { code }))
  }

  /** Fails the pending queries; the next query starts another thread. */
  #lose(error: Error): void {
    this.#worker = null
    for (const { failed } of this.#waiting.values()) failed(error)
    this.#waiting.clear()
  }
}
