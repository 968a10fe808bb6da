import { Secret, TOTP } from 'otpauth'

// Time-based one-time passwords (RFC 6238) as every authenticator app generates them: SHA-1, 6 digits, 30 seconds.

/** The previous and the next step are accepted too: clocks differ and people type slowly. */
const STEPS_ASIDE = 1
/** The length of SHA-1's output (RFC 4226, 4). */
const SECRET_BYTES = 20

/** A random secret in base32 without padding, as authenticator apps expect it. */
export const newTotpSecret = (): string => randomBase32(SECRET_BYTES)

/** Random bytes in base32 (RFC 4648) without padding. */
export const randomBase32 = (bytes: number): string => new Secret({ size: bytes }).base32

/** The time step near the present one whose code this is, or null. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  // otpauth compares bytes of equal length and throws on six characters of several bytes each
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const aside = TOTP.validate({
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: STEPS_ASIDE,
  })
  return aside === null ? null : TOTP.counter({ timestamp }) + aside
}

/** The URI that an app reads from the QR code. */
export const otpauthUri = (issuer: string, label: string, secret: string): string =>
  new TOTP({ issuer, label, secret }).toString()
