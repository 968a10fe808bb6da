import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../median.ts'
import { processorMs } from '../pinned-process.ts'
import { KeepAliveClient } from '../keep-alive-client.ts'

const WARM = 10
/** A slow kind of call is measured less often. */
const AT_MOST_MS = 10_000

/** Of several requests, in milliseconds. */
export interface Spent {
  /** Processor time of server and database together: of the first request before all were warm; of those measured then. */
  first: number
  p50: number
  p99: number
  /** By the clock, others' time included. */
  clockP99: number
  /** The longest that one request had the thread that serves visitors, and its database. */
  threadMost: number
  databaseMost: number
  /** Rows of the last answer, if it is a list. */
  rows: number | null
}

export interface Measured {
  pid: number
  port: number
  /** The postmaster; null: the database is in the server's process, in a thread of its own for searches. */
  postmaster: number | null
  /** What the server uses without requests, of each millisecond by the clock; it is taken off. */
  idle: { server: number; thread: number; database: number }
}

const IDLE_MS = 10_000

/** Measures a server that nobody asks: its workers look for work every second, which adds up on a busy machine. */
export async function measureIdle(pid: number, postmaster: number | null): Promise<Measured['idle']> {
  const spent = () => [processorMs(pid), threadMs(pid), backendsMs(postmaster)] as const
  const [before, began] = [spent(), performance.now()]
  await sleep(IDLE_MS)
  const [after, ms] = [spent(), performance.now() - began]
  const [server = 0, thread = 0, database = 0] = after.map((each, index) => (each - before[index]!) / ms)
  return { server, thread, database }
}

/** Asks for paths one after the other, and adds up what each cost. @throws if an answer is not 200 */
export async function spentBy(
  { pid, port, postmaster, idle }: Measured,
  requests: readonly { path: string; cookie: string }[],
): Promise<Spent> {
  const client = await KeepAliveClient.open(port)
  const ask = async ({ path, cookie }: { path: string; cookie: string }) => {
    const answer = await client.send('GET', `/api/${encodeURI(path).replaceAll('+', '%2B')}`, { cookie })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`)
    return answer.body
  }
  const measure = async (request: (typeof requests)[number]) => {
    const [all, thread, backends] = [processorMs(pid), threadMs(pid), backendsMs(postmaster)]
    const began = performance.now()
    const body = await ask(request)
    const took = performance.now() - began
    const less = (spent: number, idleShare: number) => Math.max(0, spent - idleShare * took)
    const server = less(processorMs(pid) - all, idle.server)
    const ofThread = less(threadMs(pid) - thread, idle.thread)
    const ofBackends = less(backendsMs(postmaster) - backends, idle.database)
    const database = postmaster === null ? server - ofThread : ofBackends
    return { body, took, thread: ofThread, database, sum: server + ofBackends }
  }
  const measured: Awaited<ReturnType<typeof measure>>[] = []
  let first = 0
  try {
    // its statements are prepared and its code compiled
    if (requests[0] !== undefined) first = (await measure(requests[0])).sum
    for (const request of requests.slice(1, WARM)) await ask(request)
    const until = performance.now() + AT_MOST_MS
    for (const request of requests) {
      if (measured.length > 0 && performance.now() > until) break
      measured.push(await measure(request))
    }
  } finally {
    client.close()
  }
  const body = measured.at(-1)?.body ?? ''
  const all = (name: 'took' | 'thread' | 'database' | 'sum') => measured.map((each) => each[name])
  const answer: unknown = body.startsWith('[') || body.startsWith('{') ? JSON.parse(body) : null
  return {
    first,
    p50: percentile(all('sum'), 50),
    p99: percentile(all('sum'), 99),
    clockP99: percentile(all('took'), 99),
    threadMost: Math.max(...all('thread')),
    databaseMost: Math.max(...all('database')),
    rows: Array.isArray(answer) ? answer.length : null,
  }
}

/** The server's own thread. */
const threadMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** The database's processes that answer this server; they stay for as long as the pool does. */
export function backendsMs(postmaster: number | null): number {
  if (postmaster === null) return 0
  const children = readdirSync(`/proc/${postmaster}/task`).flatMap((task) =>
    readFileSync(`/proc/${postmaster}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  )
  return children.reduce((sum, child) => {
    try {
      const isSession = readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('gondola ')
      return isSession ? sum + processorMs(Number(child)) : sum
    } catch {
      // an autovacuum worker has ended meanwhile
      return sum
    }
  }, 0)
}
