import { chunksOf } from '../../platform/db/chunks.ts'
import type {
  RefusedStockNumber,
  StaffStock,
  StockNumber,
  StockNumberFault,
  StockReceipt,
} from '@gondola/contract/stock'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseConflict, refuseNotFound } from '../../http/problem.ts'
import { hasBranch } from '../../sessions/branch-access.ts'
import {
  findNamedArticles,
  hasBranch as isKnownBranch,
  readQuantities,
  ensureRows,
  lockLevels,
  writeLevels,
  listBranchKeys,
} from './stock-rows.store.ts'
import { findStockedArticle } from './staff-stock.store.ts'
import { shopDayStart, type StockLevel } from './stock-level.ts'
import { holdForPending } from './holds.store.ts'
import { sumMoves } from './stock-moves.store.ts'

/** Why a stock number was left out; read by whoever connects a chain's system. */
export const STOCK_TEXTS: Readonly<Record<StockNumberFault, string>> = {
  'sucursal-desconocida': 'No hay una sucursal con ese número o código.',
  'articulo-desconocido': 'No hay un artículo con ese código, EAN o código de origen.',
  'articulo-ambiguo': 'Ese código es de más de un artículo.',
}

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Rows in one transaction: orders wait for no longer than these take. */
const CHUNK = 250

/** A number of an article that is known. */
interface TakenNumber {
  code: string
  quantity: number | null
  reportedAt: string
  /** The number that it replaces; absent: any. */
  before?: number | null
}

/** What became of a row: it counts, it says what was known, a later number had overtaken it, or why it is left out. */
export type StockOutcome = 'tomada' | 'igual' | 'anterior' | StockNumberFault

/** Hands a system's numbers over, and hears what became of each (docs/architecture.md). */
export type StockSource = (rows: readonly StockNumber[]) => Promise<StockOutcome[]>

/** `stockSource` with its result as a sum. */
export async function takeNumbers(
  needs: Needs,
  rows: readonly StockNumber[],
  branches: readonly number[] | null = null,
): Promise<StockReceipt> {
  const outcomes = await stockSource(needs, branches)(rows)
  const count = (...asked: StockOutcome[]) => outcomes.filter((one) => asked.includes(one)).length
  const Rechazadas = outcomes.flatMap((outcome, index): RefusedStockNumber[] => {
    if (outcome === 'tomada' || outcome === 'igual' || outcome === 'anterior') return []
    return [{ Fila: index + 1, Codigo: rows[index]!.Codigo, Motivo: outcome, Detalle: STOCK_TEXTS[outcome] }]
  })
  return { Tomadas: count('tomada', 'igual'), Anteriores: count('anterior'), Rechazadas }
}

/**
 * Takes in numbers of a chain's system, in short transactions so that orders come in between. Of several numbers of one
 * article the latest counts, whatever order they arrive in; a later number ends what staff said by hand. To whoever
 * writes only some `branches` the others are unknown.
 */
export const stockSource =
  (needs: Needs, branches: readonly number[] | null = null): StockSource =>
  async (rows) => {
    const { understood, outcomes } = await understand(needs, rows, branches)
    for (const [branchId, numbers] of [...understood].toSorted(([one], [other]) => one - other)) {
      const sorted = [...numbers.values()].toSorted((one, other) => (one.code < other.code ? -1 : 1))
      for (const chunk of chunksOf(sorted, CHUNK)) {
        const written = await inTransaction(needs.db, (trx) => writeNumbers(trx, needs, branchId, chunk))
        for (const { code, row } of chunk) outcomes[row] = written.get(code) ?? 'anterior'
      }
    }
    return outcomes
  }

interface Understood {
  /** By branch, then by article; `row` is its index. */
  understood: Map<number, Map<string, TakenNumber & { row: number }>>
  /** Of rows that are not understood, or that a later one of the same request replaces. */
  outcomes: StockOutcome[]
}

