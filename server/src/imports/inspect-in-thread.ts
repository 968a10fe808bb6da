import { Worker as Thread } from 'node:worker_threads'
import type { ImportReading } from '@gondola/contract/entities/import-job.ts'
import type { ImportProfile } from '@gondola/contract/entities/import-profile.ts'
import { UNUSABLE } from '@gondola/contract/texts/import.ts'
import { NOTHING_READ } from './inspect-file.ts'

/** A file to look at, with the shop's own profiles. */
export interface FileToInspect {
  path: string
  mappings: readonly ImportProfile[]
  /** Name of the profile by which it is to be read; by its header where none is named. */
  profile: string | undefined
}

const THREAD = new URL('inspect-thread.ts', import.meta.url)
/** What a spreadsheet's texts may take; more is no list. */
const MEMORY_MAX_MIB = 512

let last: Promise<unknown> = Promise.resolve()

/**
 * Tells how a file seems to be read, in a thread of its own: a spreadsheet's texts are read whole before its first row.
 * One at a time in a process; the thread ends with who asked, who then gets nothing.
 */
export function inspectInThread(look: FileToInspect, signal: AbortSignal): Promise<ImportReading> {
  const turn = last.then(() => run(look, signal))
  last = turn.catch(() => {})
  return turn
}

function run(look: FileToInspect, signal: AbortSignal): Promise<ImportReading> {
  return new Promise((done, fail) => {
    // gone while others were looked at
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
