import { catalogueScreens } from '../catalogue/screens.ts'
import { dashboardScreens } from '../dashboard/screens.ts'
import { deliveryScreens } from '../delivery/screens.ts'
import { importScreens } from '../imports/screens.ts'
import { integrationScreens } from '../integrations/screens.ts'
import { orderScreens } from '../orders/screens.ts'
import { paymentScreens } from '../payments/screens.ts'
import { peopleScreens } from '../people/screens.ts'
import { pickingScreens } from '../picking/screens.ts'
import { promotionScreens } from '../promotions/screens.ts'
import { siteScreens } from '../site/screens.ts'
import { teamScreens } from '../team/screens.ts'
import type { Screen } from '../ui/frame/screen.ts'

/** All screens of the panel, in the menu's order; the first one that the role may see is the start page. */
export const SCREENS: readonly Screen[] = [
  ...dashboardScreens,
  ...orderScreens,
  ...pickingScreens,
  ...paymentScreens,
  ...promotionScreens,
  ...catalogueScreens,
  ...importScreens,
  ...siteScreens,
  ...deliveryScreens,
  ...peopleScreens,
  ...integrationScreens,
  ...teamScreens,
]
