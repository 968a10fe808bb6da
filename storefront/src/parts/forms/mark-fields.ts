import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

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
