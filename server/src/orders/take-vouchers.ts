import { toCentavos } from '@gondola/contract/base'
import {
  isCreditNote,
  isInvoice,
  isOfLetterA,
  OrderStatus,
  type SentVoucher,
  type VoucherFault,
} from '@gondola/contract/orders'
import { today } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { findInvoicedOrder, findVoucherRow, insertVoucher, listVoucherRows } from './vouchers.store.ts'

/** What became of a voucher: it is stored, it was before, or why it is refused. */
export type VoucherOutcome = 'tomada' | 'igual' | VoucherFault

/** Hands over what a system invoiced of orders, and hears what became of each (docs/architecture.md). */
export type InvoiceSource = (rows: readonly SentVoucher[]) => Promise<VoucherOutcome[]>

/** Centavos by which rounding may differ. */
const ROUNDING = 100

/** Takes vouchers one after the other; to whoever sees only some `branches` the others' orders are unknown. */
export const invoiceSource =
  (needs: Pick<Deps, 'db' | 'clock' | 'config'>, branches: readonly number[] | null = null): InvoiceSource =>
  async (rows) => {
    const day = today(needs.clock, needs.config.timeZone)
    const outcomes: VoucherOutcome[] = []
    for (const row of rows)
      outcomes.push(await inTransaction(needs.db, (trx) => takeVoucher(trx, row, branches, day)))
    return outcomes
  }

async function takeVoucher(
  trx: Db,
  { Pedido, Tipo, PuntoVenta, Numero, Fecha, Importe, Cae, VencimientoCae, Cuit }: SentVoucher,
  branches: readonly number[] | null,
  day: string,
): Promise<VoucherOutcome> {
  const order = await findInvoicedOrder(trx, Pedido, branches)
  if (order === null) return 'pedido-desconocido'
  const row = {
    kind: Tipo,
    point: PuntoVenta,
    number: Numero,
    order_id: Pedido,
    day: Fecha,
    centavos: toCentavos(Importe),
    cae: Cae,
    cae_until: VencimientoCae,
    receiver: Cuit?.replace(/\D/g, '') || null,
  }
  const known = await findVoucherRow(trx, row)
  if (known !== undefined) {
    const isSame = (Object.keys(row) as (keyof typeof row)[]).every((field) => known[field] === row[field])
    return isSame ? 'igual' : 'comprobante-distinto'
  }
  if (Fecha > day || VencimientoCae < Fecha) return 'fecha'
  if ((isOfLetterA(Tipo) || order.invoice !== null) && row.receiver !== order.invoice?.Cuit)
    return 'cuit-distinto'
  const isOver = order.Estado === OrderStatus.Cancelled || order.Estado === OrderStatus.Annulled
  if (isOver && !isCreditNote(Tipo)) return 'pedido-anulado'
  const invoiced = (await listVoucherRows(trx, Pedido)).reduce(
    (sum, { kind, centavos }) => sum + (isCreditNote(kind) ? -centavos : centavos),
    0,
  )
  const left = toCentavos(order.TotalNeto) - invoiced
  const isFitting = isCreditNote(Tipo)
    ? row.centavos <= invoiced
    : row.centavos <= left + ROUNDING && (!isInvoice(Tipo) || row.centavos >= left - ROUNDING)
  if (!isFitting || row.centavos === 0) return 'importe-distinto'
  await insertVoucher(trx, row)
  return 'tomada'
}
