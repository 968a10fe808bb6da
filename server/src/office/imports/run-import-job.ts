import { type ImportProgress, IMPORT_FAULTS, IMPORT_JOB_TEXTS } from '@gondola/contract/imports'
import type { Deps } from '../../platform/deps.ts'
import { FilesAway } from '../../platform/files/file-store.ts'
import { missingOf, NO_DECISIONS } from './plan/brake.ts'
import { importFile, type ImportOutcome } from './source/import-file.ts'
import {
  claimJob,
  NOTHING_FOUND,
  postponeJob,
  reportProgress,
  settleJob,
  type Job,
} from './import-jobs.store.ts'
import { countSteps, updateImport } from './apply/import.store.ts'
import type { ImportPlan } from './plan/import-plan.ts'
import { storedPath } from './source/stored-files.ts'
import type { BranchUndo } from './branches/import-branches.store.ts'
import { undoBranch } from './undo/undo-branch.ts'
import { undoImport } from './undo/undo-import.ts'
import { findHiddenImport } from './apply/hidden-import.store.ts'
import { rollBackImport } from './undo/roll-back-import.ts'
import { UnusableFile } from './source/unusable-file.ts'
import { keepDifferences, summaryOf } from './apply/write-differences.ts'

export type JobDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'files'>

/** Interval of progress reports. */
const PROGRESS_EVERY_MS = 1000

/** Runs that may die before the job is given up. */
const ATTEMPTS_MAX = 3

/**
 * Runs the next waiting import: inspects its file, applies it or undoes it (backoffice §9). Returns false if none
 * waits. A process that dies leaves its import to the next one: half-written work is never visible.
 */
export async function runNextImport(deps: JobDeps): Promise<boolean> {
  const claimed = await claimJob(deps.db, deps.clock)
  if (claimed === null) return false
  await new JobRun(deps, claimed.job, claimed.lease).run()
  return true
}

class JobRun {
  readonly #deps: JobDeps
  readonly #job: Job
  readonly #lease: { id: number; lease: string }
  #told = 0

  constructor(deps: JobDeps, job: Job, lease: string) {
    this.#deps = deps
    this.#job = job
    this.#lease = { id: job.id, lease }
  }

