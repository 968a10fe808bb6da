import { staffClients, staffPoints } from '@gondola/contract/clients'
import {
  staffCardRequests,
  staffContacts,
  staffMailTemplates,
  staffOutbox,
  staffWithdrawals,
} from '@gondola/contract/inboxes'
import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn'
import CardMembershipIcon from '@mui/icons-material/CardMembership'
import DraftsIcon from '@mui/icons-material/Drafts'
import MailIcon from '@mui/icons-material/Mail'
import OutboxIcon from '@mui/icons-material/Outbox'
import PeopleIcon from '@mui/icons-material/People'
import StarsIcon from '@mui/icons-material/Stars'
import {
  CARD_TEXTS,
  CONTACT_TEXTS,
  CUSTOMER_TEXTS,
  OUTBOX_TEXTS,
  POINTS_TEXTS,
  TEMPLATE_TEXTS,
  WITHDRAWAL_TEXTS,
} from '../texts/people-screens.ts'
import { inGroup, partsOf } from '../ui/frame/screen.ts'

export const peopleScreens = inGroup('personas', [
  {
    resource: staffClients,
    texts: CUSTOMER_TEXTS,
    icon: PeopleIcon,
    recordName: 'Nombre',
    ...partsOf(async () => (await import('./customers.tsx')).customers, 'list', 'edit', 'show'),
  },
  {
    resource: staffWithdrawals,
    texts: WITHDRAWAL_TEXTS,
    icon: AssignmentReturnIcon,
    recordName: 'Codigo',
    ...partsOf(async () => (await import('./inboxes.tsx')).withdrawals, 'list', 'show'),
  },
  {
    resource: staffContacts,
    texts: CONTACT_TEXTS,
    icon: MailIcon,
    recordName: 'Comentario',
    ...partsOf(async () => (await import('./inboxes.tsx')).contacts, 'list', 'show'),
  },
  {
    resource: staffCardRequests,
    texts: CARD_TEXTS,
    icon: CardMembershipIcon,
    recordName: ({ Nombre, Apellido }) => `${Nombre} ${Apellido}`,
    ...partsOf(async () => (await import('./inboxes.tsx')).cardRequests, 'list', 'show'),
  },
  {
    resource: staffPoints,
    texts: POINTS_TEXTS,
    icon: StarsIcon,
    recordName: 'Motivo',
    ...partsOf(async () => (await import('./points.tsx')).points, 'list'),
  },
  {
    resource: staffOutbox,
    texts: OUTBOX_TEXTS,
    group: 'correo',
    icon: OutboxIcon,
    recordName: 'Asunto',
    ...partsOf(async () => (await import('./mails.tsx')).outbox, 'list', 'show'),
  },
  {
    resource: staffMailTemplates,
    texts: TEMPLATE_TEXTS,
    group: 'correo',
    icon: DraftsIcon,
    recordName: 'Descripcion',
    ...partsOf(async () => (await import('./mails.tsx')).mailTexts, 'list', 'edit'),
  },
])
