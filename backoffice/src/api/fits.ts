import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** Whether an unknown value has the shape of a schema, for instance an answer stored on the device. */
export function fits<S extends TSchema>(schema: S): (value: unknown) => value is Static<S> {
  return (value): value is Static<S> => Check(schema, value)
}
