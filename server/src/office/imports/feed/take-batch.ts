import { Readable } from 'node:stream'
import { csvText } from '@gondola/contract/base'
import {
  FEED_COLUMNS,
  feedField,
  type FeedReceipt,
  type FeedRowAnswer,
  IMPORT_TEXTS,
  type ImportColumn,
  type ImportReport,
} from '@gondola/contract/imports'
import { refuseConflict } from '../../../http/problem.ts'
import { type LockedCatalogue, withCatalogueLocked } from '../../../goods/catalogue/change-catalogue.ts'
import { instant, today } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { oneAtATime } from '../../../platform/db/one-at-a-time.ts'
import { applyPart } from '../apply/apply-import.ts'
import { findHiddenImport } from '../apply/hidden-import.store.ts'
import { writeCosts } from '../apply/import.store.ts'
import { summaryOf } from '../apply/write-differences.ts'
import { createJob, NO_OPTIONS } from '../import-jobs.store.ts'
import { holdsOf } from '../plan/brake.ts'
import type { ImportPlan } from '../plan/import-plan.ts'
import { gondola } from '../profiles/gondola.ts'
import type { JobDeps } from '../run-import-job.ts'
import { removeStored, storeFile } from '../source/stored-files.ts'
import { untilNoneHidden } from '../undo/roll-back-import.ts'
import { feedImport, findEarlierBatch, finishPart, listWaitingPrices, storeReceipt } from './feed.store.ts'
import { ownRows, type PlannedRows, planRows, type SentBatch, SKIPPED } from './plan-batch.ts'
import { FEED_PROFILE, readBatch } from './read-batch.ts'

const TEXTS = {
  fileName: (system: string, lote: string) => `${system} · ${lote}`,
  parkedName: (system: string, lote: string, rows: number) =>
    `${system} · ${lote} · ${rows === 1 ? 'una fila retenida' : `${rows} filas retenidas`}`,
  overtaken: 'Otra fila del lote es del mismo artículo: vale la última.',
} as const

/** Times that a batch is compared again because the catalogue changed meanwhile. */
const TURNS = 20

/**
 * Takes a batch of rows as an import of a part of the list: the same reading, the same brake. What the brake holds is
 * parked as an import that waits for staff; the rest, its costs and the answer are written in one transaction, or
 * nothing is. Returns the earlier answer to a request that is sent again.
 *
 * @throws 409 `clave-repetida` another request had the key; `concurrencia` the catalogue is being written
 */
export async function takeBatch(deps: JobDeps, batch: SentBatch): Promise<FeedReceipt> {
  const { db, clock } = deps
  for (let turn = 0; turn < TURNS; turn++) {
    const earlier = await earlierReceipt(db, batch)
    if (earlier !== null) return earlier
    await untilNoneHidden(db, clock, null)
    // a long import: whoever sends tries again later
    if ((await findHiddenImport(db)) !== null) break
    const receipt = await takeOnce(deps, batch)
    if (receipt !== null) return receipt
  }
  return refuseConflict('concurrencia')
}

/**
 * The answer to the same request with its key; null: there was none. In a transaction that stores one, whoever sends the
 * same waits for its end.
 *
 * @throws 409 `clave-repetida`
 */
export async function earlierReceipt(
  db: Db,
  { keyed }: Pick<SentBatch, 'keyed'>,
): Promise<FeedReceipt | null> {
  if (keyed === null) return null
  await oneAtATime(db, 'feed_batches', `${keyed.keyId} ${keyed.key}`)
  const earlier = await findEarlierBatch(db, keyed)
  if (earlier === null) return null
  if (earlier.requestHash !== keyed.requestHash) refuseConflict('clave-repetida')
  return earlier.receipt
}

