import { readStoredValue } from '@gondola/contract/rules/stored-value.ts'

/** The device's storage; where the browser has it switched off, one that lasts as long as the page. */
export function deviceStorage(): Storage {
  try {
    return window.localStorage
  } catch {
    return pageStorage
  }
}

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
 * What the device keeps of an answer, to go on with without a network. Reading never throws: what cannot be read, of this
 * version or an earlier one, is none. Writing to a full or closed storage keeps nothing.
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

  /** null: nothing is kept any more. */
  write(value: T | null): void {
    try {
      if (value === null) deviceStorage().removeItem(this.#key)
      else deviceStorage().setItem(this.#key, JSON.stringify(value))
    } catch {
      // What is kept is a convenience: the answer itself is there.
    }
  }
}
