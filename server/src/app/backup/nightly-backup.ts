import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { dayAfter, dayStart, secondsAfter, today, type Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Deps } from '../../platform/deps.ts'
import { startWorker, type Worker } from '../../platform/runtime/worker.ts'
import { listBackups } from './manifest.ts'
import { addGauge } from '../../http/metrics.ts'

const COMMAND = fileURLToPath(new URL('./backup-cli.ts', import.meta.url))
const PAUSE_MS = 60_000
const PAUSE_AFTER_FAULT_MS = 15 * 60_000

/**
 * If a backup time is configured, makes a backup every day in a separate process, and thins out old ones. Of several
 * processes with the same folder, one makes it. A server that was down at that time makes it when it starts.
 */
export function startNightlyBackup({ config, clock, metrics }: Deps, log: FastifyBaseLogger): Worker {
  const { backupTime, backupFolder } = config
  if (backupTime === null) return { stop: async () => {} }
  tellLastBackup(backupFolder, metrics)
  let notBefore = 0
  const running = new AbortController()
  const worker = startWorker('backup', PAUSE_MS, log, async () => {
    const due = lastDue(clock, backupTime, config.timeZone)
    if (clock.now().getTime() < notBefore || (await isMadeSince(backupFolder, due))) return false
    notBefore = clock.now().getTime() + PAUSE_AFTER_FAULT_MS
    await runBackup(due, running.signal)
    log.info({ worker: 'backup' }, 'backed up')
    return false
  })
  return {
    // a server that is stopping does not wait for the backup: the next one makes it
    stop() {
      running.abort()
      return worker.stop()
    },
  }
}

export function lastDue(clock: Clock, time: string, timeZone: Config['timeZone']): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const day = today(clock, timeZone)
  const dueOn = (date: string) => secondsAfter(dayStart(date, timeZone), (hours * 60 + minutes) * 60)
  const due = dueOn(day)
  return due <= clock.now().toISOString() ? due : dueOn(dayAfter(day, -1))
}

const isMadeSince = async (root: string, due: string): Promise<boolean> =>
  (await listBackups(root)).some(({ madeAt }) => madeAt >= due)

/** @throws with its error output if it fails; not if it was stopped */
async function runBackup(due: string, stopped: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [COMMAND, '--noche', due], { stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = () => void child.kill()
  stopped.addEventListener('abort', stop, { once: true })
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  stopped.removeEventListener('abort', stop)
  if (status !== 0 && !stopped.aborted)
    throw new Error(`the backup ended with ${status}: ${errors.slice(-2000)}`)
}

function tellLastBackup(root: string, register: Deps['metrics']): void {
  const help = 'When the last whole backup was made, in seconds since 1970; 0: there is none'
  addGauge(register, 'gondola_last_backup_timestamp_seconds', help, [], async () => {
    const newest = (await listBackups(root)).at(-1)
    return newest === undefined ? 0 : Date.parse(newest.madeAt) / 1000
  })
}
