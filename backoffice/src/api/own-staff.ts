import { HttpError } from 'react-admin'
import { findOwnStaff } from '@gondola/contract/calls/staff-access.ts'
import type { StaffSelf } from '@gondola/contract/entities/staff.ts'
import { callServer } from './call-server.ts'

/** Who was logged in last on this device: whoever prepares orders goes on without a network. The server still decides. */
const KEPT = 'gondola-gestion-cuenta'
/** Status of a call that no answer came to. */
const NO_ANSWER = 0

/** Who is logged in, asked for once. */
let own: Promise<StaffSelf> | null = null

/** The account whose session it is. @throws HttpError 401 where there is none */
export function ownStaff(): Promise<StaffSelf> {
  own ??= callServer(findOwnStaff, {}).then(kept, (error: unknown) => {
    own = null
    const last = localStorage.getItem(KEPT)
    if (last !== null && error instanceof HttpError && error.status === NO_ANSWER)
      return JSON.parse(last) as StaffSelf
    throw error
  })
  return own
}

/** Keeps what a log in or a change answered; null: to be asked for again. */
export function keepOwnStaff(account: StaffSelf | null): void {
  own = account && Promise.resolve(account)
  if (account === null) localStorage.removeItem(KEPT)
  else kept(account)
}

function kept(account: StaffSelf): StaffSelf {
  localStorage.setItem(KEPT, JSON.stringify(account))
  return account
}
