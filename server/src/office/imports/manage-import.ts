import type { Readable } from 'node:stream'
import {
  BRANCH_TEXTS,
  type BranchChoice,
  type ImportOptions,
  type ImportState,
  importFault,
  type ImportFault,
} from '@gondola/contract/imports'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { recordChange } from '../../audit/record-change.ts'
import { holdsLeft, NO_DECISIONS, type PriceDecisions } from './plan/brake.ts'
import {
  createJob,
  listDecidable,
  lockJob,
  moveJob,
  NO_OPTIONS,
  optionsOf,
  type JobOptions,
  type JobOutcome,
} from './import-jobs.store.ts'
import { countSteps } from './apply/import.store.ts'
import { deleteDifferences } from './import-leftovers.store.ts'
import { removeStored, storeFile } from './source/stored-files.ts'
import { readShopBranches } from './branches/import-branches.store.ts'
import { findBranchUndoable, isBranchUndoWaiting } from './undo/branch-undo.store.ts'
import { findUndoable, isIdle } from './undo/undo.store.ts'

/** Maximum number of prices decided one by one; beyond that, all are accepted at once. */
const DECISIONS_MAX = 10_000

/** States in which a file is open to changes: it was inspected, or waits to be. */
const OPEN: readonly ImportState[] = ['subida', 'lista', 'retenida', 'fallida', 'programada']

/** Stores an uploaded file to be imported; it is not read yet. */
export async function takeUpload(
  { db, clock, files }: Deps,
  session: StaffSession,
  name: string,
  upload: Readable | undefined,
): Promise<number> {
  if (upload === undefined) return refuse('importacion-vacia')
  const { storedFile, bytes } = await storeFile(files, upload)
  if (bytes === 0) {
    await removeStored(files, storedFile)
    refuse('importacion-vacia')
  }
  const options: JobOptions = { ...NO_OPTIONS, ...by(session) }
  return inTransaction(db, async (trx) => {
    const id = await createJob(trx, clock, { fileName: fileNameOf(name), storedFile, options })
    await note(trx, { clock }, session, id, 'subir', { Archivo: fileNameOf(name) })
    return id
  })
}

/** A file's own name, without folders and control characters. */
export const fileNameOf = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200) || 'archivo'

/** Queues the comparison of the file with the shop. */
export function simulate(
  deps: Deps,
  session: StaffSession,
  id: number,
  options: ImportOptions,
): Promise<void> {
  if (options.Parcial && options.Retirar) refuseStaff(importFault('importacion-parcial-retira', 'Parcial'))
  return step(deps, id, async (trx, job) => {
    // decisions on an earlier comparison do not carry over
    const { Parcial: _1, Respuestas: _2, ExistenciasDe: _3, ...known } = optionsOf(job)
    const changed: JobOptions = {
      ...known,
      ...options,
      ...by(session),
      isConfirmed: false,
      decisions: NO_DECISIONS,
    }
    await move(trx, id, OPEN, {
      state: 'simulando',
      options: JSON.stringify(changed),
      apply_at: null,
      outcome: null,
    })
    const { Sucursales, Respuestas, ...others } = options
    const chosen = typeof Sucursales === 'object' ? Sucursales.map(choiceText).join(', ') : Sucursales
    return note(trx, deps, session, id, 'simular', {
      ...others,
      ...(chosen !== undefined && { Sucursales: chosen }),
      ...(Respuestas !== undefined && { Respuestas: Respuestas.join(', ') }),
    })
  })
}

const choiceText = ({ Clave, Sucursal }: BranchChoice) => `${Clave}=${Sucursal}`

export interface Applying {
  Confirmar: boolean
  /** Jumps that were not accepted keep the current price. */
  SinSaltos?: boolean
  /** Instant; null: now. */
  AplicarDesde: string | null
}

/** Queues the application, now or at an instant. */
export function apply(deps: Deps, session: StaffSession, id: number, asked: Applying): Promise<void> {
  const now = deps.clock.now().getTime()
  const at = asked.AplicarDesde === null ? null : Date.parse(asked.AplicarDesde)
  if (at !== null && !(at > now)) refuseStaff(importFault('importacion-hora-pasada', 'AplicarDesde'))
  return step(deps, id, async (trx, job) => {
    const known = optionsOf(job)
    const decisions = { ...known.decisions, leavesJumps: asked.SinSaltos ?? false }
    const outcome = job.outcome as JobOutcome | null
    const held = holdsLeft(outcome, decisions)
    if (held.length > 0 && !asked.Confirmar) refuseStaff(importFault('importacion-freno', 'Confirmar'))
    const options: JobOptions = { ...known, ...by(session), isConfirmed: asked.Confirmar, decisions }
    await move(trx, id, ['lista', 'retenida', 'programada'], {
      state: at === null ? 'aplicando' : 'programada',
      options: JSON.stringify(options),
      apply_at: at === null ? null : new Date(at).toISOString(),
    })
    // it is about to be applied itself; at a set time it is compared again
    if (at === null && outcome?.steps !== undefined && (await countSteps(trx)) !== outcome.steps + 1)
      refuse('importacion-otra-lista')
    return note(trx, deps, session, id, at === null ? 'aplicar' : 'programar', { ...asked })
  })
}

