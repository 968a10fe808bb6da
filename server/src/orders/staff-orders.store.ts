import {
  OrderStatus,
  type LineQuestion,
  type OrderEvent,
  type PickingLine,
  type StaffOrder,
} from '@gondola/contract/orders'
import type { Clock } from '../platform/clock.ts'
import { listQuestions } from './picking/line-questions.store.ts'
import { hasBranch } from '../sessions/branch-access.ts'
import { permissionsOf } from '@gondola/contract/calls'
import { sql } from 'kysely'
import type { StaffSession } from '../http/caller.ts'
import type { Db } from '../platform/db/open-database.ts'
import { listOrderPushes } from '../push/own-pushes.store.ts'
import { isHeld, released, groupedByOrder, listPickingLines } from './picking-lines.store.ts'
import { orderHead, shownBranchName } from './orders.store.ts'
import { listRatings } from './ratings.store.ts'
import { listVouchers } from './vouchers.store.ts'

/** The branch of a placed order; null: no such order, or a saved cart. */
export async function findOrderBranch(db: Db, Id: number): Promise<number | null> {
  const row = db
    .selectFrom('orders')
    .select('branch_id')
    .where('Id', '=', Id)
    .where('Estado', '<>', OrderStatus.Incomplete)
  return (await row.executeTakeFirst())?.branch_id ?? null
}

/** One order as staff see it, or null. */
export async function findStaffOrder(db: Db, clock: Clock, Id: number): Promise<StaffOrder | null> {
  return (await listStaffOrders(db, clock, [Id]))[0] ?? null
}

/**
 * Orders by their numbers as somebody of the staff sees them (null: nobody reads them), without those of other branches
 * and those that do not exist; name and mail of the account are for who may see customers.
 */
export async function listStaffOrders(
  db: Db,
  clock: Clock,
  ids: readonly number[],
  by: Pick<StaffSession, 'branches' | 'permissions'> | null = null,
): Promise<StaffOrder[]> {
  if (ids.length === 0) return []
  const { branches = null } = by ?? {}
  const seesAccount = by === null || by.permissions.includes('clientes.ver')
  const rows = await db
    .selectFrom('orders')
    .leftJoin('payment_types', 'payment_types.Id', 'orders.payment_type_id')
    .leftJoin('zones', (join) =>
      join
        .onRef('zones.Id', '=', 'orders.zone_id')
        .onRef('zones.branch_id', '=', 'orders.branch_id')
        .on('zones.is_active', '=', true),
    )
    .leftJoin('clients', 'clients.Id', 'orders.client_id')
    .leftJoin('staff_accounts', 'staff_accounts.id', 'orders.preparing_by')
    .selectAll('orders')
    .select([
      'payment_types.Descrip as payment',
      shownBranchName,
      'zones.Id as zone',
      'clients.Nombre as clientName',
      'clients.Email as clientEmail',
      'staff_accounts.user_name as picker',
    ])
    .select((order) => released(order).as('released'))
    .where('orders.Id', 'in', [...ids])
    .where('orders.Estado', '<>', OrderStatus.Incomplete)
    .$if(branches !== null, (query) => query.where('orders.branch_id', 'in', branches))
    .orderBy('orders.Id')
    .execute()
  const linesOf = await listPickingLines(db, ids)
  const questionsOf = groupedByOrder(
    await listQuestions(db, clock, ids),
    ({ order_id: _, ...asked }) => asked,
  )
  const eventsOf = await listEvents(db, ids)
  const ratingsOf = groupedByOrder(await listRatings(db, ids), ({ Items, Bien }) => ({ Items, Bien }))
  const pushesOf = groupedByOrder(await listOrderPushes(db, ids), ({ Canal, Aviso, Estado, Momento }) => ({
    Canal,
    Aviso,
    Estado,
    Momento,
  }))
  const vouchersOf = await listVouchers(db, ids)
  return rows.map(({ clientName, clientEmail, picker, zone, ...row }) => ({
    ...orderHead(seesAccount ? row : { ...row, invoice: null }),
    Cliente: row.client_id,
    Lineas: withQuestions(linesOf.get(row.Id) ?? [], questionsOf.get(row.Id) ?? []),
    NombreCliente: seesAccount ? clientName : null,
    Email: seesAccount ? clientEmail : null,
    Preparador: picker,
    ...(row.crate !== null && row.Estado !== OrderStatus.Delivered && { Cajon: row.crate }),
    ...(row.crate_label !== null && { EtiquetaCajon: row.crate_label }),
    Historial: eventsOf.get(row.Id) ?? [],
    ...(zone !== null && { ZonaActiva: zone }),
    Valoraciones: ratingsOf.get(row.Id) ?? [],
    Avisos: pushesOf.get(row.Id) ?? [],
    ...(vouchersOf.has(row.Id) && { Comprobantes: vouchersOf.get(row.Id)! }),
    ...(isHeld(row) && { SinCubrir: true as const }),
  }))
}

