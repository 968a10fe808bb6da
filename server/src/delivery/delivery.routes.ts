import {
  findDeliveryDay,
  listCosts,
  listDeliveryDays,
  listPaymentTypes,
  listSlots,
  isoDateOf,
} from '@gondola/contract/delivery'
import { defaultBranchId } from '../branches/branches.store.ts'
import type { Feature } from '../http/feature.ts'
import { pageOf, serveList } from '../http/serve-list.ts'
import { refuseNotFound } from '../http/problem.ts'
import { serve } from '../http/serve.ts'
import { deliveryDay, isDeliveryDay, lastDay, nextDeliveryDays } from './delivery-calendar.ts'
import {
  findCalendar,
  listActivePaymentTypes,
  listActiveSlots,
  listCostParameters,
} from './delivery.store.ts'
import { shopTime } from './shop-time.ts'

/** Delivery days, slots, costs and payment types (spec §7, delivery and payment). */
export const deliveryFeature: Feature = (api, deps) => {
  const { db } = deps

  serveList(api, listDeliveryDays, async ({ params: { count, Fecha } }) => {
    const now = shopTime(deps)
    const calendar = await findCalendar(db, await defaultBranchId(db), now.day, lastDay(now))
    const rows = nextDeliveryDays(calendar, Fecha === 'HOY' ? now.day : Fecha, count, now)
    return { rows, total: rows.length }
  })

  serve(api, findDeliveryDay, async ({ params: { Id } }) => {
    const now = shopTime(deps)
    const isoDate = isoDateOf(Id) ?? refuseNotFound()
    const calendar = await findCalendar(db, await defaultBranchId(db), isoDate, isoDate)
    if (!isDeliveryDay(calendar, isoDate, now)) refuseNotFound()
    return deliveryDay(calendar, isoDate, now)
  })

  serveList(api, listSlots, async ({ params }) => pageOf(await listActiveSlots(db), params))
  serveList(api, listCosts, async ({ params }) => pageOf(await listCostParameters(db), params))
  serveList(api, listPaymentTypes, async ({ params }) => pageOf(await listActivePaymentTypes(db), params))
}
