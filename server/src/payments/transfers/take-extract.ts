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
import type { BankColumns } from '../../platform/db/bank-tables.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { folded } from '../../platform/text/folded.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import { insertMovement } from './bank-movements.store.ts'
import {
  findFormat,
  insertExtract,
  isExtractKnown,
  listAsked,
  listConfirmedByHand,
  saveFormat,
} from './extracts.store.ts'
import { matchCredit } from './match-credit.ts'
import { lockTransferAccount } from './transfer-account.store.ts'
import { creditsOf, type ExtractCredit } from './extract-credits.ts'
import { guessColumns, readTable, type ExtractTable } from './read-extract.ts'

/** An ask that is older is looked for by nobody. */
const ASKED_DAYS = 120
const DAY_SECONDS = 24 * 3600

const NOTHING: ReadExtract = { Encabezados: [], Nuevos: 0, Repetidos: 0, Tomados: 0, Propuestos: 0 }

/**
 * Enters the credits of a bank's extract, each once. One with the reference and the amount of a transfer that is waited
 * for pays it; others are proposed, or left to staff.
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
  return inTransaction(db, async (trx) => {
    await lockTransferAccount(trx)
    const at = instant(clock)
    const columns = await columnsOf(trx, table, said, at)
    if (columns === null) return { ...NOTHING, Encabezados: table.headings.map((name) => name.slice(0, 100)) }
    const credits = creditsOf(table, columns) ?? refuseStaff(transferFault('extracto-sin-signo'))
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (await isExtractKnown(trx, hash)) return { ...NOTHING, Repetidos: credits.length }
    const extractId = await insertExtract(trx, { name: Nombre, hash, staff_name: staff.userName, at })
    const result = await enterCredits(trx, deps, extractId, credits)
    await recordChange(trx, staff, clock, {
      Entidad: staffMovements.name,
      Clave: extractId,
      Accion: 'subir',
      Despues: { Nombre, Nuevos: result.Nuevos, Tomados: result.Tomados },
    })
    return result
  })
}

/** As said now or before for these headings, or as they read; null: nobody knows. */
async function columnsOf(
  trx: Db,
  { headings }: ExtractTable,
  { Fecha, Texto, Importe }: UploadedExtract,
  at: string,
): Promise<BankColumns | null> {
  const key = createHash('sha256')
    .update(folded(headings.join('|')))
    .digest('hex')
  if (Fecha === undefined || Importe === undefined)
    return (await findFormat(trx, key)) ?? guessColumns(headings)
  const columns = { day: Fecha, texts: Texto === undefined ? [] : [Texto], credit: Importe, debit: null }
  await saveFormat(trx, key, columns, at)
  return columns
}

async function enterCredits(
  trx: Db,
  { clock, config }: Deps,
  extractId: number,
  credits: readonly ExtractCredit[],
): Promise<ReadExtract> {
  const at = instant(clock)
  const asked = await listAsked(trx, instant(clock, -ASKED_DAYS * DAY_SECONDS))
  const byReference = new Map(asked.map((each) => [each.bareReference, each]))
  const byHand = await listConfirmedByHand(trx, dayAfter(today(clock, config.timeZone), -ASKED_DAYS))
  const result = { ...NOTHING }
  for (const { fingerprint, ...credit } of withFingerprints(credits)) {
    const match = matchCredit(credit, byReference, asked, byHand)
    const order = asked.find(({ session }) => session === match.session_id)
    if (match.state === 'asignado') await lockOrder(trx, order!.order)
    const id = await insertMovement(trx, {
      ...match,
      extract_id: extractId,
      fingerprint,
      day: credit.day,
      centavos: credit.centavos,
      text: credit.text,
      staff_name: null,
      note: null,
      created_at: at,
      updated_at: at,
    })
    if (id === null) {
      result.Repetidos++
      continue
    }
    result.Nuevos++
    if (match.state === 'propuesto') result.Propuestos++
    if (match.state !== 'asignado') continue
    result.Tomados++
    order!.isReceived = true
    await askTask(trx, clock, { provider: TRANSFER_PROVIDER, payment: String(id) })
  }
  return result
}

/** Equal lines of one file are different movements; the same line of two files is one. */
function withFingerprints(credits: readonly ExtractCredit[]): (ExtractCredit & { fingerprint: string })[] {
  const counts = new Map<string, number>()
  return credits.map((credit) => {
    const line = `${credit.day} ${credit.centavos} ${folded(credit.text).replace(/\s+/g, ' ')}`
    const count = (counts.get(line) ?? 0) + 1
    counts.set(line, count)
    return { ...credit, fingerprint: createHash('sha256').update(`${line} ${count}`).digest('hex') }
  })
}
