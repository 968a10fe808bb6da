import CompareIcon from '@mui/icons-material/CompareArrows'
import ListIcon from '@mui/icons-material/PlaylistAddCheck'
import { staffPriceLists } from '@gondola/contract/catalogue-admin'
import { COMPARE_LISTS_TEXTS, PRICE_LIST_TEXTS } from '../../texts/branches.ts'
import { late, type ResourceScreens, type WorkScreen } from '../../ui/frame/screen.ts'

export const priceListScreens: ResourceScreens = {
  resource: staffPriceLists,
  texts: PRICE_LIST_TEXTS,
  group: 'catalogo',
  icon: ListIcon,
  // in a shop of one branch without lists there is nothing that a list could differ from
  isShown: ({ Elegibles, HayListas }) => Elegibles !== undefined || HayListas === true,
  recordName: 'Nombre',
  list: late(async () => (await import('./price-list-list.tsx')).PriceListList),
  show: late(async () => (await import('./price-list-show.tsx')).PriceListShow),
  create: late(async () => (await import('./price-list-form.tsx')).PriceListCreate),
  edit: late(async () => (await import('./price-list-form.tsx')).PriceListEdit),
}

export const compareListsScreen: WorkScreen = {
  path: 'comparar-listas',
  title: COMPARE_LISTS_TEXTS.title,
  group: null,
  icon: CompareIcon,
  permission: 'catalogo.ver',
  screen: late(async () => (await import('./compare-lists-screen.tsx')).CompareListsScreen),
}
