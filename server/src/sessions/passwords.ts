import { hash, verify } from '@node-rs/argon2'
import { HASHES_AT_ONCE, HASHES_WAITING_MAX } from '@gondola/contract/constants.ts'
import { BoundedQueue } from '../platform/runtime/bounded-queue.ts'
import { refuseBusy } from '../http/problem.ts'

/** OWASP's second profile for argon2id; the parameters are kept in each hash, so they may be raised later. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes threads that the whole process shares: a crowd waits, and whoever would wait long is told so. */
const queue = new BoundedQueue(HASHES_AT_ONCE, HASHES_WAITING_MAX)

/** argon2id with a salt of its own (contract §3). @throws 503 too many at once */
export const hashPassword = (password: string): Promise<string> =>
  queue.run(() => hash(password, PARAMETERS), refuseBusy)

/** A hash of nobody's password. */
let nobodys: Promise<string> | undefined

/**
 * Whether the password is the one of the hash. Without a hash (nobody of that name) it takes as long and says no, so
 * that time does not tell who exists.
 *
 * @throws 503 too many at once
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  nobodys ??= hash('nobody', PARAMETERS)
  const against = passwordHash ?? (await nobodys)
  const matches = await queue.run(() => verify(against, password), refuseBusy)
  return passwordHash !== null && matches
}
