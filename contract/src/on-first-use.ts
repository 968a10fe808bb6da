/**
 * Something that takes long to make, made when it is first asked for. What `Intl` makes takes milliseconds on a telephone:
 * the shop's start is not to wait for sorting names and writing days.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | null = null
  return () => (made ??= make())
}
