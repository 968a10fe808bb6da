import { usePermissions } from 'react-admin'
import type { Permission } from '@gondola/contract/calls'

/** Whether the logged-in user has the permission; false until known. */
export function useMay(permission: Permission): boolean {
  return useMays()(permission)
}

/** The same for several permissions. */
export function useMays(): (permission: Permission) => boolean {
  const { permissions } = usePermissions<ReadonlySet<Permission>>()
  return (permission) => permissions?.has(permission) ?? false
}
