import type { InboxEvent, InboxState } from '@gondola/contract/entities/staff-inbox.ts'

/** The fields common to the records of all inboxes. */
export interface InboxRecord {
  id: string | number
  EstadoGestion: InboxState
  Asignada: number | null
  Historia: InboxEvent[]
}