async function understand(
  { db, clock }: Needs,
  rows: readonly StockNumber[],
  branches: readonly number[] | null,
): Promise<Understood> {
  const [branchOf, articles] = await Promise.all([
    listBranchKeys(db),
    findNamedArticles(
      db,
      rows.map(({ Codigo }) => Codigo.trim()),
    ),
  ])
  const now = instant(clock)
  const understood: Understood['understood'] = new Map()
  const outcomes = rows.map(({ Sucursal, Codigo, Existencia, Fecha }, row): StockOutcome => {
    const branchId = branchOf.get(typeof Sucursal === 'string' ? Sucursal.trim() : (Sucursal ?? null))
    const article = articles.get(Codigo.trim())
    if (branchId === undefined || !hasBranch({ branches }, branchId)) return 'sucursal-desconocida'
    if (article === undefined) return 'articulo-desconocido'
    if (article === 'several') return 'articulo-ambiguo'
    const numbers = understood.get(branchId) ?? new Map<string, TakenNumber & { row: number }>()
    understood.set(branchId, numbers)
    const there = numbers.get(article.code)
    const reportedAt = Fecha === undefined ? now : momentOf(Fecha, now)
    if (there === undefined || reportedAt >= there.reportedAt)
      numbers.set(article.code, {
        row,
        code: article.code,
        quantity: Existencia === null ? null : Math.max(0, Math.floor(Existencia)),
        reportedAt,
      })
    return 'anterior'
  })
  return { understood, outcomes }
}

/** As stored; a moment still to come is now, or it would hide all numbers until then. */
function momentOf(Fecha: string, now: string): string {
  const at = new Date(Fecha).toISOString()
  return at < now ? at : now
}

/** Writes a number that staff typed. @throws 404 no such branch or article; 409 `concurrencia`: it is no longer the number that was read */
export async function setNumber(
  trx: Db,
  needs: Omit<Needs, 'db'>,
  who: StaffSession,
  { Sucursal, Codigo }: { Sucursal: number; Codigo: string },
  { Existencia, Leida }: Pick<StaffStock, 'Existencia'> & { Leida: number | null },
): Promise<void> {
  const [isBranch, article] = await Promise.all([
    isKnownBranch(trx, Sucursal),
    findStockedArticle(trx, Codigo),
  ])
  if (!isBranch || article === null) refuseNotFound()
  if (Existencia === Leida) return
  const number = { code: Codigo, quantity: Existencia, reportedAt: instant(needs.clock), before: Leida }
  await writeNumbers(trx, needs, Sucursal, [number])
  await recordChange(trx, who, needs.clock, {
    Entidad: 'existencias',
    Clave: `${Sucursal}-${Codigo}`,
    Accion: 'editar',
    Antes: { Existencia: Leida },
    Despues: { Articulo: article.Descripcion, Existencia },
  })
}

/**
 * Writes the numbers of one branch that are not older than the known ones, with what left or came back since they were
 * counted; returns which, and whether they are other.
 */
async function writeNumbers(
  trx: Db,
  { clock, config }: Omit<Needs, 'db'>,
  branchId: number,
  numbers: readonly TakenNumber[],
): Promise<Map<string, 'tomada' | 'igual'>> {
  const codes = numbers.map(({ code }) => code)
  const at = instant(clock)
  const counted = await readQuantities(trx, branchId, codes)
  const fresh = codes.filter((code) => !counted.has(code))
  // orders before stock, as whoever dispatches an order locks them
  const held = fresh.length === 0 ? null : await holdForPending(trx, branchId, fresh)
  await ensureRows(trx, branchId, fresh, at)
  const levels = new Map<string, StockLevel>()
  for (const level of await lockLevels(trx, branchId, codes)) levels.set(level.article_code, level)
  const moved = await sumMoves(trx, branchId, numbers)
  const written: StockLevel[] = []
  const outcomes = new Map<string, 'tomada' | 'igual'>()
  for (const { code, quantity: sent, reportedAt, before } of numbers) {
    const quantity = sent === null ? null : Math.max(0, sent + (moved.get(code) ?? 0))
    const level = levels.get(code)
    if (before !== undefined && level?.quantity !== before) refuseConflict('concurrencia')
    if (level === undefined || (level.reported_at !== null && level.reported_at > reportedAt)) continue
    if (level.tapped_at !== null && level.tapped_at <= reportedAt)
      Object.assign(level, { tapped: null, tapped_at: null, tapped_by: null })
    if (level.quantity === null) level.held = held?.get(code) ?? level.held
    outcomes.set(code, level.reported_at !== null && level.quantity === quantity ? 'igual' : 'tomada')
    written.push(Object.assign(level, { quantity, reported_at: reportedAt }))
  }
  await writeLevels(trx, branchId, written, { at, dayBegan: shopDayStart({ clock, config }) })
  return outcomes
}
