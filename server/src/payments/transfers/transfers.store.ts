import { toPesos } from '@gondola/contract/base'
import {
  TRANSFER_PROVIDER,
  type StaffTransfer,
  type TransferAccount,
  type TransferAccountDraft,
} from '@gondola/contract/payments'
import { expressionBuilder, type ExpressionBuilder } from 'kysely'
import { shopDateTime } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'
import type { Database, Row } from '../../platform/db/tables/database.ts'
import { findPending, withPending } from './pending-accounts.store.ts'
import { transferReference } from '../providers/transfer/transfer-reference.ts'

const ID = 1
const NONE: TransferAccountDraft = { Alias: '', Cbu: '', Titular: '', Cuit: '', Banco: '' }

/** The account as customers see it; its fields are empty until staff fill them in. */
export async function findAccountShown(db: Db): Promise<TransferAccountDraft> {
  const found = await db
    .selectFrom('transfer_account')
    .select(['alias as Alias', 'cbu as Cbu', 'holder as Titular', 'cuit as Cuit', 'bank as Banco'])
    .executeTakeFirst()
  return found ?? NONE
}

/** The account as staff want it, with what waits. Null: another number. */
export async function findTransferAccount(
  db: Db,
  timeZone: string,
  Id = ID,
): Promise<TransferAccount | null> {
  if (Id !== ID) return null
  const pending = await findPending(db, { kind: 'cuenta-transferencias', id: ID })
  return withPending({ Id, ...(await findAccountShown(db)) }, pending, timeZone)
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

/** As stored: numbers lose their spaces and hyphens, so that they can be copied. */
export const tidyAccount = ({
  Alias,
  Cbu,
  Titular,
  Cuit,
  Banco,
}: TransferAccountDraft): TransferAccountDraft => ({
  Alias: Alias.trim(),
  Cbu: Cbu.replace(/[\s-]/g, ''),
  Titular: Titular.trim(),
  Cuit: Cuit.trim(),
  Banco: Banco.trim(),
})

export async function updateTransferAccount(trx: Db, changes: Partial<TransferAccountDraft>): Promise<void> {
  const { Alias, Cbu, Titular, Cuit, Banco } = { ...(await findAccountShown(trx)), ...changes }
  const columns = { alias: Alias, cbu: Cbu, holder: Titular, cuit: Cuit, bank: Banco }
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

function toWire({ received, ...found }: Found, timeZone: string): StaffTransfer {
  const came = received ?? 0
  return {
    Id: found.id,
    Pedido: found.order_id,
    Referencia: transferReference(found.reference),
    Importe: toPesos(found.centavos),
    Cliente: found.client.slice(0, 200),
    Fechahora: shopDateTime(new Date(found.created_at), timeZone),
    Hasta: shopDateTime(new Date(found.expires_at), timeZone),
    Estado: came > 0 ? 'recibida' : isAsked(found.state) ? 'esperada' : 'cerrada',
    Recibido: toPesos(came),
  }
}

/** The transfers that were asked for. */
export const transferList = listing({
  from: transfers,
  key: 'payment_sessions.id',
  newestBy: 'payment_sessions.id',
  filters: {
    Pedido: 'payment_sessions.order_id',
    Estado(state: StaffTransfer['Estado']) {
      const row = expressionBuilder<Database, 'payment_sessions'>()
      const came = row.exists(receivedFor(row).select('bank_movements.id'))
      if (state === 'recibida') return came
      const open = row('payment_sessions.state', 'in', ASKED)
      return row.and([row.not(came), state === 'esperada' ? open : row.not(open)])
    },
  },
  sort: {
    Id: 'payment_sessions.id',
    Fechahora: 'payment_sessions.created_at',
    Importe: 'payment_sessions.centavos',
    Pedido: 'payment_sessions.order_id',
  },
  order: ['Id', 'DESC'],
  search: ['payment_sessions.order_id', 'orders.Opt1'],
  shown: toWire,
})

/** The ask for a transfer, which an order has. */
export const findTransferSession = async (db: Db, id: number) =>
  (await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('provider', '=', TRANSFER_PROVIDER)
    .executeTakeFirst()) ?? null
