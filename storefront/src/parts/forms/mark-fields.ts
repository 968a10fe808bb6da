import { ownTexts } from '@gondola/contract/base'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** At each field that was left empty, where the specification has no text for it. */
export const blankTexts = ownTexts({ blank: 'Completá este dato.' })

/** Sets a message as the error of its fields and focuses the first of them; returns whether there is one. */
export function markFields<T extends FieldValues>(
  form: UseFormReturn<T>,
  fields: readonly Path<T>[],
  message: string,
): boolean {
  // The last field that is set takes the focus.
  for (const field of fields.toReversed()) form.setError(field, { message }, { shouldFocus: true })
  return fields.length > 0
}
