import { articleScreens } from '../catalogue/articles-screens.ts'
import { auditScreens } from '../team/audit-screens.ts'
import { brandScreens } from '../catalogue/brands-screens.ts'
import { searchWordScreens } from '../catalogue/search-words-screens.ts'
import { dashboardScreen, paymentsReportScreen } from '../dashboard/dashboard-screens.ts'
import { departmentScreens } from '../catalogue/departments-screens.ts'
import { firstStepsScreen } from '../team/first-steps-screens.ts'
import { familyScreens } from '../catalogue/families-screens.ts'
import { offerScreens } from '../catalogue/offers-screens.ts'
import {
  apiKeyScreens,
  deliveryLogScreens,
  exportScreen,
  webhookScreens,
} from '../integrations/integration-screens.ts'
import { importScreen, importsScreen, reviewScreen } from '../imports/imports-screens.ts'
import { orderScreen, queueScreen, sheetScreen } from '../orders/orders-screens.ts'
import { ownAccountScreen } from '../team/own-account-screens.ts'
import { pickingScreen } from '../picking/picking-screens.ts'
import { compareListsScreen, priceListScreens } from '../catalogue/prices/price-list-screens.ts'
import { priceChangeScreen, priceScreens } from '../catalogue/prices/prices-screens.ts'
import { promotionScreens, simulatorScreen } from '../promotions/promotion-screens.ts'
import { frontBannerScreens, userBannerScreens } from '../site/banner-screens.ts'
import { branchScreens } from '../site/branch-screens.ts'
import { customerScreens } from '../people/customer-screens.ts'
import {
  branchHolidayScreens,
  branchRulesScreens,
  daysScreen,
  deliveryScreens,
  holidayScreens,
  paymentScreens,
  slotScreens,
} from '../delivery/delivery-screens.ts'
import { cardScreens, contactScreens, withdrawalScreens } from '../people/inbox-screens.ts'
import { mailTextScreens } from '../people/mail-text-screens.ts'
import { outboxScreens } from '../people/outbox-screens.ts'
import { parameterScreens } from '../site/parameter-screens.ts'
import { stockScreens } from '../orders/stock-screens.ts'
import { accountScreen } from '../payments/payment-screens.ts'
import { pointScreens } from '../people/point-screens.ts'
import { textScreens } from '../site/text-screens.ts'
import {
  movementScreens,
  returnScreens,
  transferAccountScreens,
  transferScreens,
} from '../payments/transfer-screens.ts'
import { differenceScreens } from '../payments/difference-screens.ts'
import { systemScreen } from '../integrations/system-screens.ts'
import { teamScreens } from '../team/team-screens.ts'
import { coverageScreens, demandScreens, zoneScreens } from '../delivery/zone-screens.ts'
import type { Screen } from '../ui/frame/screen.ts'

/**
 * All screens of the panel, one line each, in the menu's order; the first one that the role may see is the start page.
 */
export const SCREENS: readonly Screen[] = [
  dashboardScreen,
  paymentsReportScreen,
  queueScreen,
  orderScreen,
  sheetScreen,
  pickingScreen,
  stockScreens,
  exportScreen,
  transferScreens,
  movementScreens,
  returnScreens,
  differenceScreens,
  transferAccountScreens,
  accountScreen,
  promotionScreens,
  simulatorScreen,
  articleScreens,
  offerScreens,
  priceChangeScreen,
  priceScreens,
  priceListScreens,
  compareListsScreen,
  departmentScreens,
  familyScreens,
  brandScreens,
  searchWordScreens,
  importsScreen,
  importScreen,
  reviewScreen,
  frontBannerScreens,
  userBannerScreens,
  textScreens,
  parameterScreens,
  branchScreens,
  paymentScreens,
  deliveryScreens,
  branchRulesScreens,
  zoneScreens,
  demandScreens,
  coverageScreens,
  slotScreens,
  holidayScreens,
  branchHolidayScreens,
  daysScreen,
  customerScreens,
  withdrawalScreens,
  contactScreens,
  cardScreens,
  pointScreens,
  outboxScreens,
  mailTextScreens,
  firstStepsScreen,
  webhookScreens,
  deliveryLogScreens,
  apiKeyScreens,
  systemScreen,
  teamScreens,
  auditScreens,
  ownAccountScreen,
]
