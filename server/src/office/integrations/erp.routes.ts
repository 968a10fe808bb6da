import {
  exportErpOrders,
  findErpOrder as findCall,
  listErpOrders,
  setErpOrderState,
} from '@gondola/contract/integrations'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Feature } from '../../http/feature.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { cursorOf, placeOf, START } from './change-cursor.ts'
import { findErpOrder, listChangedOrders } from './erp-orders.store.ts'
import { sendOrderCsv } from './export-orders.ts'
import { setOrderState } from './set-order-state.ts'

const ORDERS_A_PAGE = 50

/**
 * How long after its last change an order is listed. Another process may commit a change of the same moment a little
 * later, and it must not be skipped.
 */
const SETTLED_SECONDS = 10

/** The calls for other systems, with an API key (backoffice §10; docs/erp.md). */
export const erpFeature: Feature = (api, deps) => {
  const { db, clock } = deps
  const found = async (Id: number) => (await findErpOrder(db, Id)) ?? refuseNotFound()

  serve(api, listErpOrders, async ({ query: { Desde, Limite = ORDERS_A_PAGE, Estado } }) => {
    const after = placeOf(Desde)
    const before = instant(clock, -SETTLED_SECONDS)
    const orders = await listChangedOrders(db, { after, before, Estado, count: Limite + 1 })
    const Pedidos = orders.slice(0, Limite)
    const last = Pedidos.at(-1)
    const Cursor = last ? cursorOf({ at: last.Actualizado, Id: last.Id }) : (Desde ?? START)
    return { Pedidos, Cursor, HayMas: orders.length > Limite }
  })
  serve(api, findCall, ({ params: { Id } }) => found(Id))
  serve(api, exportErpOrders, ({ query, reply }) => sendOrderCsv(reply, deps, query))
  serve(api, setErpOrderState, async ({ session, params: { Id }, body }) => {
    await inTransaction(db, (trx) => setOrderState(trx, deps, session, Id, body))
    return found(Id)
  })
}
