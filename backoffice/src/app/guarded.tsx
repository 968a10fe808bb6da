import { Suspense } from 'react'
import { Authenticated, Loading, usePermissions } from 'react-admin'
import type { Permission } from '@gondola/contract/calls'
import { NotAllowed } from '../ui/not-allowed.tsx'
import type { WorkScreen } from '../ui/screen.ts'

/** A work screen that requires a login and its permission. */
export const Guarded = ({ work }: { work: WorkScreen }) => (
  <Authenticated requireAuth>
    <Allowed work={work} />
  </Authenticated>
)

function Allowed({ work: { permission, screen: Shown } }: { work: WorkScreen }) {
  const { permissions, isPending } = usePermissions<ReadonlySet<Permission>>()
  if (isPending) return <Loading />
  if (!permissions?.has(permission)) return <NotAllowed />
  return (
    <Suspense fallback={<Loading />}>
      <Shown />
    </Suspense>
  )
}
