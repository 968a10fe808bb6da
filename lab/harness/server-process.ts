import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { processEnvironment } from './process-environment.ts'

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
const START_MAX_MS = 120_000

/** The server as in production: a process of its own, on a free port. */
export interface ServerProcess {
  /** `http://127.0.0.1:41234` */
  address: string
  child: ChildProcess
  /** Everything printed so far. */
  output(): string
  /** Sends the signal and waits for the end; returns the exit status, null if it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts it and waits until it is ready. @throws with its output if it ends before that */
export async function startServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = runServer(env)
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const address = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`the server ${why}:\n${printed}`))
    const timer = setTimeout(() => fail('is not ready'), START_MAX_MS)
    child.once('exit', (status) => fail(`ended with ${status}`))
    child.stdout?.on('data', () => {
      const found = / (http:\/\/[\d.]+:\d+)\n/.exec(printed)?.[1]
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    })
  }).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    address,
    child,
    output: () => printed,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      const [status] = (await ended) as [number | null]
      return status
    },
  }
}

/** Runs `main.ts`; of the test's environment it gets only the path. */
export const runServer = (env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [MAIN], {
    env: processEnvironment({ PORT: '0', GONDOLA_DEMO: 'no', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