const withQuestions = (lines: readonly PickingLine[], asked: readonly LineQuestion[]): PickingLine[] =>
  lines.map((line) => {
    const Pregunta = asked.find(({ Items }) => Items === line.Items)
    return Pregunta === undefined ? line : { ...line, Pregunta }
  })

/** The mails about an order and its money, oldest first. */
export async function listOrderMails(
  db: Db,
  { Id, Cliente: clientId }: Pick<StaffOrder, 'Id' | 'Cliente'>,
): Promise<NonNullable<StaffOrder['Correos']>> {
  // of a removed account none is left
  if (clientId === null) return []
  const isOf = sql<boolean>`(event_key like ${`pedido-${Id}-%`} or event_key like ${`pago-${Id}-%`}
    or event_key in (select 'pago-' || id from payment_events where order_id = ${Id}))`
  const rows = await db
    .selectFrom('mail_queue')
    .select(['subject', 'state', 'created_at', 'sent_at'])
    // all that the customer got, by its index: no index serves the beginning of a key in every collation
    .where('client_id', '=', clientId)
    .where(isOf)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    Asunto: row.subject,
    Estado: row.state,
    Momento: row.sent_at ?? row.created_at,
  }))
}

async function listEvents(db: Db, ids: readonly number[]): Promise<Map<number, OrderEvent[]>> {
  const rows = await db
    .selectFrom('order_transitions')
    .leftJoin('staff_accounts', (join) =>
      join.onRef('staff_accounts.id', '=', 'author_id').on('author', '=', 'staff'),
    )
    .select(['order_id', 'from_status', 'to_status', 'step', 'at', 'reason', 'difference'])
    .select(['user_name', 'author_name'])
    .where('order_id', 'in', [...ids])
    .orderBy('order_transitions.id')
    .execute()
  return groupedByOrder(rows, (row) => ({
    De: row.from_status,
    A: row.to_status,
    Paso: row.step,
    Momento: row.at,
    Autor: row.user_name ?? row.author_name,
    Motivo: row.reason,
    ...(row.difference !== null && { Cambio: row.difference }),
  }))
}

export const listBegunBy = (db: Db, staffId: number): Promise<{ Id: number; branch_id: number | null }[]> =>
  db
    .selectFrom('orders')
    .select(['Id', 'branch_id'])
    .where('Estado', '=', OrderStatus.Pending)
    .where('preparing_by', '=', staffId)
    .where('ready_at', 'is', null)
    .orderBy('Id')
    .execute()

/** The orders of the queue that somebody is to prepare. */
export const listAssignedTo = (db: Db, staffId: number): Promise<{ Id: number }[]> =>
  db
    .selectFrom('orders')
    .select('Id')
    .where('Estado', '=', OrderStatus.Pending)
    .where('assigned_to', '=', staffId)
    .where('preparing_at', 'is', null)
    .orderBy('Id')
    .execute()

/** Who may prepare orders, of all these branches. */
export async function listPickersOf(
  db: Db,
  branches: readonly (number | null)[],
): Promise<{ Id: number; Nombre: string }[]> {
  const rows = await db
    .selectFrom('staff_accounts')
    .leftJoin('staff_roles', 'staff_roles.role', 'staff_accounts.role')
    .select(['id', 'full_name', 'user_name', 'staff_accounts.role', 'branches', 'permissions'])
    .where('is_active', '=', true)
    .orderBy('full_name')
    .orderBy('id')
    .execute()
  return rows
    .filter((row) => permissionsOf(row.role, row.permissions).includes('pedidos.preparar'))
    .filter((row) => branches.every((branch) => hasBranch(row, branch)))
    .map(({ id, full_name, user_name }) => ({ Id: id, Nombre: full_name || user_name }))
}
