import { randomBytes } from 'node:crypto'

const KEY_BYTES = 32

/** Whether a text is a key as in SECRET_KEYS and the key file: 32 bytes as base64 or base64url. */
export const isSecretKey = (text: string): boolean =>
  /^[\w+/-]{43}=?$/.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES

/** A new random key, in the form of SECRET_KEYS and the key file. */
export const newSecretKey = (): string => randomBytes(KEY_BYTES).toString('base64url')
