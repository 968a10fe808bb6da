import ViewCarouselIcon from '@mui/icons-material/ViewCarousel'
import WebAssetIcon from '@mui/icons-material/WebAsset'
import { staffFrontBanners, staffUserBanners } from '@gondola/contract/site'
import { BANNER_STATES, FRONT_BANNER_TEXTS, USER_BANNER_TEXTS } from '../texts/window-screens.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

const parts = {
  group: 'vidriera',
  recordName: 'Texto',
  names: { Estado: BANNER_STATES },
  list: late(async () => (await import('./banner-list.tsx')).BannerList),
  create: late(async () => (await import('./banner-form.tsx')).BannerCreate),
  edit: late(async () => (await import('./banner-form.tsx')).BannerEdit),
} as const

export const frontBannerScreens: ResourceScreens = {
  ...parts,
  resource: staffFrontBanners,
  texts: FRONT_BANNER_TEXTS,
  icon: ViewCarouselIcon,
}

export const userBannerScreens: ResourceScreens = {
  ...parts,
  resource: staffUserBanners,
  texts: USER_BANNER_TEXTS,
  icon: WebAssetIcon,
}
