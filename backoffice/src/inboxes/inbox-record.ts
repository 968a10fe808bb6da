import type { InboxEvent, InboxState } from '@gondola/contract/entities/staff-inbox.ts'

/** What every record of an inbox has. */
export interface InboxRecord {
  id: string | number
  EstadoGestion: InboxState
  Asignada: number | null
  Historia: InboxEvent[]
}