export interface Deciding {
  Que: 'saltos' | 'fijados'
  Aceptar: boolean
  /** The articles decided on; without it, all that wait. */
  Codigos?: string[]
}

/** Accepts single prices, or withdraws the acceptance. */
export function decide(deps: Deps, session: StaffSession, id: number, asked: Deciding): Promise<void> {
  return step(deps, id, async (trx, job) => {
    const known = optionsOf(job)
    const decisions = await decided(trx, id, known.decisions, asked)
    const options: JobOptions = { ...known, ...by(session), decisions }
    if (decisions.letGo.length + decisions.accepted.length > DECISIONS_MAX) refuse('importacion-demasiadas')
    await move(trx, id, ['lista', 'retenida', 'programada'], {
      state: job.state,
      options: JSON.stringify(options),
    })
    const { Que, Aceptar, Codigos } = asked
    return note(trx, deps, session, id, 'decidir', {
      Que,
      Aceptar,
      Articulos: Codigos?.join(', ') ?? 'todos',
    })
  })
}

async function decided(
  trx: Db,
  id: number,
  decisions: PriceDecisions,
  { Que, Aceptar, Codigos }: Deciding,
): Promise<PriceDecisions> {
  const field = Que === 'saltos' ? 'accepted' : 'letGo'
  if (Codigos === undefined && Que === 'fijados') return { ...decisions, letGo: [], letsAllGo: Aceptar }
  const asked = await listDecidable(trx, id, Que, Codigos)
  if (Codigos !== undefined && asked.length < new Set(Codigos).size) refuse('importacion-articulo-ajeno')
  const codes = new Set(asked.map(({ article_code }) => article_code))
  const isOneBack = Que === 'fijados' && decisions.letsAllGo && !Aceptar
  // all except these: from now on each is listed
  const before = isOneBack
    ? (await listDecidable(trx, id, Que)).flatMap(({ article_code, is_jump }) =>
        is_jump ? [] : [article_code],
      )
    : decisions[field]
  const others = [...decisions[field], ...before].filter((code) => !codes.has(code))
  return {
    ...decisions,
    ...(isOneBack && { letsAllGo: false }),
    [field]: [...new Set([...others, ...(Aceptar ? codes : [])])],
  }
}

/** Discards the import: deletes the file, keeps the record. @throws FilesAway */
export async function discard(deps: Deps, session: StaffSession, id: number): Promise<void> {
  let storedFile: string | null = null
  // a discarded import whose file cannot be removed would leave it for ever
  await deps.files.check()
  await step(deps, id, async (trx, job) => {
    await move(trx, id, OPEN, { state: 'descartada', stored_file: null, apply_at: null })
    storedFile = job.stored_file
    return note(trx, deps, session, id, 'descartar', {})
  })
  await deleteDifferences(deps.db, id)
  if (storedFile !== null) await removeStored(deps.files, storedFile)
}

/** Queues the undoing of the newest import in force. */
export function undo(deps: Deps, session: StaffSession, id: number): Promise<void> {
  return step(deps, id, async (trx, job) => {
    if (job.state === 'aplicada' && (await findUndoable(trx)) !== id)
      refuse((await isIdle(trx, id)) ? 'importacion-sin-cambios' : 'importacion-no-es-la-ultima')
    const options = { ...optionsOf(job), ...by(session) }
    await move(trx, id, ['aplicada'], { state: 'deshaciendo', options: JSON.stringify(options) })
  })
}

/** Queues the undoing of one branch's prices of an import; returns the import that does it. */
export function undoAtBranch(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: StaffSession,
  id: number,
  branchId: number,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const job = (await lockJob(trx, id)) ?? refuseNotFound()
    const undoable = await findBranchUndoable(trx)
    const branch = (await readShopBranches(trx)).find(({ Id }) => Id === branchId)
    const isPossible = undoable?.importId === id && undoable.branches.has(branchId)
    if (branch === undefined || !isPossible || (await isBranchUndoWaiting(trx)))
      refuse('importacion-sin-sucursal')
    const name = branch!.Nombre
    const options = { ...NO_OPTIONS, ...by(session), undoes: { importId: id, branchId, name } }
    const fileName = BRANCH_TEXTS.undoneFile(name, job.file_name)
    const own = await createJob(trx, clock, { fileName, storedFile: null, options, state: 'aplicando' })
    await note(trx, { clock }, session, id, 'deshacer', { Sucursal: name })
    return own
  })
}

const by = ({ staffId, userName }: StaffSession) => ({ staffId, userName, attempts: 0 })

const refuse = (fault: ImportFault): never => refuseStaff(importFault(fault))

async function step(
  { db }: Deps,
  id: number,
  work: (trx: Db, job: Row<'imports'>) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await work(trx, (await lockJob(trx, id)) ?? refuseNotFound())
  })
}

async function move(
  trx: Db,
  id: number,
  from: readonly ImportState[],
  change: Partial<NewRow<'imports'>> & { state: ImportState },
): Promise<void> {
  if (!(await moveJob(trx, id, from, change))) refuse('importacion-estado')
}

async function note(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  session: StaffSession,
  id: number,
  Accion: string,
  Despues: Record<string, string | number | boolean | null>,
): Promise<void> {
  await recordChange(trx, session, clock, { Entidad: 'importaciones', Clave: id, Accion, Despues })
}
