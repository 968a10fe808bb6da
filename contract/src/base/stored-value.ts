/** A value read from the browser's storage, as far as it is usable; null if nothing is. */
export interface StoredValue<T> {
  value: T | null
  /** Something was stored that was not usable. */
  isLost: boolean
}

/**
 * Parses JSON from the browser's storage, written by this version, an earlier one, or another program. `isValue` checks
 * today's shape; `salvage` recovers what it can from another one. Never throws: an unreadable value, also one that
 * makes the check itself throw, must not keep anybody out of the shop.
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