  async run(): Promise<void> {
    const { id, state, options, storedFile } = this.#job
    const isHidden = (await findHiddenImport(this.#deps.db))?.id === id
    // its undoing has begun already, and is finished
    if (isHidden && state === 'deshaciendo') return this.#undo()
    if (isHidden)
      await rollBackImport(this.#deps.db, this.#deps.clock, { importId: id, lease: this.#lease.lease })
    if (state === 'aplicando' && options.undoes !== undefined) return this.#undoBranch(options.undoes)
    if (state !== 'deshaciendo' && storedFile === null) {
      // an interrupted import by the command, whose caller alone has the file
      const fault = IMPORT_JOB_TEXTS.cut
      return settleJob(this.#deps.db, this.#lease, 'fallida', { ...NOTHING_FOUND, fault })
    }
    if (options.attempts >= ATTEMPTS_MAX) {
      const fault = IMPORT_JOB_TEXTS.gaveUp
      return settleJob(this.#deps.db, this.#lease, 'fallida', { ...NOTHING_FOUND, fault })
    }
    if (state === 'deshaciendo') return this.#undo()
    try {
      await (state === 'simulando' ? this.#look() : this.#apply())
    } catch (error) {
      if (error instanceof FilesAway) await postponeJob(this.#deps.db, this.#deps.clock, this.#lease)
      if (!(error instanceof UnusableFile)) throw error
      const { message: fault, question } = error
      await settleJob(this.#deps.db, this.#lease, 'fallida', {
        ...NOTHING_FOUND,
        fault,
        ...(question && { question }),
      })
    }
  }

  async #look(): Promise<void> {
    let summary = null
    const steps = await countSteps(this.#deps.db)
    const outcome = await this.#import(true, async (plan) => {
      await this.#tell({ Fase: 'comparar', Hechas: 0, Total: plan.size }, true)
      await this.#keep(plan)
      summary = summaryOf(plan)
    })
    await settleJob(
      this.#deps.db,
      this.#lease,
      'lista',
      { ...NOTHING_FOUND, ...shown(outcome), summary, steps },
      outcome,
    )
  }

  /** Compares again at the scheduled time, so that the brake and changes by staff in the meantime count. */
  async #apply(): Promise<void> {
    let summary = null
    const { options } = this.#job
    const steps = (await countSteps(this.#deps.db)) - 1
    const outcome = await this.#import(false, async (plan) => {
      summary = summaryOf(plan)
      await this.#keep(plan)
    })
    const told = { ...NOTHING_FOUND, ...shown(outcome), summary, steps }
    if (outcome.state === 'held') {
      const undecided = { ...options, decisions: NO_DECISIONS }
      return settleJob(this.#deps.db, this.#lease, 'retenida', told, { ...outcome, options: undecided })
    }
    await updateImport(this.#deps.db, this.#job.id, { outcome: JSON.stringify(told) })
  }

  async #keep(plan: ImportPlan): Promise<void> {
    const { Parcial, Retirar: isRetiring } = this.#job.options
    const isAsking = Parcial === undefined && missingOf(plan.counts) !== null
    await keepDifferences(this.#deps.db, this.#job.id, plan, { isAsking, isRetiring })
  }

  #import(isDryRun: boolean, onPlan: (plan: ImportPlan) => Promise<void>): Promise<ImportOutcome> {
    const { storedFile, fileName, author, options, id } = this.#job
    return this.#deps.files.onDisk(storedPath(storedFile ?? ''), (path) =>
      importFile(this.#deps, {
        path,
        fileName,
        profile: options.Perfil ?? undefined,
        branch: options.Sucursal ?? undefined,
        branches: options.Sucursales,
        stockBranch: options.ExistenciasDe,
        isRetiring: options.Retirar,
        isPartial: options.Parcial ?? false,
        answers: options.Respuestas ?? [],
        decisions: options.decisions,
        isDryRun,
        isConfirmed: options.isConfirmed,
        author,
        importId: id,
        lease: this.#lease.lease,
        onPlan,
        onReading: (rows) => this.#tell({ Fase: 'leer', Hechas: rows, Total: null }),
      }),
    )
  }

  async #undo(): Promise<void> {
    const { id, options } = this.#job
    const { staffId, userName } = options
    const by = staffId === null ? null : { staffId, userName }
    const isUndone = await undoImport(this.#deps, id, by, undefined, this.#lease.lease)
    if (!isUndone)
      await settleJob(this.#deps.db, this.#lease, 'aplicada', {
        ...NOTHING_FOUND,
        fault: IMPORT_JOB_TEXTS.notNewest,
      })
  }

  async #undoBranch(asked: BranchUndo): Promise<void> {
    const origin = { author: this.#job.author, jobId: this.#job.id, lease: this.#lease.lease }
    if ((await undoBranch(this.#deps, asked, origin)) !== null) return
    const fault = IMPORT_FAULTS['importacion-sin-sucursal']
    await settleJob(this.#deps.db, this.#lease, 'fallida', { ...NOTHING_FOUND, fault })
  }

  /** Reports progress at intervals; throws if another process has taken the job over. */
  async #tell(progress: ImportProgress, isDue = false): Promise<void> {
    const now = performance.now()
    if (!isDue && now - this.#told < PROGRESS_EVERY_MS) return
    this.#told = now
    const isOurs = await reportProgress(this.#deps.db, this.#deps.clock, this.#lease, progress)
    if (!isOurs) throw new Error(`another process has taken import ${this.#job.id} over`)
  }
}

const shown = ({ holds, branches, counts, effects, hash }: ImportOutcome) => ({
  holds,
  ...(hash !== null && { hash }),
  branches,
  brake: { ...counts, jumpsWaiting: counts.saltos },
  ...(effects !== null && { effects }),
})
