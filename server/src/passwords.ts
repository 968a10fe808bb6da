import { hash, verify } from '@node-rs/argon2'

/** OWASP's second profile for argon2id; the parameters are kept in each hash, so they may be raised later. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id with a salt of its own (contract §3). */
export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS)

/** A hash of nobody's password. */
let nobodys: Promise<string> | undefined

/**
 * Whether the password is the one of the hash. Without a hash (nobody of that name) it takes as long and says no, so
 * that time does not tell who exists.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword('nobody')
  const matches = await verify(passwordHash ?? (await nobodys), password)
  return passwordHash !== null && matches
}
