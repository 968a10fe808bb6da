import { useQuery } from '@tanstack/react-query'
import type { Call } from '@gondola/contract/calls'
import type { StaffSelf } from '@gondola/contract/staff'
import { mayCall } from '../../api/may-call.ts'
import { knownStaff, OWN_STAFF, ownStaff } from '../../api/own-staff.ts'

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
