import { pendingFault, type PendingAccountKind } from '@gondola/contract/payments'
import { staffParameters } from '@gondola/contract/site'
import { staffAccounts } from '@gondola/contract/staff'
import { isRecordedSince, listFormerValues } from '../../audit/audit.store.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { instant, secondsAfter, type Clock } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { oneAtATime } from '../../platform/db/one-at-a-time.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import {
  deletePending,
  findPending,
  hasAnyAccount,
  listDue,
  writePaymentWords,
  writePending,
  type PendingKey,
  type PendingRow,
} from './pending-accounts.store.ts'
import { updateTransferAccount } from './transfers.store.ts'

type Fields = Record<string, string>

/**
 * Has a record's account for transfers changed: what differs from what customers see waits, unless the shop had no
 * account at all. Returns what is written at once. With the record locked.
 */
export async function askForAccount(
  trx: Db,
  clock: Clock,
  { staffId, userName }: StaffSession,
  key: PendingKey,
  { inUse, asked }: { inUse: Fields; asked: Fields },
): Promise<Fields> {
  const differing = Object.entries(asked).filter(([name, value]) => inUse[name] !== value)
  if (differing.length === 0) {
    await deletePending(trx, key)
    return {}
  }
  if (!(await hasAnyAccount(trx))) return asked
  const before = await findPending(trx, key)
  const isSame = before !== null && differing.every(([name, value]) => before.fields[name] === value)
  if (isSame && Object.keys(before.fields).length === differing.length) return {}
  const others = before === null ? [] : before.asked_by.filter((id) => id !== staffId)
  const names = before === null ? [] : before.asked_names.split(', ').filter((name) => name !== userName)
  await writePending(trx, {
    kind: key.kind,
    record_id: key.id,
    fields: Object.fromEntries(differing),
    asked_by: [...others, staffId],
    asked_names: [...names, userName].join(', '),
    asked_at: instant(clock),
    begins_at: instant(clock, (await delayHours(trx, clock)) * HOUR_SECONDS),
  })
  return {}
}

const HOUR_SECONDS = 3600
/** After these an account of staff may be somebody else's. */
const ACCOUNT_CHANGES = { Entidad: staffAccounts.name, Acciones: ['crear', 'editar', 'reiniciar-acceso'] }
/** No delay is longer (`checkParameters`). */
const HOURS_MAX = 168

/** The delay in force: a shorter one counts once the former has passed since, or it could be turned off first. */
async function delayHours(db: Db, clock: Clock): Promise<number> {
  const name = 'HorasCuentaNueva'
  const since = instant(clock, -HOURS_MAX * HOUR_SECONDS)
  const former = await listFormerValues(db, staffParameters.name, name, since)
  const still = former.filter(({ at, value }) => at > instant(clock, -value * HOUR_SECONDS))
  return Math.max(await findSiteParameter(db, name), ...still.map(({ value }) => value))
}

/**
 * Shows customers an account at once, on behalf of a second administrator.
 *
 * @throws 404 none waits; 422 `confirma-…` by one of those who asked, or an account that may be theirs; `pendiente-otra`
 */
export const confirmPending = (
  { db, clock }: Deps,
  session: StaffSession,
  key: PendingKey,
  Pedido: string,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    await oneAtATime(trx, key.kind, key.id)
    const pending = (await findPending(trx, key)) ?? refuseNotFound()
    if (pending.asked_by.includes(session.staffId)) refuseStaff(pendingFault('confirma-quien-pidio'))
    if (pending.asked_at !== Pedido) refuseStaff(pendingFault('pendiente-otra'))
    const since = secondsAfter(pending.asked_at, -(await delayHours(trx, clock)) * HOUR_SECONDS)
    if (await isRecordedSince(trx, { ...ACCOUNT_CHANGES, Clave: session.staffId }, since))
      refuseStaff(pendingFault('confirma-cuenta-reciente'))
    await begin(trx, clock, session, pending)
  })

/** Keeps the account in use. @throws 404 none waits */
export const cancelPending = ({ db, clock }: Deps, session: StaffSession, key: PendingKey): Promise<void> =>
  inTransaction(db, async (trx) => {
    await oneAtATime(trx, key.kind, key.id)
    const { fields } = (await findPending(trx, key)) ?? refuseNotFound()
    await deletePending(trx, key)
    await recordChange(trx, session, clock, {
      Entidad: key.kind,
      Clave: key.id,
      Accion: 'anular',
      Antes: fields,
    })
  })

/** Shows customers the accounts whose delay is over. */
export async function beginDueAccounts({ db, clock }: Deps): Promise<false> {
  for (const { kind, record_id } of await listDue(db, instant(clock)))
    await inTransaction(db, async (trx) => {
      await oneAtATime(trx, kind, record_id)
      const pending = await findPending(trx, { kind, id: record_id })
      if (pending !== null && pending.begins_at <= instant(clock)) await begin(trx, clock, null, pending)
    })
  return false
}

const WRITE: Readonly<Record<PendingAccountKind, (trx: Db, id: number, fields: Fields) => Promise<void>>> = {
  'cuenta-transferencias': (trx, _id, fields) => updateTransferAccount(trx, fields),
  'tipos-pago': writePaymentWords,
}

async function begin(
  trx: Db,
  clock: Clock,
  who: StaffSession | null,
  { kind, record_id, fields, asked_names }: PendingRow,
): Promise<void> {
  await WRITE[kind](trx, record_id, fields)
  await deletePending(trx, { kind, id: record_id })
  await recordChange(trx, who, clock, {
    Entidad: kind,
    Clave: record_id,
    Accion: who === null ? 'empezar' : 'confirmar',
    Despues: { ...fields, Pidio: asked_names },
  })
}
