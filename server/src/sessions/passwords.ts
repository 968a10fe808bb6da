import { hash, verify } from '@node-rs/argon2'
import { HASHES_AT_ONCE, HASHES_WAITING_MAX } from '@gondola/contract/base'
import { BoundedQueue } from '../platform/runtime/bounded-queue.ts'
import { refuseBusy } from '../http/problem.ts'

/** OWASP's second profile for argon2id. Each hash stores its parameters, so they can be raised later. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing occupies the shared thread pool: a few requests queue, more are refused. */
const queue = new BoundedQueue(HASHES_AT_ONCE, HASHES_WAITING_MAX)

/** Hashes with argon2id and a random salt (contract §3). @throws 503 too many at once */
export const hashPassword = (password: string): Promise<string> =>
  queue.run(() => hash(password, PARAMETERS), refuseBusy)

/** The hash compared when the account does not exist. */
let nobodys: Promise<string> | undefined

/**
 * Whether the password matches the hash. Without a hash (no such account) it takes as long and returns false, so that
 * timing does not reveal which accounts exist.
 *
 * @throws 503 too many at once
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  nobodys ??= hash('nobody', PARAMETERS)
  const against = passwordHash ?? (await nobodys)
  const matches = await queue.run(() => verify(against, password), refuseBusy)
  return passwordHash !== null && matches
}
