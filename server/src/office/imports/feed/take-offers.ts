import { type OfferDraft, type StaffOffer, staffOffers } from '@gondola/contract/catalogue-admin'
import { type FeedOffer, type FeedReceipt, type FeedRowAnswer, REJECTIONS } from '@gondola/contract/imports'
import type { StaffViolation } from '@gondola/contract/base'
import type { KeySession } from '../../../http/caller.ts'
import { recordChange } from '../../../audit/record-change.ts'
import { type LockedCatalogue, withCatalogueLocked } from '../../../goods/catalogue/change-catalogue.ts'
import { findNamedArticles, listBranchKeys } from '../../../goods/stock/stock-rows.store.ts'
import { STOCK_TEXTS } from '../../../goods/stock/take-numbers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { inTransaction, type Trx } from '../../../platform/db/in-transaction.ts'
import { hasBranch } from '../../../sessions/branch-access.ts'
import { checkOffer, offerColumns } from '../../catalogue-admin/check-offer.ts'
import {
  auditedOffer,
  deleteOffer,
  findSameOffer,
  findStaffOffer,
  insertOffer,
  updateOffer,
} from '../../catalogue-admin/offers.store.ts'
import { shopDayOf } from '../../catalogue-admin/shop-day.ts'
import { certainSign, numeral, readPrice } from '../reading/read-number.ts'
import { storeReceipt, type KeyedBatch } from './feed.store.ts'
import { earlierReceipt, receiptOf } from './take-batch.ts'

/** Offers in one transaction: orders wait for no longer than these take. */
const CHUNK = 25

/**
 * Takes another system's offers by the rules of staff's, and logs each change under the key's name, from where staff
 * undo it. What staff would have to confirm is refused. A batch that was cut is sent again: what was written is unchanged
 * then.
 */
export async function takeOffers(
  deps: Deps,
  session: KeySession,
  rows: readonly FeedOffer[],
  keyed: KeyedBatch | null,
): Promise<FeedReceipt> {
  const { db, clock } = deps
  const understood = await understand(deps, session, rows)
  let taken: FeedRowAnswer[] = []
  for (;;) {
    const receipt = await inTransaction(
      db,
      async (trx) => (await earlierReceipt(trx, { keyed })) ?? withCatalogueLocked(trx, takeChunk),
    )
    taken = receipt.Filas
    if (taken.length === rows.length) return receipt
  }

  /** Takes the next rows; returns the answers so far, which it stores with the last ones. */
  async function takeChunk({ trx, show }: LockedCatalogue): Promise<FeedReceipt> {
    const answers = [...taken]
    for (const row of understood.slice(taken.length, taken.length + CHUNK))
      answers.push({ Fila: answers.length + 1, ...(await takeOffer(trx, deps, session, row)) })
    if (answers.slice(taken.length).some(({ Resultado }) => Resultado === 'tomada')) await show()
    const receipt = receiptOf(answers)
    if (keyed !== null && answers.length === rows.length) await storeReceipt(trx, clock, keyed, receipt)
    return receipt
  }
}

type Answer = Omit<FeedRowAnswer, 'Fila'>
type Understood =
  | Answer
  | { article: string; row: FeedOffer; price: number | null; branches: number[] | null }

const refused = (Motivo: string, Detalle: string): Answer => ({ Resultado: 'rechazada', Motivo, Detalle })

async function understand(
  { db }: Deps,
  session: KeySession,
  rows: readonly FeedOffer[],
): Promise<Understood[]> {
  const [branchOf, articles] = await Promise.all([
    listBranchKeys(db),
    findNamedArticles(
      db,
      rows.map(({ Codigo }) => Codigo.trim()),
    ),
  ])
  return rows.map((row): Understood => {
    const article = articles.get(row.Codigo.trim())
    if (article === undefined) return refused('articulo-desconocido', STOCK_TEXTS['articulo-desconocido'])
    if (article === 'several') return refused('articulo-ambiguo', STOCK_TEXTS['articulo-ambiguo'])
    const named = row.Sucursales?.map((one) => branchOf.get(typeof one === 'string' ? one.trim() : one)) ?? []
    const isOwn =
      (named.length > 0 || session.branches === null) &&
      named.every((id) => id !== undefined && hasBranch(session, id))
    if (!isOwn) return refused('sucursal-desconocida', STOCK_TEXTS['sucursal-desconocida'])
    const branches = named.length === 0 ? null : (named as number[])
    if (row.Preciooferta === null) return { article: article.code, row, price: null, branches }
    const text = String(row.Preciooferta)
    if (
      typeof row.Preciooferta === 'string' &&
      /[.,]/.test(numeral(text)) &&
      certainSign(numeral(text)) === null
    )
      return refused('precio_dudoso', REJECTIONS.precio_dudoso(text))
    const price = readPrice(text, '.')
    if (!price.ok) return refused(price.motivo, REJECTIONS[price.motivo](text, ''))
    return { article: article.code, row, price: price.pesos, branches }
  })
}

async function takeOffer(trx: Trx, deps: Deps, session: KeySession, one: Understood): Promise<Answer> {
  if ('Resultado' in one) return one
  const { article, row, price, branches } = one
  const day = shopDayOf(deps)
  const Id = await findSameOffer(trx, article, row.FechaDesde, branches)
  const before = Id === null ? null : await findStaffOffer(trx, day, Id)
  if (price === null) {
    if (before === null) return { Resultado: 'igual' }
    await deleteOffer(trx, before.Id)
    await record(trx, deps, session, before, null)
    return { Resultado: 'tomada' }
  }
  const { FechaDesde, FechaHasta } = row
  const draft: OfferDraft = {
    Articulo: { Codigo: article },
    Preciooferta: price,
    FechaDesde,
    FechaHasta,
    Sucursales: branches,
  }
  if (before?.Preciooferta === price && before.FechaHasta === FechaHasta) return { Resultado: 'igual' }
  const fault: StaffViolation | null = await checkOffer(trx, draft, day.day, before)
  if (fault !== null) return refused(fault.code, fault.text)
  const id = before?.Id ?? (await insertOffer(trx, offerColumns(draft)))
  if (before !== null) await updateOffer(trx, id, offerColumns(draft))
  await record(trx, deps, session, before, await findStaffOffer(trx, day, id))
  return { Resultado: 'tomada' }
}

const record = (
  trx: Trx,
  { clock }: Deps,
  { name }: KeySession,
  before: StaffOffer | null,
  after: StaffOffer | null,
): Promise<void> =>
  recordChange(trx, { staffId: null, userName: name }, clock, {
    Entidad: staffOffers.name,
    Clave: (before ?? after)!.Id,
    Accion: before === null ? 'crear' : after === null ? 'eliminar' : 'editar',
    Antes: before && auditedOffer(before),
    Despues: after && auditedOffer(after),
  })
