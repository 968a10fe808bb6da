import { auditScreens } from '../audit/audit-screens.ts'
import { orderScreen, queueScreen, sheetScreen } from '../orders/orders-screens.ts'
import { ownAccountScreen } from '../own-account/own-account-screens.ts'
import { pickingScreen } from '../picking/picking-screens.ts'
import { promotionScreens, simulatorScreen } from '../promotions/promotion-screens.ts'
import { teamScreens } from '../team/team-screens.ts'
import type { Screen } from '../ui/screen.ts'

/** The panel's table of contents, a line each, in the menu's order. */
export const SCREENS: readonly Screen[] = [
  queueScreen,
  orderScreen,
  sheetScreen,
  pickingScreen,
  promotionScreens,
  simulatorScreen,
  teamScreens,
  auditScreens,
  ownAccountScreen,
]
