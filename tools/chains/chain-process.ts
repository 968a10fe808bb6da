import { spawn, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pinnedNode, root } from '../install-packages.mjs'
import { fileOf, portOf, type Chain } from './chain.ts'
import { CHAIN_TEXTS, refuseChain } from './chain-texts.ts'
import { isManaged, unitOf } from './machine-files.ts'

const MAIN = 'server/src/main.ts'
const PID_FILE = 'proceso.pid'
const LOG_FILE = 'registro.log'
const LOG_MAX_BYTES = 20_000_000
const START_MAX_MS = 180_000
/** The server itself takes 15 s at most. */
const STOP_MAX_MS = 30_000
const POLL_MS = 50

/** The chain's settings, and of this process's environment what any program needs. */
const environmentOf = ({ env }: Chain): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: path.join(root, '.cache', 'compile'),
  MALLOC_ARENA_MAX: '2',
  ...env,
})

/** The number of its process; null: it is closed. */
export function findProcess(chain: Chain): number | null {
  const text = isManaged(chain)
    ? spawnSync('systemctl', ['show', '--property=MainPID', '--value', unitOf(chain)], { encoding: 'utf8' })
        .stdout
    : readText(fileOf(chain, PID_FILE))
  const pid = Number(text)
  if (!(pid > 0)) return null
  // the number may be another program's by now, or another chain's
  const isOwn = readText(`/proc/${pid}/environ`).includes(`GONDOLA_DATA=${chain.env['GONDOLA_DATA']}\0`)
  return isOwn && readText(`/proc/${pid}/cmdline`).includes(MAIN) ? pid : null
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** What its process has in memory. */
export const megabytesOf = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) / 1024)

/** Starts it and waits until it takes requests; returns the seconds. @throws ChainFault with the log's last lines */
export async function startChain(chain: Chain): Promise<number> {
  const began = performance.now()
  const pid = isManaged(chain) ? runUnit(chain, 'start') : runDetached(chain)
  const isOver = () => (isManaged(chain) ? findProcess(chain) === null : !isAlive(pid))
  while (!(await isReady(chain))) {
    if (isOver() || performance.now() - began > START_MAX_MS)
      refuseChain(CHAIN_TEXTS.notStarted(fileOf(chain, LOG_FILE), lastLines(chain)))
    await sleep(POLL_MS)
  }
  return (performance.now() - began) / 1000
}

function runDetached(chain: Chain): number {
  const file = fileOf(chain, LOG_FILE)
  if (existsSync(file) && statSync(file).size > LOG_MAX_BYTES) renameSync(file, `${file}.1`)
  const log = openSync(file, 'a', 0o600)
  const child = spawn(pinnedNode, ['--max-semi-space-size=8', MAIN], {
    cwd: root,
    env: environmentOf(chain),
    stdio: ['ignore', log, log],
    detached: true,
  })
  closeSync(log)
  child.unref()
  writeFileSync(fileOf(chain, PID_FILE), `${child.pid}\n`)
  return child.pid ?? 0
}

function runUnit(chain: Chain, what: 'start' | 'stop'): number {
  spawnSync('systemctl', [what, unitOf(chain)], { stdio: 'inherit' })
  return 0
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !readText(`/proc/${pid}/stat`).includes(') Z ')
  } catch {
    return false
  }
}

const isReady = (chain: Chain): Promise<boolean> =>
  fetch(`http://127.0.0.1:${portOf(chain)}/readyz`).then(
    ({ ok }) => ok && findProcess(chain) !== null,
    () => false,
  )

const lastLines = (chain: Chain): string =>
  readText(fileOf(chain, LOG_FILE)).trimEnd().split('\n').slice(-5).join('\n')

/** Closes it and waits; false if it was closed. */
export async function stopChain(chain: Chain): Promise<boolean> {
  const pid = findProcess(chain)
  if (pid === null) return false
  if (isManaged(chain)) runUnit(chain, 'stop')
  else process.kill(pid, 'SIGTERM')
  for (const until = performance.now() + STOP_MAX_MS; isAlive(pid); await sleep(POLL_MS))
    if (performance.now() > until) refuseChain(CHAIN_TEXTS.notStopped(chain.name, pid))
  rmSync(fileOf(chain, PID_FILE), { force: true })
  return true
}

/** Runs one of the shop's commands with the chain's settings; returns its exit status. */
export const runForChain = (chain: Chain, file: string, args: readonly string[] = []): number =>
  spawnSync(pinnedNode, [file, ...args], {
    cwd: root,
    env: environmentOf(chain),
    stdio: ['ignore', 'inherit', 'inherit'],
  }).status ?? 1
