import { articleScreens } from '../articles/articles-screens.ts'
import { auditScreens } from '../audit/audit-screens.ts'
import { brandScreens } from '../brands/brands-screens.ts'
import { dashboardScreen, paymentsReportScreen } from '../dashboard/dashboard-screens.ts'
import { departmentScreens } from '../departments/departments-screens.ts'
import { firstStepsScreen } from '../first-steps/first-steps-screens.ts'
import { familyScreens } from '../families/families-screens.ts'
import { offerScreens } from '../offers/offers-screens.ts'
import {
  apiKeyScreens,
  deliveryLogScreens,
  exportScreen,
  webhookScreens,
} from '../integrations/integration-screens.ts'
import { importScreen, importsScreen, reviewScreen } from '../imports/imports-screens.ts'
import { orderScreen, queueScreen, sheetScreen } from '../orders/orders-screens.ts'
import { ownAccountScreen } from '../own-account/own-account-screens.ts'
import { pickingScreen } from '../picking/picking-screens.ts'
import { compareListsScreen, priceListScreens } from '../price-lists/price-list-screens.ts'
import { priceChangeScreen, priceScreens } from '../prices/prices-screens.ts'
import { promotionScreens, simulatorScreen } from '../promotions/promotion-screens.ts'
import { frontBannerScreens, userBannerScreens } from '../banners/banner-screens.ts'
import { branchScreens } from '../branches/branch-screens.ts'
import { customerScreens } from '../customers/customer-screens.ts'
import {
  branchHolidayScreens,
  branchRulesScreens,
  daysScreen,
  deliveryScreens,
  holidayScreens,
  slotScreens,
} from '../delivery/delivery-screens.ts'
import { cardScreens, contactScreens, withdrawalScreens } from '../inboxes/inbox-screens.ts'
import { mailTextScreens } from '../mail-texts/mail-text-screens.ts'
import { outboxScreens } from '../outbox/outbox-screens.ts'
import { parameterScreens } from '../parameters/parameter-screens.ts'
import { stockScreens } from '../stock/stock-screens.ts'
import { accountScreen, paymentScreens } from '../payments/payment-screens.ts'
import { pointScreens } from '../points/point-screens.ts'
import { textScreens } from '../site-texts/text-screens.ts'
import {
  movementScreens,
  returnScreens,
  transferAccountScreens,
  transferScreens,
} from '../transfers/transfer-screens.ts'
import { differenceScreens } from '../differences/difference-screens.ts'
import { systemScreen } from '../system/system-screens.ts'
import { teamScreens } from '../team/team-screens.ts'
import { coverageScreens, demandScreens, zoneScreens } from '../zones/zone-screens.ts'
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
