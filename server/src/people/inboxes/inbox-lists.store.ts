import { sql, type Expression, type SqlBool } from 'kysely'
import type { CallQuery } from '@gondola/contract/calls'
import type {
  staffCardRequests,
  staffContacts,
  staffWithdrawals,
  InboxName,
  InboxState,
  StaffCardRequest,
  StaffContact,
  StaffWithdrawal,
} from '@gondola/contract/inboxes'
import { shopDateTime, type Clock } from '../../platform/clock.ts'
import { folded, listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'

/** How long a withdrawal may wait for its answer (argentina §1.1). */
const ANSWER_MS = 24 * 3_600_000
const MS_PER_TENTH_OF_HOUR = 360_000

/** The deadline for answering a withdrawal received at `Fecha`, and the hours left, negative when overdue. */
function withdrawalClock(Fecha: string, now: Date): { until: Date; hoursLeft: number } {
  const until = new Date(Date.parse(Fecha) + ANSWER_MS)
  return { until, hoursLeft: Math.floor((until.getTime() - now.getTime()) / MS_PER_TENTH_OF_HOUR) / 10 }
}

const STATE = sql<InboxState>`coalesce(inbox_items.state, 'nueva')`
const ASSIGNEE = sql<string | null>`coalesce(nullif(staff_accounts.full_name, ''), staff_accounts.user_name)`
const HOUR_MS = 3_600_000
const ANSWER_HOURS = 24

/** Whether an item's row of `inbox_items` belongs to this record. */
const isItemOf = (inbox: InboxName, key: string) =>
  sql<boolean>`inbox_items.inbox = ${inbox} and inbox_items.key = cast(${sql.ref(key)} as text)`

const STATUS = [
  STATE.as('EstadoGestion'),
  sql<number | null>`inbox_items.staff_id`.as('Asignada'),
  ASSIGNEE.as('AsignadaA'),
] as const

const contacts = (db: Db) =>
  db
    .selectFrom('contacts')
    .leftJoin('inbox_items', (join) => join.on(isItemOf('contactos', 'contacts.Id')))
    .leftJoin('staff_accounts', 'staff_accounts.id', 'inbox_items.staff_id')
    .selectAll('contacts')
    .select(STATUS)

const cardRequests = (db: Db) =>
  db
    .selectFrom('card_requests')
    .leftJoin('document_types', 'document_types.Codigo', 'card_requests.document_type_code')
    .leftJoin('inbox_items', (join) => join.on(isItemOf('tarjetas', 'card_requests.Id')))
    .leftJoin('staff_accounts', 'staff_accounts.id', 'inbox_items.staff_id')
    .select([
      'card_requests.Id',
      'card_requests.Fechahora',
      'card_requests.Nombre',
      'card_requests.Apellido',
      'card_requests.Direccion',
      'card_requests.Email',
      'card_requests.Telefono',
      sql<string>`trim(coalesce(document_types."Descripcion", '') || ' ' || card_requests."Nrodoc")`.as(
        'Documento',
      ),
    ])
    .select(STATUS)

const withdrawals = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .leftJoin('inbox_items', (join) => join.on(isItemOf('arrepentimientos', 'withdrawals.Codigo')))
    .leftJoin('staff_accounts', 'staff_accounts.id', 'inbox_items.staff_id')
    .select([
      'withdrawals.Codigo',
      'withdrawals.Fecha',
      'withdrawals.Nombre',
      'withdrawals.Email',
      'withdrawals.Telefono',
      'withdrawals.Pedido',
      'withdrawals.Motivo',
      sql<string | null>`inbox_items.answered_at`.as('answered_at'),
    ])
    .select(STATUS)

interface Filters {
  EstadoGestion?: InboxState
  Asignada?: number
  /** True: only new and in progress; false: the others. */
  Abiertas?: boolean
}

interface Narrowable<Q> {
  where(condition: Expression<SqlBool>): Q
}

function narrowed<Q extends Narrowable<Q>>(query: Q, { EstadoGestion, Asignada, Abiertas }: Filters): Q {
  let rest = query
  if (EstadoGestion !== undefined) rest = rest.where(sql<boolean>`${STATE} = ${EstadoGestion}`)
  if (Asignada !== undefined) rest = rest.where(sql<boolean>`inbox_items.staff_id = ${Asignada}`)
  const open = sql<boolean>`${STATE} in ('nueva', 'en-curso')`
  if (Abiertas !== undefined) rest = rest.where(Abiertas ? open : sql<boolean>`not ${open}`)
  return rest
}

const sorts = (table: string) => ({
  EstadoGestion: STATE,
  AsignadaA: ASSIGNEE,
  Nombre: folded(`${table}.Nombre`),
  Email: `${table}.Email`,
})

/** Contact messages, newest first. */
export function listStaffContacts(
  db: Db,
  asked: CallQuery<typeof staffContacts.list>,
): Promise<{ rows: StaffContact[]; total: number }> {
  return listWindow(narrowed(contacts(db), asked), asked, {
    key: 'contacts.Id',
    newestBy: 'contacts.Id',
    sort: {
      ...sorts('contacts'),
      Id: 'contacts.Id',
      Fechahora: 'contacts.Fechahora',
      Motivo: 'contacts.Motivo',
    },
    order: ['Id', 'DESC'],
    search: [
      'contacts.Nombre',
      'contacts.Email',
      'contacts.Telefono',
      'contacts.Comentario',
      'contacts.Mensaje',
    ],
  })
}

export async function findStaffContact(db: Db, Id: number): Promise<StaffContact | null> {
  return (await contacts(db).where('contacts.Id', '=', Id).executeTakeFirst()) ?? null
}

/** Card requests, newest first. */
export function listStaffCardRequests(
  db: Db,
  asked: CallQuery<typeof staffCardRequests.list>,
): Promise<{ rows: StaffCardRequest[]; total: number }> {
  return listWindow(narrowed(cardRequests(db), asked), asked, {
    key: 'card_requests.Id',
    newestBy: 'card_requests.Id',
    sort: {
      ...sorts('card_requests'),
      Id: 'card_requests.Id',
      Fechahora: 'card_requests.Fechahora',
      Apellido: folded('card_requests.Apellido'),
    },
    order: ['Id', 'DESC'],
    search: [
      'card_requests.Nombre',
      'card_requests.Apellido',
      'card_requests.Email',
      'card_requests.Nrodoc',
      'card_requests.Telefono',
    ],
  })
}

export async function findStaffCardRequest(db: Db, Id: number): Promise<StaffCardRequest | null> {
  return (await cardRequests(db).where('card_requests.Id', '=', Id).executeTakeFirst()) ?? null
}

/** Withdrawals, newest first; overdue: not answered within 24 hours. */
export async function listStaffWithdrawals(
  db: Db,
  clock: Clock,
  timeZone: string,
  asked: CallQuery<typeof staffWithdrawals.list>,
): Promise<{ rows: StaffWithdrawal[]; total: number }> {
  let query = narrowed(withdrawals(db), asked)
  if (asked.Vencida !== undefined) {
    // all times of the shop have the same offset, so that comparing their text compares the times
    const latest = shopDateTime(new Date(clock.now().getTime() - ANSWER_HOURS * HOUR_MS), timeZone)
    const overdue = sql<boolean>`(inbox_items.answered_at is null and withdrawals."Fecha" < ${latest})`
    query = query.where(asked.Vencida ? overdue : sql<boolean>`not ${overdue}`)
  }
  const { rows, total } = await listWindow(query, asked, {
    key: 'withdrawals.Codigo',
    newestBy: 'withdrawals.Fecha',
    sort: {
      ...sorts('withdrawals'),
      Codigo: 'withdrawals.Codigo',
      Fecha: 'withdrawals.Fecha',
      Pedido: 'withdrawals.Pedido',
    },
    order: ['Fecha', 'DESC'],
    search: [
      'withdrawals.Codigo',
      'withdrawals.Nombre',
      'withdrawals.Email',
      'withdrawals.Telefono',
      'withdrawals.Pedido',
    ],
  })
  return { rows: rows.map((row) => toWithdrawal(row, clock, timeZone)), total }
}

export async function findStaffWithdrawal(
  db: Db,
  clock: Clock,
  timeZone: string,
  Codigo: string,
): Promise<StaffWithdrawal | null> {
  const row = await withdrawals(db).where('withdrawals.Codigo', '=', Codigo).executeTakeFirst()
  return row === undefined ? null : toWithdrawal(row, clock, timeZone)
}

function toWithdrawal(
  { answered_at, ...row }: Omit<StaffWithdrawal, 'Vence' | 'HorasRestantes'> & { answered_at: string | null },
  clock: Clock,
  timeZone: string,
): StaffWithdrawal {
  const { until, hoursLeft } = withdrawalClock(row.Fecha, clock.now())
  return {
    ...row,
    Vence: shopDateTime(until, timeZone),
    HorasRestantes: answered_at === null ? hoursLeft : null,
  }
}
