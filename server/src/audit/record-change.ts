import type { AuditedFields } from '@gondola/contract/base'
import { instant, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { queueChangeMails } from '../mail/queue-change-mails.ts'
import { insertAuditEntry, isRecordedSince } from './audit.store.ts'

/** A staff member, or another system by its API key's name. */
export interface ChangeAuthor {
  /** Null for another system. */
  staffId: number | null
  userName: string
}

export interface Change {
  /** The resource's name (`articulos`). */
  Entidad: string
  /** The record's key. */
  Clave: string | number
  /** 'crear', 'editar', 'eliminar', or an action specific to the resource. */
  Accion: string
  /** The record before; null or absent if it did not exist. */
  Antes?: AuditedFields | null
  /** The record after; null or absent if it no longer exists. */
  Despues?: AuditedFields | null
}

/** Names of fields that must never be logged; a branch's key in import files is none. */
const SECRET = /pass|clave(?!Importacion)|secret|token|hash|codigos?recup/i

/**
 * Adds a change to the audit log, in the transaction that makes it (backoffice §1). If the record exists before and
 * after, only the fields that differ are stored; an edit without differences is not logged. `who` is null for the shop
 * itself (a nightly job). Changes of what moves money or opens doors are mailed (`queueChangeMails`).
 *
 * @throws if a field is a secret: a bug
 */
export async function recordChange(
  trx: Db,
  who: ChangeAuthor | null,
  clock: Clock,
  { Entidad, Clave, Accion, Antes = null, Despues = null }: Change,
): Promise<void> {
  const secret = Object.keys({ ...Antes, ...Despues }).find((field) => SECRET.test(field))
  if (secret !== undefined) throw new Error(`${secret} of ${Entidad} must not be written down`)
  const [before, after] = Antes !== null && Despues !== null ? differing(Antes, Despues) : [Antes, Despues]
  if (Accion === 'editar' && isEmpty(before) && isEmpty(after)) return
  const user = who?.userName ?? null
  await queueChangeMails(trx, clock, { user, Entidad, Clave, Accion, Antes: before, Despues: after })
  await insertAuditEntry(trx, {
    at: instant(clock),
    staff_id: who?.staffId ?? null,
    user_name: user,
    entity: Entidad,
    key: String(Clave),
    action: Accion,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  })
}

/** Logs that somebody opened a record about a person: once for each hour. */
export async function recordView(
  db: Db,
  who: ChangeAuthor,
  clock: Clock,
  { Entidad, Clave }: Pick<Change, 'Entidad' | 'Clave'>,
): Promise<void> {
  const since = instant(clock, -VIEW_SECONDS)
  if (!(await isRecordedSince(db, { Entidad, Clave, Acciones: ['ver'] }, since, who.userName)))
    await recordChange(db, who, clock, { Entidad, Clave, Accion: 'ver' })
}

const VIEW_SECONDS = 3600

/** Logs an export of rows to a file: its author, filter and number of rows. */
export const recordExport = (
  db: Db,
  who: ChangeAuthor,
  clock: Clock,
  Entidad: string,
  { Filas, Filtro }: { Filas: number; Filtro: AuditedFields },
): Promise<void> =>
  recordChange(db, who, clock, { Entidad, Clave: 'lista', Accion: 'exportar', Despues: { Filas, Filtro } })

/** The fields that differ, with their values before and after. */
function differing(before: AuditedFields, after: AuditedFields): [AuditedFields, AuditedFields] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differ = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const only = (fields: AuditedFields) =>
    Object.fromEntries(differ.filter((name) => name in fields).map((name) => [name, fields[name]]))
  return [only(before), only(after)]
}

const isEmpty = (fields: AuditedFields | null) => fields === null || Object.keys(fields).length === 0
