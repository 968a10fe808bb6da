import { Type, type Static } from 'typebox'
import { Closed, Id, LongText, Nullable, ShortText } from '../base/index.ts'

// The outbox and the mail texts (backoffice §8).

/** Waiting (or being sent), sent, failed after the last attempt, cancelled by staff. */
export const MailState = Type.Union([
  Type.Literal('queued'),
  Type.Literal('sent'),
  Type.Literal('failed'),
  Type.Literal('abandoned'),
])
export type MailState = Static<typeof MailState>

export const OutboxMail = Closed({
  Id,
  Para: Type.String(),
  Asunto: Type.String(),
  Estado: MailState,
  Intentos: Type.Integer(),
  UltimoError: Nullable(Type.String()),
  /** `2026-11-21T18:05:00-03:00`. */
  Fechahora: Type.String(),
  Enviado: Nullable(Type.String()),
  /** Time of the next attempt; null: none is scheduled. */
  Proximo: Nullable(Type.String()),
})
export type OutboxMail = Static<typeof OutboxMail>

/** A mail with its text. Links that grant access are removed. */
export const OutboxMailWhole = Closed({
  ...OutboxMail.properties,
  ResponderA: Nullable(Type.String()),
  Texto: Type.String(),
})
export type OutboxMailWhole = Static<typeof OutboxMailWhole>

export const TemplateName = Type.String({ pattern: '^[a-z][a-z-]{1,40}$' })

export const MailTemplateDraft = Closed({ Asunto: ShortText, Texto: LongText, Nota: LongText })
export type MailTemplateDraft = Static<typeof MailTemplateDraft>

/** The texts of a mail as the shop sends it; `Propia`: edited by the shop, not the built-in ones. */
export const StaffMailTemplate = Closed({
  Nombre: TemplateName,
  Descripcion: Type.String(),
  /** Names of the placeholders, written in braces. */
  Campos: Type.Array(Type.String()),
  ...MailTemplateDraft.properties,
  Propia: Type.Boolean(),
})
export type StaffMailTemplate = Static<typeof StaffMailTemplate>
