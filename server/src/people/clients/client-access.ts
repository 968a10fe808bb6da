import { countAttempt, findFull } from '../../http/rate-limit.store.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseNotFound } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { isClientOf } from './staff-clients.store.ts'

/** For how long staff of some branches may open whom they found by something of the person that they know. */
const FOUND_SECONDS = 3600
const foundKey = ({ staffId }: StaffSession, Id: number) => `clientFound:${staffId}:${Id}`

/** Refuses another branch's customer whom the account did not find, as if there were none. @throws 404 */
export async function requireClient({ db, clock }: Deps, session: StaffSession, Id: number): Promise<void> {
  if (await isClientOf(db, Id, session.branches)) return
  if ((await findFull(db, clock, foundKey(session, Id), 1)) === null) refuseNotFound()
}

/** Lets staff of some branches open whom they found, or registered. */
export async function noteFound({ db, clock }: Deps, session: StaffSession, Id: number): Promise<void> {
  if (session.branches !== null) await countAttempt(db, clock, foundKey(session, Id), FOUND_SECONDS)
}
