import type { TObject, TSchema } from 'typebox'
import { type ChangeBody, type DraftSchema, isSameValue } from '@gondola/contract/base'
import { refuseChanged, refuseField } from '../http/problem.ts'

type Fields = Record<string, unknown>

/**
 * Merges a change into the current record (`now`). With `Leido` (the values that the author read) the change is
 * partial: other fields keep their current values. Without it the change replaces the whole record. Call it inside the
 * transaction, with the record locked.
 *
 * @throws 409 `cambiado` if a changed field is neither what was read nor already the new value; 400 if a whole record
 * lacks a required field
 */
export function mergedChange<Draft>(
  draft: DraftSchema<Draft>,
  { Leido, ...sent }: ChangeBody<NoInfer<Draft>>,
  now: object,
): Draft {
  const typed = sent as Fields
  if (Leido === undefined) {
    const missing = draft.required?.find((name) => typed[name] === undefined)
    if (missing !== undefined) refuseField(missing, 'required')
    return typed as Draft
  }
  const current = draftOf(draft, now) as Fields
  const changed = Object.keys(typed).filter(
    (name) =>
      !isSameValue(current[name], (Leido as Fields)[name]) && !isSameValue(current[name], typed[name]),
  )
  if (changed.length > 0)
    refuseChanged(changed.map((Campo) => ({ Campo, Ahora: (now as Fields)[Campo] ?? null })))
  // a draft without required fields is itself partial: do not complete it
  return (draft.required?.length ? { ...current, ...typed } : typed) as Draft
}

/** Reduces a record to its draft's fields: `Familia: {Codigo, Descripcion}` becomes `Familia: {Codigo}`. */
export function draftOf({ properties }: TObject, record: object): object {
  const had = Object.entries(record).filter(([name]) => name in properties)
  return Object.fromEntries(had.map(([name, value]) => [name, valueOf(properties[name]!, value)]))
}

function valueOf(schema: TSchema, value: unknown): unknown {
  const isPart = typeof value === 'object' && value !== null && 'properties' in schema
  return isPart ? draftOf(schema as TObject, value) : value
}
