import { SIMULATOR_TEXTS, STAFF_PROMOTION_TEXTS, staffPromotions } from '@gondola/contract/promotions'
import CalculateIcon from '@mui/icons-material/Calculate'
import LocalOfferIcon from '@mui/icons-material/LocalOffer'
import { late, partsOf, type Screen } from '../ui/frame/screen.ts'

export const promotionScreens: readonly Screen[] = [
  {
    resource: staffPromotions,
    texts: STAFF_PROMOTION_TEXTS,
    group: 'promociones',
    icon: LocalOfferIcon,
    recordName: 'Descripcion',
    ...partsOf(async () => (await import('./promotions.tsx')).promotions, 'list', 'create', 'edit'),
  },
  {
    path: 'simulador',
    title: SIMULATOR_TEXTS.title,
    group: 'promociones',
    icon: CalculateIcon,
    permission: 'promociones.ver',
    screen: late(async () => (await import('./simulator.tsx')).Simulator),
  },
]
