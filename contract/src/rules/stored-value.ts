/** What a browser kept for itself, as far as it can be used; null where nothing can. */
export interface StoredValue<T> {
  value: T | null
  /** Something was there that could not be used. */
  isLost: boolean
}

/**
 * Reads what a page stored as JSON, in this version or an earlier one, or what somebody else wrote there: `isValue` tells
 * whether it has today's shape, `salvage` makes what it can of another one. Never throws: a check that fails on a value
 * has not understood it, and a value that is not understood must not keep anybody out of the shop.
 */
export function readStoredValue<T>(
  text: string | null,
  isValue: (parsed: unknown) => parsed is T,
  salvage: (parsed: unknown) => T | null = () => null,
): StoredValue<T> {
  if (text === null) return { value: null, isLost: false }
  try {
    const parsed: unknown = JSON.parse(text)
    return isValue(parsed) ? { value: parsed, isLost: false } : { value: salvage(parsed), isLost: true }
  } catch {
    return { value: null, isLost: true }
  }
}
