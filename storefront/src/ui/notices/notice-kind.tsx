import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'
import { Spinner } from '../states/loading.tsx'

/** Kind of a toast or alert; `progress` has a spinner. */
export type NoticeKind = 'success' | 'info' | 'warning' | 'error' | 'progress'

/** ARIA role: errors and warnings interrupt a screen reader, the rest waits. */
export function noticeRole(kind: NoticeKind): 'alert' | 'status' {
  return kind === 'error' || kind === 'warning' ? 'alert' : 'status'
}

export function NoticeIcon({ kind, size }: { kind: NoticeKind; size: 20 | 32 }) {
  if (kind === 'success') return <CheckIcon size={size} />
  if (kind === 'progress') return <Spinner />
  return kind === 'info' ? <InfoIcon size={size} /> : <WarningIcon size={size} />
}
