import { isSameValue } from '@gondola/contract/rules/same-value.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The body that changes a record: the fields that were typed over alone, with what was read of them in `Leido`, so that
 * what others changed meanwhile stays theirs (docs/gestion.md, 'Two at once').
 */
export function changedFields(read: Fields, typed: Fields): Fields & { Leido: Fields } {
  const names = Object.keys(typed).filter((name) => !isSameValue(read[name], typed[name]))
  const of = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { ...of(typed), Leido: of(read) }
}
