import PeopleIcon from '@mui/icons-material/People'
import { staffClients } from '@gondola/contract/clients'
import { CLIENT_STATES, CUSTOMER_TEXTS } from '../texts/people-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const customerScreens: ResourceScreens = {
  resource: staffClients,
  texts: CUSTOMER_TEXTS,
  group: 'personas',
  icon: PeopleIcon,
  recordName: 'Nombre',
  names: { Estado: CLIENT_STATES },
  list: late(async () => (await import('./customer-list.tsx')).CustomerList),
  edit: late(async () => (await import('./customer-edit.tsx')).CustomerEdit),
  show: late(async () => (await import('./customer-show.tsx')).CustomerShow),
}
