import type { Row } from '../../platform/db/tables.ts'

type Session = Row<'payment_sessions'>

/** Whether a page can be paid; one whose time is over cannot, though the provider has not closed it yet. */
export const isPayable = ({ state, expires_at }: Session, now: string): boolean =>
  state === 'abierta' && expires_at > now

/** The newest page that can be paid; null: none. */
export const openPage = (sessions: readonly Session[], now: string): Session | null =>
  sessions.findLast((session) => isPayable(session, now)) ?? null
