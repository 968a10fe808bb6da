import { findOwnStaff } from '@gondola/contract/calls/staff-access.ts'
import type { StaffSelf } from '@gondola/contract/entities/staff.ts'
import { callServer } from './call-server.ts'

/** Who is logged in, asked for once. */
let own: Promise<StaffSelf> | null = null

/** The account whose session it is. @throws HttpError 401 where there is none */
export function ownStaff(): Promise<StaffSelf> {
  own ??= callServer(findOwnStaff, {}).catch((error: unknown) => {
    own = null
    throw error
  })
  return own
}

/** Keeps what a log in or a change answered; null: to be asked for again. */
export function keepOwnStaff(account: StaffSelf | null): void {
  own = account && Promise.resolve(account)
}
