import type { AuditedFields } from '@gondola/contract/entities/audit-entry.ts'
import { instant, type Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { insertAuditEntry } from './audit.store.ts'

/** Somebody of the staff, or another system by its key's name. */
export interface ChangeAuthor {
  /** Null: no member of staff. */
  staffId: number | null
  userName: string
}

export interface Change {
  /** The kind of record: the resource's name (`articulos`). */
  Entidad: string
  /** Which one: its key. */
  Clave: string | number
  /** 'crear', 'editar', 'eliminar', or a word of the area's own. */
  Accion: string
  /** The record before; null or absent: there was none. */
  Antes?: AuditedFields | null
  /** The record after; null or absent: there is none any more. */
  Despues?: AuditedFields | null
}

/** Fields that must never be written down. */
const SECRET = /pass|clave|secret|token|hash|codigos?recup/i

/**
 * Writes down what somebody of the staff changed, in the transaction that changes it (backoffice §1). Of a record that was
 * there before and after, only the fields that differ are kept; a change that changed nothing is none. `who` null: the
 * shop itself, a nightly job.
 *
 * @throws where a field is a secret: a bug
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
  await insertAuditEntry(trx, {
    at: instant(clock),
    staff_id: who?.staffId ?? null,
    user_name: who?.userName ?? null,
    entity: Entidad,
    key: String(Clave),
    action: Accion,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  })
}

/** Writes down that rows left as a file: who took them, what they were narrowed by, how many. */
export const recordExport = (
  db: Db,
  who: ChangeAuthor,
  clock: Clock,
  Entidad: string,
  { Filas, Filtro }: { Filas: number; Filtro: AuditedFields },
): Promise<void> =>
  recordChange(db, who, clock, { Entidad, Clave: 'lista', Accion: 'exportar', Despues: { Filas, Filtro } })

/** The fields in which the two differ, of each. */
function differing(before: AuditedFields, after: AuditedFields): [AuditedFields, AuditedFields] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differ = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const only = (fields: AuditedFields) =>
    Object.fromEntries(differ.filter((name) => name in fields).map((name) => [name, fields[name]]))
  return [only(before), only(after)]
}

const isEmpty = (fields: AuditedFields | null) => fields === null || Object.keys(fields).length === 0
