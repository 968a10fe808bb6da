import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Sets a message as the error of its fields and focuses the first of them. */
export function markFields<T extends FieldValues>(
  form: UseFormReturn<T>,
  fields: readonly Path<T>[],
  message: string,
): void {
  // The last field that is set takes the focus.
  for (const field of fields.toReversed()) form.setError(field, { message }, { shouldFocus: true })
}
