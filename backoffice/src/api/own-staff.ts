import { HttpError } from 'react-admin'
import { findOwnStaff } from '@gondola/contract/calls/staff-access.ts'
import { StaffSelf } from '@gondola/contract/entities/staff.ts'
import { fits } from '@gondola/contract/rules/fits.ts'
import { callServer } from './call-server.ts'
import { Kept } from './kept.ts'

/** Who was logged in last on this device: whoever prepares orders goes on without a network. The server still decides. */
const last = new Kept('gondola-gestion-cuenta', fits(StaffSelf))
/** Status of a call that no answer came to. */
const NO_ANSWER = 0

/** Who is logged in, asked for once. */
let own: Promise<StaffSelf> | null = null

/** The account whose session it is. @throws HttpError 401 where there is none */
export function ownStaff(): Promise<StaffSelf> {
  own ??= callServer(findOwnStaff, {}).then(kept, (error: unknown) => {
    own = null
    const known = error instanceof HttpError && error.status === NO_ANSWER ? last.read() : null
    if (known === null) throw error
    return known
  })
  return own
}

/** Keeps what a log in or a change answered; null: to be asked for again. */
export function keepOwnStaff(account: StaffSelf | null): void {
  own = account && Promise.resolve(account)
  if (account === null) last.write(null)
  else kept(account)
}

function kept(account: StaffSelf): StaffSelf {
  last.write(account)
  return account
}
