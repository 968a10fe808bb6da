import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable } from './fields.ts'

/** The fields of a record that a change touched, as they were or became. */
export const AuditedFields = Type.Record(Type.String(), Type.Unknown())
export type AuditedFields = Readonly<Record<string, unknown>>

/** One change that somebody of the staff made (backoffice §1). */
export const AuditEntry = Closed({
  Id,
  /** `2026-11-21T18:05:00-03:00`. */
  Fechahora: Type.String(),
  /** Who: the account's user name at that time; null: the shop itself (a nightly job). */
  Usuario: Nullable(Type.String()),
  /** What kind of record: the resource's name. */
  Entidad: Type.String(),
  /** Which one. */
  Clave: Type.String(),
  /** What was done to it: 'crear', 'editar', 'eliminar' or a word of the area's own ('bloquear', 'despachar'). */
  Accion: Type.String(),
  /** Null: there was none before. */
  Antes: Nullable(AuditedFields),
  /** Null: there is none any more. */
  Despues: Nullable(AuditedFields),
})
export type AuditEntry = Static<typeof AuditEntry>
