/** Whether two values of a record are equal on the wire: an absent field equals null. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one ?? null, other ?? null)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return false
  const [here, there] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return [...new Set([...Object.keys(here), ...Object.keys(there)])].every((name) =>
    isSameValue(here[name], there[name]),
  )
}
