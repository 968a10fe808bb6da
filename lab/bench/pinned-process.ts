import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

// Servers run on the first core and the load on the second, so that neither takes the other's time.

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0
const SERVERS_CORE = '0'
const LOAD_CORE = '1'
/** A start that fails ends its process; this is for one that hangs, on the slowest machine. */
const START_MAX_MS = 600_000
const POLL_MS = 5
/** As with `npm start`: only the first start on a machine compiles. */
const COMPILED = fileURLToPath(new URL('../../.cache/compile', import.meta.url))
const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

/** Keeps this process, which makes the load, off the servers' core. */
export function pinLoad(): void {
  if (canPin) spawnSync('taskset', ['-a', '-c', '-p', LOAD_CORE, String(process.pid)])
}

export interface PinnedProcess {
  port: number
  child: ChildProcess
  /** From the start of the process to its first line that reports readiness. */
  readyMs: number
  end(): Promise<void>
}

/** The shop's server as in production, with its log in a temporary file. */
export const startPinnedServer = (env: Readonly<Record<string, string>>): Promise<PinnedProcess> =>
  startPinned([...nodeOptions(), MAIN], env, / http:\/\/[\d.]+:(\d+)\n/)

/** The options that `npm start` passes to Node. */
const nodeOptions = () => (process.env['BENCH_NODE_OPTIONS'] ?? '--max-semi-space-size=8').split(' ')

/** Starts a Node program on the servers' core; `ready` finds the port in its output. */
export async function startPinned(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<PinnedProcess> {
  const began = performance.now()
  const command = [...(canPin ? ['taskset', '-c', SERVERS_CORE] : []), process.execPath, ...args]
  // into a file, as a service's log: reading a pipe would take time from the load
  const folder = mkdtempSync(path.join(tmpdir(), 'gondola-bench-'))
  const printed = path.join(folder, 'log')
  const output = openSync(printed, 'w')
  const child = spawn(command[0]!, command.slice(1), {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      NODE_COMPILE_CACHE: COMPILED,
      MALLOC_ARENA_MAX: '2',
      INSEGURO: 'si',
      ...env,
    },
    stdio: ['ignore', output, 'inherit'],
  })
  closeSync(output)
  let port: string | undefined
  while (port === undefined) {
    await sleep(POLL_MS)
    const text = readFileSync(printed, 'utf8')
    if (child.exitCode !== null || performance.now() - began > START_MAX_MS)
      throw new Error(`not ready (${child.exitCode}):\n${text}`)
    port = ready.exec(text)?.[1]
  }
  return {
    port: Number(port),
    child,
    readyMs: performance.now() - began,
    async end() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

/** Processor time of a process so far, all its threads, in milliseconds. */
export function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const spentNs = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  )
  return spentNs.reduce((sum, each) => sum + each, 0) / 1e6
}

const TICK_MS = 10

/** The same of a process with its children, also of those that have ended. */
export function processorMsOfFamily(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // without number and name: utime, stime, and those of ended children follow as the 12th to the 15th field
  const [utime, stime, ofEnded, ofEndedInKernel] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  const own = [utime, stime, ofEnded, ofEndedInKernel].reduce(
    (total, ticks) => total + Number(ticks) * TICK_MS,
    0,
  )
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return children.reduce((total, child) => total + processorMsOfChild(Number(child)), own)
}

/** A child may end while it is read; its time is then counted with those that have ended, at the next reading. */
function processorMsOfChild(pid: number): number {
  try {
    return processorMs(pid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

/**
 * Measures a request's time from now on, less what the server's main thread or this one's waited for a core that other
 * programs held: the longer of both waits, since they may overlap.
 */
export function startWatch({ child }: PinnedProcess): () => number {
  const queued = () => [child.pid!, process.pid].map(queuedMs)
  const [began, before] = [performance.now(), queued()]
  return () => {
    const waits = queued().map((ms, index) => ms - before[index]!)
    return performance.now() - began - Math.max(...waits)
  }
}

/** How long a process's main thread was ready to run, but did not, in milliseconds. */
const queuedMs = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6

/** Resident memory of a process now and at its peak, in MiB. */
export function residentMiB(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024
  return { now: of('VmRSS'), most: of('VmHWM') }
}
