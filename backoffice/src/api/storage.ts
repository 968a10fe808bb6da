import { readStoredValue } from '@gondola/contract/base'
import type { Static, TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** The device's storage; if the browser has disabled it, one in memory that lasts as long as the page. */
export function deviceStorage(): Storage {
  try {
    return window.localStorage
  } catch {
    return pageStorage
  }
}

/** The orders that a device prepares, with their customers' names, telephones and addresses: removed at the logout. */
export const KEPT_ORDERS = 'gondola-preparar-pedidos'

const entries = new Map<string, string>()
const pageStorage: Storage = {
  length: 0,
  key: () => null,
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, text) => void entries.set(key, text),
  removeItem: (key) => void entries.delete(key),
  clear: () => entries.clear(),
}

/**
 * An answer stored on the device, for use without a network. Reading never throws: an unreadable value, of this version
 * or an earlier one, counts as absent. Writing to a full or disabled storage does nothing.
 */
export class Kept<T> {
  readonly #key: string
  readonly #isValue: (value: unknown) => value is T

  constructor(key: string, isValue: (value: unknown) => value is T) {
    this.#key = key
    this.#isValue = isValue
  }

  read(): T | null {
    return readStoredValue(deviceStorage().getItem(this.#key), this.#isValue).value
  }

  /** null: removes the value. */
  write(value: T | null): void {
    try {
      if (value === null) deviceStorage().removeItem(this.#key)
      else deviceStorage().setItem(this.#key, JSON.stringify(value))
    } catch {
      // The stored copy is optional: the caller has the answer itself.
    }
  }
}

/** Whether an unknown value has the shape of a schema, for instance an answer stored on the device. */
export function fits<S extends TSchema>(schema: S): (value: unknown) => value is Static<S> {
  return (value): value is Static<S> => Check(schema, value)
}
