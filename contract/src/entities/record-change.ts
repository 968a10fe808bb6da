import { Type, type Static, type TObject, type TProperties, type TUnsafe } from 'typebox'
import { AuditEntry } from './audit-entry.ts'
import { Closed, Id, Nullable } from './fields.ts'

// How a record of the panel is changed while others change it (docs/gestion.md, 'Two at once').

/**
 * What changes a record: what may be changed of it whole; or with `Leido` what was changed alone, and in `Leido` the same
 * fields as they were read.
 */
export type ChangeBody<Draft> = Partial<Draft> & { Leido?: Partial<Draft> }

export function changeBody<T extends TObject>(draft: T): TUnsafe<ChangeBody<Static<T>>> {
  const some: TProperties = Object.fromEntries(
    Object.entries(draft.properties).map(([name, schema]) => [name, Type.Optional(schema)]),
  )
  const whole = Closed({ ...some, Leido: Type.Optional(Closed(some)) })
  return whole as unknown as TUnsafe<ChangeBody<Static<T>>>
}

/** A field that somebody else changed in the meantime, as it is now. */
export const ChangedField = Closed({ Campo: Type.String(), Ahora: Type.Unknown() })
export type ChangedField = Static<typeof ChangedField>

/** The last change that somebody made by hand; null: there is none that could be undone. */
export const LastChange = Closed({ Cambio: Nullable(AuditEntry) })
export type LastChange = Static<typeof LastChange>

/** Which change is undone: the `Id` of the last one, so that nobody undoes what they did not see. */
export const UndoneChange = Closed({ Cambio: Id })
export type UndoneChange = Static<typeof UndoneChange>
