import { Type, type Static } from 'typebox'
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
