import type { FieldErrors, FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'

/** A form's fields by name, each with its fault and its registration. */
export const fieldsOf = <T extends FieldValues>({ formState, register }: UseFormReturn<T>) => {
  const errors: FieldErrors = formState.errors
  return (name: Path<T>, options?: RegisterOptions<T, Path<T>>) => ({
    error: errors[name]?.message as string | undefined,
    ...register(name, options),
  })
}
