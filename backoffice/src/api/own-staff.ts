import { HttpError } from 'react-admin'
import { findOwnStaff, StaffSelf } from '@gondola/contract/staff'
import { fits, Kept } from './storage.ts'
import { callServer } from './call-server.ts'
import { isOpenToBranches, type Call } from '@gondola/contract/calls'

type Account = Pick<StaffSelf, 'Permisos' | 'Sucursales' | 'SegundoFactorVencido' | 'ClaveProvisoria'>
type Made = Pick<Call, 'method' | 'permission' | 'shape'>

/** Whether the account's role allows a call, whatever its branches. */
const isOfRole = ({ Permisos }: Account, { permission }: Made): boolean =>
  permission !== undefined && Permisos.includes(permission)

/** Whether the account must choose its password or set up its second factor before anything else. */
export const isHeldBack = ({
  SegundoFactorVencido,
  ClaveProvisoria,
}: Pick<Account, 'SegundoFactorVencido' | 'ClaveProvisoria'>): boolean =>
  SegundoFactorVencido === true || ClaveProvisoria === true

/** Whether an account may make a call: its role allows it, and staff of some branches only if it is open to them. */
export const mayCall = (account: Account, call: Made): boolean =>
  isOfRole(account, call) &&
  (!isHeldBack(account) || call.shape.beforeSecondFactor === true) &&
  (account.Sucursales === undefined || isOpenToBranches(call))

/** Whether the account would make the call if it had all branches: what is refused is of the whole chain. */
export const isOfChain = (account: Account, call: Made): boolean =>
  account.Sucursales !== undefined && isOfRole(account, call) && !isOpenToBranches(call)

/** The last account logged in on this device, so that pickers go on without a network. The server still decides. */
const last = new Kept('gondola-gestion-cuenta', fits(StaffSelf))
/** Its key among the queries of the page. */
export const OWN_STAFF = ['own-staff'] as const
/** Status of a call without a response. */
const NO_ANSWER = 0

/** The account that is logged in, requested once. */
let own: Promise<StaffSelf> | null = null
/** The last known account while the page is open: the one whose session is renewed. */
let known: StaffSelf | null = null

/** The account that this page works with; null: nobody has logged in, or they logged out. */
export const knownStaff = (): StaffSelf | null => known

/** The same, after a reload without a network that of the last visit. */
export const staffOfDevice = (): StaffSelf | null => known ?? last.read()

/** The account of the session. @throws HttpError 401 without a session */
export function ownStaff(): Promise<StaffSelf> {
  own ??= callServer(findOwnStaff, {}).then(kept, (error: unknown) => {
    own = null
    const before = error instanceof HttpError && error.status === NO_ANSWER ? last.read() : null
    if (before === null) throw error
    return before
  })
  return own
}

/** Requests the account again at the next call: the branches to choose among changed. */
export function forgetOwnStaff(): void {
  own = null
}

/** Stores the account after a login or a change; null: clears it, so that the next call requests it again. */
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
