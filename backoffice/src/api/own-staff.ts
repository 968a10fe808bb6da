import { HttpError } from 'react-admin'
import { findOwnStaff } from '@gondola/contract/calls/staff-access.ts'
import { StaffSelf } from '@gondola/contract/entities/staff.ts'
import { fits } from './fits.ts'
import { callServer } from './call-server.ts'
import { Kept } from './kept.ts'

/** Who was logged in last on this device: whoever prepares orders goes on without a network. The server still decides. */
const last = new Kept('gondola-gestion-cuenta', fits(StaffSelf))
/** Status of a call that no answer came to. */
const NO_ANSWER = 0

/** Who is logged in, asked for once. */
let own: Promise<StaffSelf> | null = null
/** Who was, as long as the page is open: whose session is renewed where it ended. */
let known: StaffSelf | null = null

/** The account that this page works with; null: nobody has logged in, or they left. */
export const knownStaff = (): StaffSelf | null => known

/** The account whose session it is. @throws HttpError 401 where there is none */
export function ownStaff(): Promise<StaffSelf> {
  own ??= callServer(findOwnStaff, {}).then(kept, (error: unknown) => {
    own = null
    const before = error instanceof HttpError && error.status === NO_ANSWER ? last.read() : null
    if (before === null) throw error
    return before
  })
  return own
}

/** Keeps what a log in or a change answered; null: to be asked for again. */
export function keepOwnStaff(account: StaffSelf | null): void {
  own = account && Promise.resolve(account)
  if (account !== null) return void kept(account)
  known = null
  last.write(null)
}

function kept(account: StaffSelf): StaffSelf {
  known = account
  last.write(account)
  return account
}
