import StarsIcon from '@mui/icons-material/Stars'
import { staffPoints } from '@gondola/contract/clients'
import { POINTS_TEXTS } from '../texts/people-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const pointScreens: ResourceScreens = {
  resource: staffPoints,
  texts: POINTS_TEXTS,
  group: 'personas',
  icon: StarsIcon,
  recordName: 'Motivo',
  list: late(async () => (await import('./point-list.tsx')).PointList),
}
