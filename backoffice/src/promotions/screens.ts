import { SIMULATOR_TEXTS, STAFF_PROMOTION_TEXTS, staffPromotions } from '@gondola/contract/promotions'
import CalculateIcon from '@mui/icons-material/Calculate'
import CalendarIcon from '@mui/icons-material/CalendarViewWeek'
import LocalOfferIcon from '@mui/icons-material/LocalOffer'
import { CALENDAR_TEXTS } from '../texts/calendar.ts'
import { inGroup, late, partsOf } from '../ui/frame/screen.ts'

export const promotionScreens = inGroup('promociones', [
  {
    resource: staffPromotions,
    texts: STAFF_PROMOTION_TEXTS,
    icon: LocalOfferIcon,
    recordName: 'Descripcion',
    ...partsOf(async () => (await import('./promotions.tsx')).promotions, 'list', 'create', 'edit'),
  },
  {
    path: 'calendario',
    title: CALENDAR_TEXTS.title,
    icon: CalendarIcon,
    permission: 'promociones.ver',
    screen: late(async () => (await import('./calendar-screen.tsx')).CalendarScreen),
  },
  {
    path: 'simulador',
    title: SIMULATOR_TEXTS.title,
    icon: CalculateIcon,
    permission: 'promociones.ver',
    screen: late(async () => (await import('./simulator.tsx')).Simulator),
  },
])
