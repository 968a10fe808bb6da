import { Type, type Static, type TObject, type TProperties, type TUnsafe } from 'typebox'
import { AuditEntry } from './audit-entry.ts'
import { Closed, Id, Nullable } from './fields.ts'

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
