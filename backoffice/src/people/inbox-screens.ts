import AssignmentReturnIcon from '@mui/icons-material/AssignmentReturn'
import CardMembershipIcon from '@mui/icons-material/CardMembership'
import MailIcon from '@mui/icons-material/Mail'
import {
  INBOX_STATE_NAMES,
  staffCardRequests,
  staffContacts,
  staffWithdrawals,
} from '@gondola/contract/inboxes'
import { CARD_TEXTS, CONTACT_TEXTS, WITHDRAWAL_TEXTS } from '../texts/people-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const withdrawalScreens: ResourceScreens = {
  resource: staffWithdrawals,
  texts: WITHDRAWAL_TEXTS,
  group: 'personas',
  icon: AssignmentReturnIcon,
  recordName: 'Codigo',
  names: { EstadoGestion: INBOX_STATE_NAMES },
  list: late(async () => (await import('./withdrawal-list.tsx')).WithdrawalList),
  show: late(async () => (await import('./inbox-show.tsx')).WithdrawalShow),
}

export const contactScreens: ResourceScreens = {
  resource: staffContacts,
  texts: CONTACT_TEXTS,
  group: 'personas',
  icon: MailIcon,
  recordName: 'Comentario',
  names: { EstadoGestion: INBOX_STATE_NAMES },
  list: late(async () => (await import('./contact-list.tsx')).ContactList),
  show: late(async () => (await import('./inbox-show.tsx')).ContactShow),
}

export const cardScreens: ResourceScreens = {
  resource: staffCardRequests,
  texts: CARD_TEXTS,
  group: 'personas',
  icon: CardMembershipIcon,
  recordName: ({ Nombre, Apellido }) => `${Nombre} ${Apellido}`,
  names: { EstadoGestion: INBOX_STATE_NAMES },
  list: late(async () => (await import('./card-list.tsx')).CardList),
  show: late(async () => (await import('./inbox-show.tsx')).CardShow),
}
