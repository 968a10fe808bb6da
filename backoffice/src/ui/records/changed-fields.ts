import { isSameValue } from '@gondola/contract/base'

type Fields = Readonly<Record<string, unknown>>

/**
 * The body of a change: only the edited fields, with their read values in `Leido`, so that concurrent changes of others
 * are not overwritten (docs/gestion.md, 'Two at once').
 */
export function changedFields(read: Fields, typed: Fields): Fields & { Leido: Fields } {
  const names = Object.keys(typed).filter((name) => !isSameValue(read[name], typed[name]))
  const of = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { ...of(typed), Leido: of(read) }
}
