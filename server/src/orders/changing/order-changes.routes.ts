import {
  changePlacedOrder as changeCall,
  listChangeableOrders,
  openOrderChange as openCall,
  previewOrderChange as previewCall,
} from '@gondola/contract/orders'
import { whileAccountExists } from '../../people/clients/while-account-exists.ts'
import { type Feature, serve } from '../../http/serve.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { keyedRequest, onceByKey } from '../placing/idempotency.store.ts'
import { listChangeable } from './change-window.ts'
import { changePlacedOrder, openOrderChange, previewOrderChange } from './change-placed-order.ts'
import type { OrderDeps } from '../order-events.ts'

/** Changing a placed order (decision 0022). */
export const orderChangesFeature: Feature<OrderDeps> = (api, deps) => {
  const { db, catalogue } = deps

  serve(api, listChangeableOrders, ({ session: { clientId } }) => listChangeable(db, deps, clientId))

  serve(api, openCall, async ({ params: { Id }, session: { clientId } }) => {
    await catalogue.loaded()
    return openOrderChange(db, deps, clientId, Id)
  })

  serve(api, previewCall, async ({ params: { Id }, body, session: { clientId } }) => {
    await catalogue.loaded()
    return previewOrderChange(db, deps, clientId, Id, body)
  })

  serve(api, changeCall, async ({ params: { Id }, body, session: { clientId }, request }) => {
    await catalogue.loaded()
    const keyed = keyedRequest(request.headers['idempotency-key'], clientId, { Id, ...body })
    return whileAccountExists(db, clientId, () =>
      inTransaction(db, (trx) =>
        onceByKey(trx, deps.clock, keyed, () => changePlacedOrder(trx, deps, { clientId }, Id, body)),
      ),
    )
  })
}
