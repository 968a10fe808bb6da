import { toPesos } from '@gondola/contract/base'
import type { CallQuery } from '@gondola/contract/calls'
import {
  TRANSFER_PROVIDER,
  type StaffTransfer,
  type staffTransfers,
  type TransferAccount,
  type TransferAccountDraft,
} from '@gondola/contract/payments'
import type { ExpressionBuilder } from 'kysely'
import { shopDateTime } from '../../platform/clock.ts'
import { listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Database, Row } from '../../platform/db/tables/database.ts'
import { transferReference } from '../providers/transfer/transfer-reference.ts'

const ID = 1
const NONE: TransferAccount = { Id: ID, Alias: '', Cbu: '', Titular: '', Cuit: '', Banco: '' }

/** The account; its fields are empty until staff fill them in. Null: another number. */
export async function findTransferAccount(db: Db, Id = ID): Promise<TransferAccount | null> {
  if (Id !== ID) return null
  const found = await db
    .selectFrom('transfer_account')
    .select([
      'id as Id',
      'alias as Alias',
      'cbu as Cbu',
      'holder as Titular',
      'cuit as Cuit',
      'bank as Banco',
    ])
    .executeTakeFirst()
  return found ?? NONE
}

/** The account as customers see it. */
export async function findAccountShown(db: Db): Promise<TransferAccountDraft> {
  const { Id: _, ...shown } = (await findTransferAccount(db)) ?? NONE
  return shown
}

/**
 * Locks the account until the transaction ends, so that what came into it is entered by one after the other: a transfer
 * that staff confirm may be in the extract that somebody uploads at the same moment.
 */
export const lockTransferAccount = (trx: Db) =>
  trx
    .insertInto('transfer_account')
    .values({ id: ID, alias: '', cbu: '', holder: '', cuit: '', bank: '' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ id: ID }))
    .execute()

/** Numbers lose their spaces and hyphens, so that they can be copied. */
export async function updateTransferAccount(trx: Db, draft: TransferAccountDraft): Promise<void> {
  const columns = {
    alias: draft.Alias.trim(),
    cbu: draft.Cbu.replace(/[\s-]/g, ''),
    holder: draft.Titular.trim(),
    cuit: draft.Cuit.trim(),
    bank: draft.Banco.trim(),
  }
  await trx
    .insertInto('transfer_account')
    .values({ id: ID, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute()
}

/** The movements that were assigned to an ask. */
export const receivedFor = (row: ExpressionBuilder<Database, 'payment_sessions'>) =>
  row
    .selectFrom('bank_movements')
    .whereRef('bank_movements.session_id', '=', 'payment_sessions.id')
    .where('bank_movements.state', '=', 'asignado')

/** States of a session in which its money is still waited for. */
const ASKED = ['nueva', 'abierta'] as const satisfies readonly Row<'payment_sessions'>['state'][]

export const isAsked = (state: Row<'payment_sessions'>['state']): boolean =>
  ASKED.some((each) => each === state)

/** The asks for a transfer, with what came for each. */
const transfers = (db: Db) =>
  db
    .selectFrom('payment_sessions')
    .innerJoin('orders', 'orders.Id', 'payment_sessions.order_id')
    .where('payment_sessions.provider', '=', TRANSFER_PROVIDER)
    .select((row) => [
      'payment_sessions.id',
      'payment_sessions.order_id',
      'payment_sessions.reference',
      'payment_sessions.centavos',
      'payment_sessions.created_at',
      'payment_sessions.expires_at',
      'payment_sessions.state',
      'orders.Opt1 as client',
      receivedFor(row)
        .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('bank_movements.centavos'), sum.lit(0)).as('sum'))
        .as('received'),
    ])

type Found = Awaited<ReturnType<ReturnType<typeof transfers>['execute']>>[number]

const toWire =
  (timeZone: string) =>
  ({
    id,
    order_id,
    reference,
    centavos,
    created_at,
    expires_at,
    state,
    client,
    received,
  }: Found): StaffTransfer => {
    const came = received ?? 0
    return {
      Id: id,
      Pedido: order_id,
      Referencia: transferReference(reference),
      Importe: toPesos(centavos),
      Cliente: client.slice(0, 200),
      Fechahora: shopDateTime(new Date(created_at), timeZone),
      Hasta: shopDateTime(new Date(expires_at), timeZone),
      Estado: came > 0 ? 'recibida' : isAsked(state) ? 'esperada' : 'cerrada',
      Recibido: toPesos(came),
    }
  }

/** A page of the transfers that were asked for. */
export async function listStaffTransfers(
  db: Db,
  timeZone: string,
  asked: CallQuery<typeof staffTransfers.list>,
): Promise<{ rows: StaffTransfer[]; total: number }> {
  const { Estado, Pedido } = asked
  let query = transfers(db)
  if (Pedido !== undefined) query = query.where('payment_sessions.order_id', '=', Pedido)
  if (Estado !== undefined)
    query = query.where((row) => {
      const came = row.exists(receivedFor(row).select('bank_movements.id'))
      if (Estado === 'recibida') return came
      const open = row('payment_sessions.state', 'in', ASKED)
      return row.and([row.not(came), Estado === 'esperada' ? open : row.not(open)])
    })
  const { rows, total } = await listWindow(query, asked, {
    key: 'payment_sessions.id',
    newestBy: 'payment_sessions.id',
    sort: {
      Id: 'payment_sessions.id',
      Fechahora: 'payment_sessions.created_at',
      Importe: 'payment_sessions.centavos',
      Pedido: 'payment_sessions.order_id',
    },
    order: ['Id', 'DESC'],
    search: ['payment_sessions.order_id', 'orders.Opt1'],
  })
  return { rows: rows.map(toWire(timeZone)), total }
}

export async function findStaffTransfer(db: Db, timeZone: string, id: number): Promise<StaffTransfer | null> {
  const found = await transfers(db).where('payment_sessions.id', '=', id).executeTakeFirst()
  return found === undefined ? null : toWire(timeZone)(found)
}

/** The ask for a transfer, which an order has. */
export const findTransferSession = async (db: Db, id: number) =>
  (await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('provider', '=', TRANSFER_PROVIDER)
    .executeTakeFirst()) ?? null
