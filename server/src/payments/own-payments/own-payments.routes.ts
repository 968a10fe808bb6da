import { checkPayment, findOrderMoney, payOrder } from '@gondola/contract/payments'
import type { Feature } from '../../http/feature.ts'
import { serve } from '../../http/serve.ts'
import { checkOwnPayment, findOwnMoney, payOwnOrder } from './pay-order.ts'

/** The money of the client's own orders (decision 0031). */
export const ownPaymentsFeature: Feature = (api, deps) => {
  serve(api, findOrderMoney, ({ params: { Id }, session }) => findOwnMoney(deps, session.clientId, Id))
  serve(api, payOrder, ({ params: { Id }, session }) => payOwnOrder(deps, session.clientId, Id))
  serve(api, checkPayment, ({ params: { Id }, session }) => checkOwnPayment(deps, session.clientId, Id))
}
