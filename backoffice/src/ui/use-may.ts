import { usePermissions } from 'react-admin'
import type { Permission } from '@gondola/contract/rules/permissions.ts'

/** Whether the one who is logged in may do it; no while that is not known yet. */
export function useMay(permission: Permission): boolean {
  return useMays()(permission)
}

/** The same for several. */
export function useMays(): (permission: Permission) => boolean {
  const { permissions } = usePermissions<ReadonlySet<Permission>>()
  return (permission) => permissions?.has(permission) ?? false
}
