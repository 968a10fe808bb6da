/**
 * A lazily created singleton. Creating an `Intl` object takes milliseconds on a phone, and the shop's start should not
 * wait for collators and date formats.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}
