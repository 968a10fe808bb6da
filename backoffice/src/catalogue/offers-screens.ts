import LocalOfferIcon from '@mui/icons-material/LocalOffer'
import { staffOffers } from '@gondola/contract/catalogue-admin'
import { OFFER_TEXTS } from '../texts/catalogue-panel.ts'
import { late, type ResourceScreens } from '../ui/frame/screen.ts'

export const offerScreens: ResourceScreens = {
  resource: staffOffers,
  texts: OFFER_TEXTS,
  group: 'catalogo',
  icon: LocalOfferIcon,
  list: late(async () => (await import('./offer-list.tsx')).OfferList),
  create: late(async () => (await import('./offer-form.tsx')).OfferCreate),
  edit: late(async () => (await import('./offer-form.tsx')).OfferEdit),
}
