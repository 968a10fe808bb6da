import { pointsEarned } from '@gondola/contract/orders'
import { addOrderPoints } from '../people/clients/points-ledger.store.ts'
import type { Deps } from '../platform/deps.ts'
import { findSiteParameter } from '../site/parameters.store.ts'
import type { OrderListener } from './order-events.ts'

/** Credits a dispatched order's points, once. */
export const creditOrderPoints =
  ({ clock }: Deps): OrderListener =>
  async (trx, { orderId, action, before }) => {
    if (action !== 'despachar' || before === null || before.client_id === null) return
    const points = pointsEarned(before, await findSiteParameter(trx, 'PesosPorPunto'))
    if (points > 0) await addOrderPoints(trx, clock, { clientId: before.client_id, orderId, points })
  }
