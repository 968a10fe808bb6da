import OutboxIcon from '@mui/icons-material/Outbox'
import { staffOutbox } from '@gondola/contract/inboxes'
import { MAIL_STATES, OUTBOX_TEXTS } from '../texts/mail-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const outboxScreens: ResourceScreens = {
  resource: staffOutbox,
  texts: OUTBOX_TEXTS,
  group: 'correo',
  icon: OutboxIcon,
  recordName: 'Asunto',
  names: { Estado: MAIL_STATES },
  list: late(async () => (await import('./outbox-list.tsx')).OutboxList),
  show: late(async () => (await import('./outbox-show.tsx')).OutboxShow),
}