/** Null, with nothing changed: the catalogue is another than the one that was compared, or the key was used meanwhile. */
async function takeOnce(deps: JobDeps, batch: SentBatch): Promise<FeedReceipt | null> {
  const compared = await compare(deps, batch)
  const { plan, version, parked, held, costs } = compared
  let stored: string | null = null
  let isTaken = false
  try {
    if (parked !== null) stored = (await storeFile(deps.files, Readable.from([parked]))).storedFile
    const receipt = await inTransaction(deps.db, async (trx) => {
      if ((await earlierReceipt(trx, batch)) !== null) return null
      if (held.length > 0 || plan.size + costs.length === 0)
        return answered(trx, deps, batch, compared, { stored })
      return withCatalogueLocked(trx, async (locked) => {
        if (locked.version !== version || locked.hidden !== null) return null
        const Importacion = plan.size === 0 ? undefined : await writePlan(locked, deps, batch, plan)
        await writeCosts(trx, costs, instant(deps.clock))
        return answered(trx, deps, batch, compared, { stored, Importacion })
      })
    })
    isTaken = receipt !== null
    return receipt
  } finally {
    plan.close()
    if (stored !== null && !isTaken) await removeStored(deps.files, stored)
  }
}

async function writePlan(
  locked: LockedCatalogue,
  { clock, config }: JobDeps,
  batch: SentBatch,
  plan: ImportPlan,
): Promise<number> {
  const name = TEXTS.fileName(batch.userName, batch.lote ?? today(clock, config.timeZone))
  const importId = await feedImport(locked.trx, clock, name, batch.userName)
  const created = await applyPart(locked, clock, plan, { importId, profile: FEED_PROFILE.name })
  await finishPart(locked.trx, clock, importId, { report: plan.report, summary: summaryOf(plan), created })
  return importId
}

/** Parks what is held, and stores and returns the answer. */
async function answered(
  trx: Db,
  { clock, config }: JobDeps,
  { userName, lote = today(clock, config.timeZone), keyed }: SentBatch,
  { outcomes, reasons, waits, waitsIn }: Compared,
  { stored, Importacion }: { stored: string | null; Importacion?: number | undefined },
): Promise<FeedReceipt> {
  let parkedIn = waitsIn
  if (stored !== null) {
    const options = { ...NO_OPTIONS, Perfil: gondola.name, Parcial: true, userName }
    const fileName = TEXTS.parkedName(userName, lote, waits)
    // the worker compares it as any file, and the brake holds it
    parkedIn = await createJob(trx, clock, { fileName, storedFile: stored, options, state: 'aplicando' })
  }
  const receipt = receiptOf(outcomes, {
    ...(Importacion !== undefined && { Importacion }),
    ...(parkedIn !== null && { Retencion: { Importacion: parkedIn, Motivos: [...reasons] } }),
  })
  if (keyed !== null) await storeReceipt(trx, clock, keyed, receipt)
  return receipt
}

/** The answer to a batch, by what became of its rows. */
export function receiptOf(
  Filas: FeedRowAnswer[],
  more: Pick<FeedReceipt, 'Importacion' | 'Retencion'> = {},
): FeedReceipt {
  const count = (asked: FeedRowAnswer['Resultado']) =>
    Filas.filter(({ Resultado }) => Resultado === asked).length
  return {
    Tomadas: count('tomada'),
    Iguales: count('igual'),
    Retenidas: count('retenida'),
    Rechazadas: count('rechazada'),
    ...more,
    Filas,
  }
}

interface Compared extends PlannedRows {
  /** Why the brake holds all that is left without the jumps. */
  held: readonly string[]
  /** Why the brake holds what waits. */
  reasons: readonly string[]
  /** How many rows wait, and the import in which all of them wait already; null: none does. */
  waits: number
  waitsIn: number | null
  /** The rows to park, as a file of the shop's own form; null: none. */
  parked: string | null
  outcomes: FeedRowAnswer[]
}

