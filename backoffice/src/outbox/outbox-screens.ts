import OutboxIcon from '@mui/icons-material/Outbox'
import { staffOutbox } from '@gondola/contract/inboxes'
import { OUTBOX_TEXTS } from '../texts/mail-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const outboxScreens: ResourceScreens = {
  resource: staffOutbox,
  texts: OUTBOX_TEXTS,
  group: 'correo',
  icon: OutboxIcon,
  recordName: 'Asunto',
  list: late(async () => (await import('./outbox-list.tsx')).OutboxList),
  show: late(async () => (await import('./outbox-show.tsx')).OutboxShow),
}
