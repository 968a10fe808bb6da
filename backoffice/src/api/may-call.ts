import { isAllowed, isOpenToBranches, type Call } from '@gondola/contract/calls'
import type { StaffSelf } from '@gondola/contract/staff'

type Account = Pick<StaffSelf, 'Rol' | 'Sucursales'>
type Made = Pick<Call, 'method' | 'permission' | 'shape'>

/** Whether the account's role allows a call, whatever its branches. */
const isOfRole = ({ Rol }: Account, { permission }: Made): boolean =>
  permission !== undefined && isAllowed(Rol, permission)

/** Whether an account may make a call: its role allows it, and staff of some branches only if it is open to them. */
export const mayCall = (account: Account, call: Made): boolean =>
  isOfRole(account, call) && (account.Sucursales === undefined || isOpenToBranches(call))

/** Whether the account would make the call if it had all branches: what is refused is of the whole chain. */
export const isOfChain = (account: Account, call: Made): boolean =>
  isOfRole(account, call) && !mayCall(account, call)
