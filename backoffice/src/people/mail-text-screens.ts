import DraftsIcon from '@mui/icons-material/Drafts'
import { staffMailTemplates } from '@gondola/contract/inboxes'
import { TEMPLATE_TEXTS } from '../texts/mail-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const mailTextScreens: ResourceScreens = {
  resource: staffMailTemplates,
  texts: TEMPLATE_TEXTS,
  group: 'correo',
  icon: DraftsIcon,
  recordName: 'Descripcion',
  list: late(async () => (await import('./mail-text-list.tsx')).MailTextList),
  edit: late(async () => (await import('./mail-text-edit.tsx')).MailTextEdit),
}
