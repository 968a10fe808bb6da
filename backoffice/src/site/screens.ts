import { staffBranches } from '@gondola/contract/branches'
import {
  staffShopBrand,
  staffFrontBanners,
  staffMessages,
  staffParameters,
  staffTexts,
  staffUserBanners,
} from '@gondola/contract/site'
import ArticleIcon from '@mui/icons-material/Article'
import PaletteIcon from '@mui/icons-material/Palette'
import StoreIcon from '@mui/icons-material/Store'
import TranslateIcon from '@mui/icons-material/Translate'
import TuneIcon from '@mui/icons-material/Tune'
import ViewCarouselIcon from '@mui/icons-material/ViewCarousel'
import WebAssetIcon from '@mui/icons-material/WebAsset'
import { BRAND_TEXTS } from '../texts/brand.ts'
import { BRANCH_TEXTS } from '../texts/branches.ts'
import {
  FRONT_BANNER_TEXTS,
  MESSAGE_TEXTS,
  PAGE_TEXTS,
  PARAMETER_TEXTS,
  USER_BANNER_TEXTS,
} from '../texts/window-screens.ts'
import { inGroup, late, partsOf } from '../ui/frame/screen.ts'

export const siteScreens = inGroup('vidriera', [
  {
    recordName: 'Texto',
    resource: staffFrontBanners,
    texts: FRONT_BANNER_TEXTS,
    icon: ViewCarouselIcon,
    ...partsOf(async () => (await import('./banners.tsx')).frontBanners, 'list', 'create', 'edit'),
  },
  {
    recordName: 'Texto',
    resource: staffUserBanners,
    texts: USER_BANNER_TEXTS,
    icon: WebAssetIcon,
    ...partsOf(async () => (await import('./banners.tsx')).userBanners, 'list', 'create', 'edit'),
  },
  {
    resource: staffMessages,
    texts: MESSAGE_TEXTS,
    icon: TranslateIcon,
    recordName: 'Original',
    ...partsOf(async () => (await import('./messages.tsx')).messages, 'list', 'edit'),
  },
  {
    resource: staffTexts,
    texts: PAGE_TEXTS,
    icon: ArticleIcon,
    recordName: 'Titulo',
    list: late(async () => (await import('./text-form.tsx')).texts.list),
    edit: late(async () => (await import('./text-form.tsx')).TextEdit),
  },
  {
    resource: staffShopBrand,
    texts: BRAND_TEXTS,
    icon: PaletteIcon,
    list: late(async () => (await import('./brand-form.tsx')).BrandForm),
  },
  {
    resource: staffParameters,
    texts: PARAMETER_TEXTS,
    icon: TuneIcon,
    list: late(async () => (await import('./parameter-form.tsx')).ParameterForm),
  },
  {
    resource: staffBranches,
    texts: BRANCH_TEXTS,
    icon: StoreIcon,
    recordName: 'Nombre',
    ...partsOf(async () => (await import('./branches.tsx')).branches, 'list', 'create', 'edit'),
  },
])
