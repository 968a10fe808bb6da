/** Hashes a text to an integer in 0 to `below` - 1 (FNV-1a, mixed); the same text gives the same number. */
export function stableNumber(text: string, below: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) % below
}
