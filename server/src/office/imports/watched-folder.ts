import { createReadStream } from 'node:fs'
import { lstat, mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { IMPORT_STATE_NAMES, type ImportState } from '@gondola/contract/imports'
import { droppedFileMail } from '../../mail/texts/client-mails.ts'
import { queueMailToOwners } from '../../mail/queue-change-mails.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { startWorker, type Worker } from '../../platform/runtime/worker.ts'
import { createJob, EMPTY_REPORT, findFolderJob, NO_OPTIONS, type JobOutcome } from './import-jobs.store.ts'
import { fileNameOf } from './manage-import.ts'
import { storeFile } from './source/stored-files.ts'

/** A file is whole when it has the same size and time in two looks. */
const LOOK_EVERY_MS = 5000
/** What is taken and has no import after this time was left by a process that died. */
const LEFT_AFTER_MS = 60_000

/** Subfolders: what is being imported, what was applied, and what waits for somebody or cannot be used. */
const FOLDERS = { taken: 'en-curso', done: 'listo', review: 'revisar' } as const
const ENDS: Readonly<Partial<Record<ImportState, keyof typeof FOLDERS>>> = {
  aplicada: 'done',
  deshecha: 'done',
  retenida: 'review',
  fallida: 'review',
  descartada: 'review',
}

/** Who the imports of the folder are recorded under. */
const FOLDER_AUTHOR = 'entrada'

/** Imports what is put into `GONDOLA_ENTRADA`; several processes may watch one folder. */
export function startWatchedFolder(deps: Deps, folder: string, log: FastifyBaseLogger): Worker {
  const watch = new WatchedFolder(deps, folder)
  return startWorker('entry', LOOK_EVERY_MS, log, async () => {
    await watch.look()
    return false
  })
}

export class WatchedFolder {
  readonly #deps: Deps
  readonly #folder: string
  /** Size and time of the files of the last look, by name. */
  #seen: ReadonlyMap<string, string> = new Map()

  constructor(deps: Deps, folder: string) {
    this.#deps = deps
    this.#folder = folder
  }

  /** Takes the files that are whole, and moves those aside whose imports have ended. */
  async look(): Promise<void> {
    for (const name of Object.values(FOLDERS)) await mkdir(join(this.#folder, name), { recursive: true })
    const found = await this.#filesIn('.')
    const whole = [...found].filter(([name, form]) => this.#seen.get(name) === form && isWhole(name))
    this.#seen = found
    for (const [name] of whole) await this.#take(name, join(this.#folder, name))
    await this.#settle()
  }

  /** The forms of a folder's files by name. */
  async #filesIn(folder: string): Promise<Map<string, string>> {
    const forms = new Map<string, string>()
    for (const name of await readdir(join(this.#folder, folder))) {
      const found = await lstat(join(this.#folder, folder, name)).catch(() => null)
      if (found?.isFile()) forms.set(name, `${found.size} ${found.mtimeMs}`)
    }
    return forms
  }

  /** Claims a file by moving it: only one process can. */
  async #take(name: string, from: string): Promise<void> {
    const claimed = `${Date.now()}-${fileNameOf(name).slice(-NAME_KEPT)}`
    const isOurs = await rename(from, this.#taken(claimed)).then(
      () => true,
      () => false,
    )
    if (isOurs) await this.#import(claimed)
  }

  async #import(claimed: string): Promise<void> {
    const { db, clock, files } = this.#deps
    const { storedFile } = await storeFile(files, createReadStream(this.#taken(claimed)))
    const options = { ...NO_OPTIONS, userName: FOLDER_AUTHOR, claimed }
    const fileName = claimed.replace(/^\d+-/, '')
    await createJob(db, clock, { fileName, storedFile, options, state: 'aplicando' })
  }

  async #settle(): Promise<void> {
    for (const claimed of (await this.#filesIn(FOLDERS.taken)).keys()) {
      const job = await findFolderJob(this.#deps.db, FOLDER_AUTHOR, claimed)
      const end = job && ENDS[job.state]
      if (job !== undefined && end !== undefined) await this.#end(claimed, job, FOLDERS[end])
      const [since = '', ...name] = claimed.split('-')
      if (job === undefined && Date.now() - Number(since) > LEFT_AFTER_MS)
        await this.#take(name.join('-'), this.#taken(claimed))
    }
  }

  /** Writes the report beside the file, mails it once, and moves the file. */
  async #end(claimed: string, job: Row<'imports'>, folder: string): Promise<void> {
    const { db, clock } = this.#deps
    const { holds = [], fault = null, summary = null } = (job.outcome ?? {}) as Partial<JobOutcome>
    const name = `${job.id}-${job.file_name}`
    const state = IMPORT_STATE_NAMES[job.state]
    const reasons = [...holds, ...(fault === null ? [] : [fault])]
    const report = {
      importacion: job.id,
      estado: state,
      motivos: reasons,
      ...((job.report as object | null) ?? EMPTY_REPORT),
    }
    await writeFile(
      join(this.#folder, folder, `${name}.informe.json`),
      `${JSON.stringify(report, null, 2)}\n`,
    )
    await queueMailToOwners(db, clock, {
      content: droppedFileMail({ name: job.file_name, folder, state, reasons, summary }),
      eventKey: `entrada-${job.id}`,
    })
    await rename(this.#taken(claimed), join(this.#folder, folder, name))
  }

  #taken = (claimed: string) => join(this.#folder, FOLDERS.taken, claimed)
}

const NAME_KEPT = 150

/** Names under which programs write what they rename once it is whole. */
const isWhole = (name: string) => !/^\.|\.(part|partial|tmp|temp|filepart|crdownload|swp)$|~$/i.test(name)
