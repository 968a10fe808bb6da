import HistoryIcon from '@mui/icons-material/History'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import { applyPrices, staffPrices } from '@gondola/contract/catalogue-admin'
import { PRICE_CHANGE_TEXTS, PRICE_TEXTS } from '../../texts/catalogue-panel.ts'
import { late, type ResourceScreens, type WorkScreen } from '../../ui/frame/screen.ts'

export const priceScreens: ResourceScreens = {
  resource: staffPrices,
  texts: PRICE_TEXTS,
  group: 'catalogo',
  icon: HistoryIcon,
  list: late(async () => (await import('./price-list.tsx')).PriceList),
}

export const priceChangeScreen: WorkScreen = {
  path: 'cambiar-precios',
  title: PRICE_CHANGE_TEXTS.title,
  group: 'catalogo',
  icon: PriceChangeIcon,
  permission: 'precios.editar',
  call: applyPrices,
  screen: late(async () => (await import('./price-change-screen.tsx')).PriceChangeScreen),
}
