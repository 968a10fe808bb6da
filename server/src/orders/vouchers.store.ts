import { toPesos } from '@gondola/contract/base'
import type { Voucher } from '@gondola/contract/orders'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables/database.ts'
import { findSiteParameter } from '../site/parameters.store.ts'
import { groupedByOrder } from './picking-lines.store.ts'

/** A placed order that is invoiced, locked; null: there is none of these branches (null: all). */
export async function findInvoicedOrder(trx: Db, Id: number, branches: readonly number[] | null) {
  const order = trx.selectFrom('orders').select(['Estado', 'TotalNeto', 'invoice']).where('Id', '=', Id)
  const own = branches === null ? order : order.where('branch_id', 'in', branches)
  return (await own.where('Estado', '<>', 'I').forUpdate().executeTakeFirst()) ?? null
}

const vouchers = (db: Db) => db.selectFrom('vouchers').selectAll()

export const listVoucherRows = (trx: Db, orderId: number): Promise<Row<'vouchers'>[]> =>
  vouchers(trx).where('order_id', '=', orderId).execute()

export const findVoucherRow = (
  trx: Db,
  { kind, point, number }: Row<'vouchers'>,
): Promise<Row<'vouchers'> | undefined> =>
  vouchers(trx)
    .where('kind', '=', kind)
    .where('point', '=', point)
    .where('number', '=', number)
    .executeTakeFirst()

export async function insertVoucher(trx: Db, row: Row<'vouchers'>): Promise<void> {
  await trx.insertInto('vouchers').values(row).execute()
}

/** The vouchers of orders, oldest first. */
export async function listVouchers(db: Db, orderIds: readonly number[]): Promise<Map<number, Voucher[]>> {
  const rows = await vouchers(db)
    .where('order_id', 'in', [...orderIds])
    .orderBy('day')
    .orderBy('number')
    .execute()
  const issuer = rows.length === 0 ? '' : (await findSiteParameter(db, 'Cuit')).replace(/\D/g, '')
  return groupedByOrder(rows, (row) => toVoucher(row, issuer))
}

function toVoucher(
  { kind, point, number, ...row }: Omit<Row<'vouchers'>, 'order_id'>,
  issuer: string,
): Voucher {
  const Importe = toPesos(row.centavos)
  // RG 4892: the fields of ARCA's QR, in its order
  const facts = {
    ver: 1,
    fecha: row.day,
    cuit: Number(issuer),
    ptoVta: point,
    tipoCmp: kind,
    nroCmp: number,
    importe: Importe,
    moneda: 'PES',
    ctz: 1,
    ...(row.receiver !== null && { tipoDocRec: 80, nroDocRec: Number(row.receiver) }),
    tipoCodAut: 'E',
    codAut: Number(row.cae),
  }
  const p = encodeURIComponent(Buffer.from(JSON.stringify(facts)).toString('base64'))
  return {
    Tipo: kind,
    PuntoVenta: point,
    Numero: number,
    Fecha: row.day,
    Importe,
    Cae: row.cae,
    VencimientoCae: row.cae_until,
    ...(issuer !== '' && { Qr: `https://www.afip.gob.ar/fe/qr/?p=${p}` }),
  }
}
