import {
  applyPrices,
  staffArticles,
  staffBrands,
  staffDepartments,
  staffFamilies,
  staffOffers,
  staffPriceLists,
  staffPrices,
  staffSearchWords,
} from '@gondola/contract/catalogue-admin'
import CategoryIcon from '@mui/icons-material/Category'
import CompareIcon from '@mui/icons-material/CompareArrows'
import HistoryIcon from '@mui/icons-material/History'
import LabelIcon from '@mui/icons-material/Label'
import MenuBookIcon from '@mui/icons-material/MenuBookOutlined'
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import LocalOfferIcon from '@mui/icons-material/LocalOffer'
import ListIcon from '@mui/icons-material/PlaylistAddCheck'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import SegmentIcon from '@mui/icons-material/Segment'
import SpellcheckIcon from '@mui/icons-material/Spellcheck'
import SellIcon from '@mui/icons-material/Sell'
import { COMPARE_LISTS_TEXTS, PRICE_LIST_TEXTS } from '../texts/branches.ts'
import {
  ARTICLE_TEXTS,
  BRAND_TEXTS,
  DEPARTMENT_TEXTS,
  FAMILY_TEXTS,
  LEAFLET_TEXTS,
  OFFER_TEXTS,
  PICTURES_TEXTS,
  PRICE_CHANGE_TEXTS,
  PRICE_TEXTS,
  SEARCH_WORD_TEXTS,
} from '../texts/catalogue-panel.ts'
import { inGroup, late, partsOf } from '../ui/frame/screen.ts'

export const catalogueScreens = inGroup('catalogo', [
  {
    resource: staffArticles,
    texts: ARTICLE_TEXTS,
    icon: SellIcon,
    recordName: 'Descripcion',
    list: late(async () => (await import('./articles.tsx')).articles.list),
    create: late(async () => (await import('./article-form.tsx')).ArticleCreate),
    edit: late(async () => (await import('./article-form.tsx')).ArticleEdit),
  },
  {
    resource: staffOffers,
    texts: OFFER_TEXTS,
    icon: LocalOfferIcon,
    ...partsOf(async () => (await import('./offers.tsx')).offers, 'list', 'create', 'edit'),
  },
  {
    path: 'folleto',
    title: LEAFLET_TEXTS.title,
    icon: MenuBookIcon,
    permission: 'precios.editar',
    screen: late(async () => (await import('./leaflet-screen.tsx')).LeafletScreen),
  },
  {
    path: 'fotos',
    title: PICTURES_TEXTS.title,
    icon: PhotoLibraryIcon,
    permission: 'catalogo.editar',
    screen: late(async () => (await import('./pictures-screen.tsx')).PicturesScreen),
  },
  {
    path: 'cambiar-precios',
    title: PRICE_CHANGE_TEXTS.title,
    icon: PriceChangeIcon,
    permission: 'precios.editar',
    call: applyPrices,
    screen: late(async () => (await import('./prices/price-change-screen.tsx')).PriceChangeScreen),
  },
  {
    resource: staffPrices,
    texts: PRICE_TEXTS,
    icon: HistoryIcon,
    ...partsOf(async () => (await import('./prices/price-history.tsx')).priceHistory, 'list'),
  },
  {
    resource: staffPriceLists,
    texts: PRICE_LIST_TEXTS,
    icon: ListIcon,
    // in a shop of one branch without lists there is nothing that a list could differ from
    isShown: ({ Elegibles, HayListas }) => Elegibles !== undefined || HayListas === true,
    recordName: 'Nombre',
    ...partsOf(
      async () => (await import('./prices/price-lists.tsx')).priceLists,
      'list',
      'show',
      'create',
      'edit',
    ),
  },
  {
    path: 'comparar-listas',
    title: COMPARE_LISTS_TEXTS.title,
    group: null,
    icon: CompareIcon,
    permission: 'catalogo.ver',
    screen: late(async () => (await import('./prices/compare-lists-screen.tsx')).CompareListsScreen),
  },
  {
    resource: staffDepartments,
    texts: DEPARTMENT_TEXTS,
    icon: CategoryIcon,
    recordName: 'Descripcion',
    ...partsOf(async () => (await import('./categories.tsx')).departments, 'list', 'create', 'edit'),
  },
  {
    resource: staffFamilies,
    texts: FAMILY_TEXTS,
    icon: SegmentIcon,
    recordName: 'Descripcion',
    ...partsOf(async () => (await import('./categories.tsx')).families, 'list', 'create', 'edit'),
  },
  {
    resource: staffBrands,
    texts: BRAND_TEXTS,
    icon: LabelIcon,
    recordName: 'Descripcion',
    ...partsOf(async () => (await import('./brands.tsx')).brands, 'list', 'create', 'edit'),
  },
  {
    resource: staffSearchWords,
    texts: SEARCH_WORD_TEXTS,
    icon: SpellcheckIcon,
    recordName: 'Renglon',
    ...partsOf(async () => (await import('./search-words.tsx')).searchWords, 'list', 'create', 'edit'),
  },
])
