const KEY_BYTES = 16

/**
 * A new Idempotency-Key (contract §5): 32 hexadecimal digits. `crypto.randomUUID` requires https, which a test
 * installation in a local network does not have.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
