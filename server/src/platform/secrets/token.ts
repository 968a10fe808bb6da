import { hash, randomBytes } from 'node:crypto'

/** Only the hash of a token is stored, so that a leaked database lets nobody impersonate a user. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

const TOKEN_BYTES = 32
const TOKENS_AT_ONCE = 128
let drawn = Buffer.alloc(0)

/** 32 random bytes as text for a cookie or URL. Random bytes are drawn for many tokens at once; none is reused. */
export function newToken(): string {
  if (drawn.length < TOKEN_BYTES) drawn = randomBytes(TOKEN_BYTES * TOKENS_AT_ONCE)
  const token = drawn.toString('base64url', 0, TOKEN_BYTES)
  drawn.fill(0, 0, TOKEN_BYTES)
  drawn = drawn.subarray(TOKEN_BYTES)
  return token
}
