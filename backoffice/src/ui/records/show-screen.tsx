import { Show, type ShowProps } from 'react-admin'
import { ShownOnceFetched, useOpenedAt } from '../forms/once-fetched.tsx'
import { FailedShow, SHOWN_WHERE_IT_IS } from '../frame/failed.tsx'

/** A read-only record. */
export function ShowScreen({ children, ...props }: ShowProps) {
  const openedAt = useOpenedAt()
  return (
    <Show error={<FailedShow />} queryOptions={SHOWN_WHERE_IT_IS} {...props}>
      <ShownOnceFetched since={openedAt}>{children}</ShownOnceFetched>
    </Show>
  )
}
