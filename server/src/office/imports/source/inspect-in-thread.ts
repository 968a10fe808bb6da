import { Worker as Thread } from 'node:worker_threads'
import { type ImportNote, type ImportReading, type ImportProfile, UNUSABLE } from '@gondola/contract/imports'
import { NOTHING_READ } from './inspect-file.ts'

/** A file to inspect, with the shop's own profiles. */
export interface FileToInspect {
  path: string
  mappings: readonly ImportProfile[]
  /** Name of the profile to read it by; by default detected from the header. */
  profile?: string | undefined
  /** How many rows are returned; by default some. */
  rows?: number
  /** Only the rows of these are returned (`readNotedRows`). */
  notes?: readonly ImportNote[]
}

const THREAD = new URL('inspect-thread.ts', import.meta.url)
/** Memory for a spreadsheet's texts; a file that needs more is no price list. */
const MEMORY_MAX_MIB = 512

let last: Promise<unknown> = Promise.resolve()

/**
 * Inspects a file in a worker thread, because a spreadsheet's texts are read whole before its first row. A process runs
 * one inspection at a time. The thread is terminated when the caller aborts, and the result is then empty.
 */
export function inspectInThread(look: FileToInspect, signal: AbortSignal): Promise<ImportReading> {
  const turn = last.then(() => run(look, signal))
  last = turn.catch(() => {})
  return turn
}

function run(look: FileToInspect, signal: AbortSignal): Promise<ImportReading> {
  return new Promise((done, fail) => {
    // aborted while it waited for other inspections
    if (signal.aborted) return done(NOTHING_READ)
    const thread = new Thread(THREAD, {
      workerData: look,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MIB },
    })
    const stop = () => {
      void thread.terminate()
      done(NOTHING_READ)
    }
    signal.addEventListener('abort', stop, { once: true })
    thread.once('message', done)
    thread.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        done({ ...NOTHING_READ, Falla: UNUSABLE.archivo_desmedido() })
      else fail(error)
    })
    thread.once('exit', (code) => {
      signal.removeEventListener('abort', stop)
      fail(new Error(`the look at a file ended with ${code}`))
    })
  })
}
