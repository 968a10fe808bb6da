import { randomBytes } from 'node:crypto'

const KEY_BYTES = 32

/** Whether it is what SECRET_KEYS and the file hold: 32 bytes as base64 or base64url. */
export const isSecretKey = (text: string): boolean =>
  /^[\w+/-]{43}=?$/.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES

/** A key as it stands in SECRET_KEYS and the file. */
export const newSecretKey = (): string => randomBytes(KEY_BYTES).toString('base64url')
