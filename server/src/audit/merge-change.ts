import type { Static, TObject, TSchema } from 'typebox'
import type { ChangeBody } from '@gondola/contract/entities/record-change.ts'
import { isSameValue } from '@gondola/contract/rules/same-value.ts'
import { refuseChanged, refuseField } from '../http/problem.ts'

type Fields = Record<string, unknown>

/**
 * What a change comes to on a record as it is now. With `Leido` the other fields stay as they are now, whoever set them;
 * without it the change is the whole. To be asked inside the transaction, once the record is locked.
 *
 * @throws 409 `cambiado` a field of it is no longer what was read, nor what it would become; 400 a whole that lacks a field
 */
export function mergedChange<T extends TObject>(
  draft: T,
  { Leido, ...sent }: ChangeBody<Static<T>>,
  now: object,
): Static<T> {
  const typed = sent as Fields
  if (Leido === undefined) {
    const missing = draft.required?.find((name) => typed[name] === undefined)
    if (missing !== undefined) refuseField(missing, 'required')
    return typed as Static<T>
  }
  const current = draftOf(draft, now) as Fields
  const changed = Object.keys(typed).filter(
    (name) =>
      !isSameValue(current[name], (Leido as Fields)[name]) && !isSameValue(current[name], typed[name]),
  )
  if (changed.length > 0)
    refuseChanged(changed.map((Campo) => ({ Campo, Ahora: (now as Fields)[Campo] ?? null })))
  // a draft that is a change in parts by itself stays one
  return (draft.required?.length ? { ...current, ...typed } : typed) as Static<T>
}

/** Of a record what its draft has: `Familia: {Codigo}` of `Familia: {Codigo, Descripcion}`. */
export function draftOf({ properties }: TObject, record: object): object {
  const had = Object.entries(record).filter(([name]) => name in properties)
  return Object.fromEntries(had.map(([name, value]) => [name, valueOf(properties[name]!, value)]))
}

function valueOf(schema: TSchema, value: unknown): unknown {
  const isPart = typeof value === 'object' && value !== null && 'properties' in schema
  return isPart ? draftOf(schema as TObject, value) : value
}
