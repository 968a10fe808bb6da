import { useQuery } from '@tanstack/react-query'
import type { Call, Permission } from '@gondola/contract/calls'
import type { StaffSelf } from '@gondola/contract/staff'
import { knownStaff, mayCall, OWN_STAFF, ownStaff } from '../../api/own-staff.ts'
import { usePermissions } from 'react-admin'

/** The account that is logged in; undefined until known. */
export function useOwnStaff(): StaffSelf | undefined {
  const { data } = useQuery({ queryKey: OWN_STAFF, queryFn: ownStaff })
  return data ?? knownStaff() ?? undefined
}

/** Whether the account may make a call; false until known. */
export function useMayCall(call: Call): boolean {
  const account = useOwnStaff()
  return account !== undefined && mayCall(account, call)
}

/** Whether the logged-in user has the permission; false until known. */
export function useMay(permission: Permission): boolean {
  return useMays()(permission)
}

/** The same for several permissions. */
export function useMays(): (permission: Permission) => boolean {
  const { permissions } = usePermissions<ReadonlySet<Permission>>()
  return (permission) => permissions?.has(permission) ?? false
}
