import { createHash } from 'node:crypto'
import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import {
  TRANSFER_PROVIDER,
  staffMovements,
  transferFault,
  type ReadExtract,
  type UploadedExtract,
} from '@gondola/contract/payments'
import { recordChange } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseStaff } from '../../http/problem.ts'
import { lockOrder } from '../../orders/locked-order.store.ts'
import { dayAfter, instant, today } from '../../platform/clock.ts'
import type { BankColumns } from '../../platform/db/tables/narrow-columns.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { folded } from '../../platform/text/folded.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import { insertMovement } from './bank-movements.store.ts'
import {
  closeExtract,
  findFormat,
  isExtractKnown,
  listAsked,
  listConfirmedByHand,
  listStored,
  openExtract,
  saveFormat,
  type StoredMovement,
} from './extracts.store.ts'
import { matchCredit, readRows, type ExtractCredit } from './match-credit.ts'
import { lockTransferAccount } from './transfers.store.ts'
import { guessColumns, readTable } from './read-extract.ts'

/** An ask that is older is looked for by nobody. */
const ASKED_DAYS = 120
const DAY_SECONDS = 24 * 3600

/** Rows of a file whose common fault is the file's. */
const COMMON_LEAST = 3

/** Credits entered at once, so that nobody who pays or confirms waits for a long file. */
export const SLICE_CREDITS = 500

const NOTHING: ReadExtract = {
  Encabezados: [],
  Faltan: 0,
  Nuevos: 0,
  Repetidos: 0,
  Tomados: 0,
  Propuestos: 0,
  Ignorados: [],
  Ilegibles: [],
}

/**
 * Enters a slice of the credits of a bank's extract, each once, and says how many are left: the same file again enters
 * the next slice. One with the reference and the amount of a transfer that is waited for pays it; others are proposed, or
 * left to staff.
 *
 * @throws 422 `extracto-…`
 */
export async function takeExtract(
  deps: Deps,
  staff: StaffSession,
  { Nombre = '', ...said }: UploadedExtract,
  upload: Readable | null | undefined,
): Promise<ReadExtract> {
  const bytes = Buffer.concat(((await upload?.toArray()) ?? []) as Buffer[])
  const table = readTable(bytes)
  if (table.isTooLong) refuseStaff(transferFault('extracto-largo'))
  if (table.rows.length === 0) refuseStaff(transferFault('extracto-vacio'))
  const { db, clock } = deps
  const headings = createHash('sha256')
    .update(folded(table.headings.join('|')))
    .digest('hex')
  const own = saidColumns(said)
  const columns = own ?? (await findFormat(db, headings)) ?? guessColumns(table.headings)
  if (columns === null) return { ...NOTHING, Encabezados: table.headings.map((name) => name.slice(0, 100)) }
  const read = readRows(table, columns) ?? refuseStaff(transferFault('extracto-sin-signo'))
  const { ignored: Ignorados, unreadable: Ilegibles } = read
  // what is wrong in every row is the file's fault; of a few rows each is named
  const isCommon = read.credits.length + Ignorados.length === 0 && Ilegibles.length >= COMMON_LEAST
  if (isCommon) refuseStaff(transferFault('extracto-ilegible'))
  const credits = withFingerprints(read.credits)
  const rows = { Ignorados, Ilegibles }
  const hash = createHash('sha256').update(bytes).digest('hex')
  return inTransaction(db, async (trx) => {
    await lockTransferAccount(trx)
    if (await isExtractKnown(trx, hash)) return { ...NOTHING, ...rows, Repetidos: credits.length }
    const at = instant(clock)
    if (own !== null) await saveFormat(trx, headings, own, at)
    const extract = await openExtract(trx, { name: Nombre, hash, staff_name: staff.userName, at })
    const prints = credits.map(({ fingerprint }) => fingerprint)
    const before = await listStored(trx, prints)
    const missing = credits.filter(({ fingerprint }) => !before.has(fingerprint))
    await enterCredits(trx, deps, extract, missing.slice(0, SLICE_CREDITS))
    const result = { ...resultOf(extract, prints, await listStored(trx, prints)), ...rows }
    if (result.Faltan > 0) return result
    await closeExtract(trx, extract, hash)
    await recordChange(trx, staff, clock, {
      Entidad: staffMovements.name,
      Clave: extract,
      Accion: 'subir',
      Despues: { Nombre, Nuevos: result.Nuevos, Tomados: result.Tomados },
    })
    return result
  })
}

/** What became of the file so far, whatever the number of slices. */
function resultOf(
  extract: number,
  prints: readonly string[],
  stored: ReadonlyMap<string, StoredMovement>,
): Omit<ReadExtract, 'Ignorados' | 'Ilegibles'> {
  const found = [...stored.values()]
  const own = found.filter(({ extract_id }) => extract_id === extract)
  return {
    Encabezados: [],
    Faltan: prints.length - found.length,
    Nuevos: own.length,
    Repetidos: found.length - own.length,
    Tomados: own.filter(({ state, staff_name }) => state === 'asignado' && staff_name === null).length,
    Propuestos: own.filter(({ state }) => state === 'propuesto').length,
  }
}

/** The columns as staff say; null: they say nothing. */
const saidColumns = ({ Fecha, Texto, Importe }: UploadedExtract): BankColumns | null =>
  Fecha === undefined || Importe === undefined
    ? null
    : { day: Fecha, texts: Texto === undefined ? [] : [Texto], credit: Importe, debit: null }

type StampedCredit = ExtractCredit & { fingerprint: string }

async function enterCredits(
  trx: Db,
  { clock, config }: Deps,
  extractId: number,
  credits: readonly StampedCredit[],
): Promise<void> {
  const at = instant(clock)
  const asked = await listAsked(trx, instant(clock, -ASKED_DAYS * DAY_SECONDS))
  const byReference = new Map(asked.map((each) => [each.bareReference, each]))
  const byHand = await listConfirmedByHand(trx, dayAfter(today(clock, config.timeZone), -ASKED_DAYS))
  for (const { fingerprint, day, centavos, text } of credits) {
    const match = matchCredit({ day, centavos, text }, byReference, asked, byHand)
    const order = asked.find(({ session }) => session === match.session_id)
    const isTaken = match.state === 'asignado'
    if (isTaken) await lockOrder(trx, order!.order)
    const id = await insertMovement(trx, {
      ...match,
      extract_id: extractId,
      fingerprint,
      day,
      centavos,
      text,
      staff_name: null,
      note: null,
      created_at: at,
      updated_at: at,
    })
    if (!isTaken) continue
    order!.isReceived = true
    await askTask(trx, clock, { provider: TRANSFER_PROVIDER, payment: String(id!) })
  }
}

/** Equal lines of one file are different movements; the same line of two files is one. */
function withFingerprints(credits: readonly ExtractCredit[]): StampedCredit[] {
  const counts = new Map<string, number>()
  return credits.map((credit) => {
    const line = `${credit.day} ${credit.centavos} ${folded(credit.text).replace(/\s+/g, ' ')}`
    const count = (counts.get(line) ?? 0) + 1
    counts.set(line, count)
    return { ...credit, fingerprint: createHash('sha256').update(`${line} ${count}`).digest('hex') }
  })
}
