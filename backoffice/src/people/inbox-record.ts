import type { InboxEvent, InboxState } from '@gondola/contract/inboxes'

/** The fields common to the records of all inboxes. */
export interface InboxRecord {
  id: string | number
  EstadoGestion: InboxState
  Asignada: number | null
  Historia: InboxEvent[]
}
