import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** Whether a value that is not known has the shape of a schema: what a device kept of an answer, for instance. */
export function fits<S extends TSchema>(schema: S): (value: unknown) => value is Static<S> {
  return (value): value is Static<S> => Check(schema, value)
}
