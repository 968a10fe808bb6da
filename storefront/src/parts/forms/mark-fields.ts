import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Ties a message to its fields and takes the customer to the first of them. */
export function markFields<T extends FieldValues>(
  form: UseFormReturn<T>,
  fields: readonly Path<T>[],
  message: string,
): void {
  // The field marked last takes the focus.
  for (const field of fields.toReversed()) form.setError(field, { message }, { shouldFocus: true })
}
