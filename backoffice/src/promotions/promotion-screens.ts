import CalculateIcon from '@mui/icons-material/Calculate'
import LocalOfferIcon from '@mui/icons-material/LocalOffer'
import { staffPromotions, SIMULATOR_TEXTS, STAFF_PROMOTION_TEXTS } from '@gondola/contract/promotions'
import { late, type ResourceScreens, type WorkScreen } from '../ui/frame/screen.ts'

export const promotionScreens: ResourceScreens = {
  resource: staffPromotions,
  texts: STAFF_PROMOTION_TEXTS,
  group: 'promociones',
  icon: LocalOfferIcon,
  recordName: 'Descripcion',
  list: late(async () => (await import('./promotion-list.tsx')).PromotionList),
  create: late(async () => (await import('./promotion-form-screens.tsx')).PromotionCreate),
  edit: late(async () => (await import('./promotion-form-screens.tsx')).PromotionEdit),
}

export const simulatorScreen: WorkScreen = {
  path: 'simulador',
  title: SIMULATOR_TEXTS.title,
  group: 'promociones',
  icon: CalculateIcon,
  permission: 'promociones.ver',
  screen: late(async () => (await import('./simulator.tsx')).Simulator),
}
