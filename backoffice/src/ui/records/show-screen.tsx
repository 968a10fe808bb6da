import { Show, type ShowProps } from 'react-admin'
import { FailedShow, SHOWN_WHERE_IT_IS } from '../frame/failed.tsx'

/** A read-only record. */
export const ShowScreen = (props: ShowProps) => (
  <Show error={<FailedShow />} queryOptions={SHOWN_WHERE_IT_IS} {...props} />
)
