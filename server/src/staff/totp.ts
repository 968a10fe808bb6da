import { createHmac, timingSafeEqual } from 'node:crypto'

// Time-based one-time passwords (RFC 6238) as every authenticator app generates them: SHA-1, 6 digits, 30 seconds.

const STEP_SECONDS = 30
const DIGITS = 6
/** The previous and the next step are accepted too: clocks differ and people type slowly. */
const STEPS_ASIDE = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code of a time step (RFC 4226, 5.3). */
export function totpCode(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac[mac.length - 1]! & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

export const timeStep = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The time step near the present one whose code this is, or null. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  const typed = Buffer.from(code)
  let found: number | null = null
  for (let step = timeStep(now) - STEPS_ASIDE; step <= timeStep(now) + STEPS_ASIDE; step++) {
    const right = Buffer.from(totpCode(secret, step))
    if (right.length === typed.length && timingSafeEqual(right, typed)) found = step
  }
  return found
}

/** Base32 (RFC 4648) without padding, as authenticator apps expect secrets. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** The URI that an app reads from the QR code. */
export function otpauthUri(issuer: string, account: string, secret: string): string {
  const [by, name] = [issuer, account].map(encodeURIComponent)
  return `otpauth://totp/${by}:${name}?secret=${secret}&issuer=${by}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
}
