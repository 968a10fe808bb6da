import { Type, type Static, type TObject, type TProperties, type TUnsafe } from 'typebox'
import { Closed, Id, Nullable } from './fields.ts'

/** The changed fields of a record, before or after. */
export const AuditedFields = Type.Record(Type.String(), Type.Unknown())
export type AuditedFields = Readonly<Record<string, unknown>>

/** One change made by a member of staff (backoffice §1). */
export const AuditEntry = Closed({
  Id,
  /** `2026-11-21T18:05:00-03:00`. */
  Fechahora: Type.String(),
  /** The account's user name at that time; null: the shop itself (a nightly job). */
  Usuario: Nullable(Type.String()),
  /** The kind of record: the resource's name. */
  Entidad: Type.String(),
  /** The record's key. */
  Clave: Type.String(),
  /** The action: 'crear', 'editar', 'eliminar' or one specific to the area ('bloquear', 'despachar'). */
  Accion: Type.String(),
  /** Null: the record did not exist before. */
  Antes: Nullable(AuditedFields),
  /** Null: the record was deleted. */
  Despues: Nullable(AuditedFields),
})
export type AuditEntry = Static<typeof AuditEntry>

// Concurrent edits of a record of the panel (docs/gestion.md, 'Two at once').

/**
 * The body of a change: either all editable fields; or only the changed ones, with `Leido` holding the values of these
 * fields as they were read.
 */
export type ChangeBody<Draft> = Partial<Draft> & { Leido?: Partial<Draft> }

/** The schema of a draft; `Draft` is its type. */
export interface DraftSchema<Draft> extends TObject {
  /** For the compiler only: never set. */
  '~draft'?: Draft
}

export function changeBody<T extends TObject>(draft: T): TUnsafe<ChangeBody<Static<T>>> {
  const some: TProperties = Object.fromEntries(
    Object.entries(draft.properties).map(([name, schema]) => [name, Type.Optional(schema)]),
  )
  const whole = Closed({ ...some, Leido: Type.Optional(Closed(some)) })
  return whole as unknown as TUnsafe<ChangeBody<Static<T>>>
}

/** A field that somebody else changed in the meantime, with its current value. */
export const ChangedField = Closed({ Campo: Type.String(), Ahora: Type.Unknown() })
export type ChangedField = Static<typeof ChangedField>

/** The last change made by hand; null: none that can be undone. */
export const LastChange = Closed({ Cambio: Nullable(AuditEntry) })
export type LastChange = Static<typeof LastChange>

/** The change to undo: the `Id` of the last one, so that nobody undoes a change they did not see. */
export const UndoneChange = Closed({ Cambio: Id })
export type UndoneChange = Static<typeof UndoneChange>

/** Whether two values of a record are equal on the wire: an absent field equals null. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one ?? null, other ?? null)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return false
  const [here, there] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return [...new Set([...Object.keys(here), ...Object.keys(there)])].every((name) =>
    isSameValue(here[name], there[name]),
  )
}