/** Compares a batch with the shop; if prices jump, once more without them. */
async function compare(deps: JobDeps, batch: SentBatch): Promise<Compared> {
  const readings = await ownRows(deps.db, batch, readBatch(batch.kind, batch.rows))
  let planned = await planRows(deps, batch, readings)
  const { codes } = planned
  const { report, counts } = planned.plan
  const jumps = new Set(planned.plan.jumps())
  const indexes = [...codes.keys()]
  const jumping = new Set(indexes.filter((index) => jumps.has(codes.get(index)!)))
  if (jumps.size > 0) {
    planned.plan.close()
    planned = await planRows(
      deps,
      batch,
      readings.map((reading, index) => (jumping.has(index) ? SKIPPED : reading)),
    )
  }
  const { plan } = planned
  const held = holdsOf(plan.counts)
  const waiting = held.length > 0 ? indexes : [...jumping]
  const known = await listWaitingPrices(
    deps.db,
    batch.userName,
    waiting.map((index) => codes.get(index)!),
  )
  const priceOf = (index: number) => {
    const { isUnpriced, Precioventa } = readings[index]!.row!
    return isUnpriced ? plan.priceOf(codes.get(index)!) : Precioventa
  }
  const parked = waiting.filter((index) => !known.has(`${codes.get(index)} ${priceOf(index)}`))
  return {
    ...planned,
    held,
    reasons: [
      ...new Set([
        ...(jumps.size > 0 ? [IMPORT_TEXTS.heldByJumps(counts.jumpsWaiting, counts.doubtful)] : []),
        ...held,
      ]),
    ],
    waits: parked.length,
    waitsIn: waiting.length > 0 && parked.length === 0 ? [...known.values()][0]! : null,
    parked: parked.length === 0 ? null : csvOf(batch, parked, priceOf),
    outcomes: outcomesOf(readings.length, { report, codes, planned, waiting: new Set(waiting) }),
  }
}

function outcomesOf(
  rows: number,
  of: {
    report: ImportReport
    codes: PlannedRows['codes']
    planned: PlannedRows
    waiting: ReadonlySet<number>
  },
): FeedRowAnswer[] {
  const { report, codes, planned, waiting } = of
  const all = [...report.avisos, ...(report.filasIgnoradas ?? []), ...report.rechazadas]
  const notes = new Map(all.map((note) => [note.linea, note]))
  const rejected = new Set(report.rechazadas.map(({ linea }) => linea))
  const changed = new Set([...planned.plan.codes(), ...planned.costs.map(({ Codigo }) => Codigo)])
  const last = new Map([...codes].map(([index, code]) => [code, index]))
  return Array.from({ length: rows }, (_, index): FeedRowAnswer => {
    const [Fila, code] = [index + 1, codes.get(index)]
    const note = notes.get(Fila)
    const why = note && { Motivo: note.motivo, Detalle: note.detalle }
    if (code === undefined || rejected.has(Fila)) return { Fila, Resultado: 'rechazada', ...why }
    if (waiting.has(index)) return { Fila, Resultado: 'retenida', ...why }
    if (planned.plan.branches === null && last.get(code) !== index)
      return { Fila, Resultado: 'igual', Motivo: 'fila_repetida', Detalle: TEXTS.overtaken }
    return { Fila, Resultado: changed.has(code) ? 'tomada' : 'igual', ...why }
  })
}

/** Rows as a file of the shop's own form. */
function csvOf(
  { kind, rows }: SentBatch,
  indexes: readonly number[],
  priceOf: (index: number) => number,
): string {
  const cell = (column: ImportColumn, index: number) =>
    column === 'precio' ? priceOf(index) : rows[index]![feedField(column)]
  const columns = (FEED_COLUMNS[kind] as readonly ImportColumn[]).filter((column) =>
    indexes.some((index) => (cell(column, index) ?? '') !== ''),
  )
  return csvText([columns, ...indexes.map((index) => columns.map((column) => cell(column, index)))])
}
