import { sql } from 'kysely'
import type {
  InboxName,
  InboxState,
  StaffCardRequest,
  StaffContact,
  StaffWithdrawal,
} from '@gondola/contract/inboxes'
import { shopDateTime, type Clock } from '../../platform/clock.ts'
import { folded } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'

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

const OPEN = sql<boolean>`${STATE} in ('nueva', 'en-curso')`

const filters = {
  EstadoGestion: (state: InboxState) => sql<boolean>`${STATE} = ${state}`,
  Asignada: 'inbox_items.staff_id',
  // only new and in progress, or only the others
  Abiertas: (areOpen: boolean) => (areOpen ? OPEN : sql<boolean>`not ${OPEN}`),
}

const sorts = (table: string) => ({
  EstadoGestion: STATE,
  AsignadaA: ASSIGNEE,
  Nombre: folded(`${table}.Nombre`),
  Email: `${table}.Email`,
})

/** Contact messages, newest first. */
export const contactList = listing({
  from: contacts,
  key: 'contacts.Id',
  newestBy: 'contacts.Id',
  filters,
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
  shown: (row: StaffContact, _context: void) => row,
})

/** Card requests, newest first. */
export const cardRequestList = listing({
  from: cardRequests,
  key: 'card_requests.Id',
  newestBy: 'card_requests.Id',
  filters,
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
  shown: (row: StaffCardRequest, _context: void) => row,
})

interface Now {
  clock: Clock
  timeZone: string
}

function toWithdrawal(
  { answered_at, ...row }: Omit<StaffWithdrawal, 'Vence' | 'HorasRestantes'> & { answered_at: string | null },
  { clock, timeZone }: Now,
): StaffWithdrawal {
  const { until, hoursLeft } = withdrawalClock(row.Fecha, clock.now())
  return {
    ...row,
    Vence: shopDateTime(until, timeZone),
    HorasRestantes: answered_at === null ? hoursLeft : null,
  }
}

/** Withdrawals, newest first; overdue: not answered within 24 hours. */
export const withdrawalList = listing({
  from: withdrawals,
  key: 'withdrawals.Codigo',
  newestBy: 'withdrawals.Fecha',
  filters: {
    ...filters,
    Vencida(isOverdue: boolean, { clock, timeZone }: Now) {
      // all times of the shop have the same offset, so that comparing their text compares the times
      const latest = shopDateTime(new Date(clock.now().getTime() - ANSWER_HOURS * HOUR_MS), timeZone)
      const overdue = sql<boolean>`(inbox_items.answered_at is null and withdrawals."Fecha" < ${latest})`
      return isOverdue ? overdue : sql<boolean>`not ${overdue}`
    },
  },
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
  shown: toWithdrawal,
})
