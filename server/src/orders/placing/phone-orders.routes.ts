import { peopleFault } from '@gondola/contract/inboxes'
import {
  placePhoneOrder,
  previewPhoneOrder,
  OrderStatus,
  type PhoneOrder,
  readPhoneTerms,
} from '@gondola/contract/orders'
import { toPesos, type Violation } from '@gondola/contract/base'
import { violationMessage } from '@gondola/contract/http'
import { shopTime } from '../../delivery/delivery-calendar.ts'
import { checkCounts } from './check-order-count.ts'
import { findOwed } from './order-counts.store.ts'
import { findClientRow, isActive } from '../../people/clients/clients.store.ts'
import { requireClient } from '../../people/clients/client-access.ts'
import { whileAccountExists } from '../../people/clients/while-account-exists.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { type Feature, serve } from '../../http/serve.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { requireBranch } from '../../sessions/branch-access.ts'
import { listStaffOrders } from '../staff-orders.store.ts'
import type { OrderDeps } from '../order-events.ts'
import { keyedRequest, onceByKey } from './idempotency.store.ts'
import { placeOrder, planOrder } from './place-order.ts'

/** Orders that staff place for a customer who calls. */
export const phoneOrdersFeature: Feature<OrderDeps> = (api, deps) => {
  const { db, catalogue } = deps

  /** @throws 404 none whom the account may order for; 422 `cuenta-inactiva` */
  async function requireCaller(session: StaffSession, Id: number): Promise<void> {
    await requireClient(deps, session, Id)
    const client = (await findClientRow(db, { Id })) ?? refuseNotFound()
    if (!isActive(client)) refuseStaff(peopleFault('cuenta-inactiva'))
  }

  /** The draft, if the account may order for the client, at the branch. @throws 403; 404; 422 `cuenta-inactiva` */
  async function draftOf(session: StaffSession, { Cliente, ...draft }: PhoneOrder) {
    await requireCaller(session, Cliente)
    await catalogue.loaded()
    requireBranch(session, draft.Sucursal ?? catalogue.viewOf().branchId)
    return { ...draft, Estado: OrderStatus.Pending }
  }

  serve(api, readPhoneTerms, async ({ session, params: { Id } }) => {
    await requireCaller(session, Id)
    const limit = await checkCounts(db, deps, Id, shopTime(deps).day)
    return { Saldo: toPesos(await findOwed(db, Id)), Tope: limit?.code ?? null }
  })

  serve(api, previewPhoneOrder, async ({ session, body }) => {
    const draft = await draftOf(session, body)
    let missing: Violation | undefined
    const { content } = await planOrder(db, deps, body.Cliente, draft, null, (broken) => (missing = broken))
    return { ...content, ...(missing && { Falta: violationMessage(missing).text }) }
  })

  serve(api, placePhoneOrder, async ({ session, body, request }) => {
    const { Cliente } = body
    const draft = await draftOf(session, body)
    const keyed = keyedRequest(request.headers['idempotency-key'], Cliente, body)
    const { Id } = await whileAccountExists(db, Cliente, () =>
      inTransaction(db, (trx) =>
        onceByKey(trx, deps.clock, keyed, (noteOrder) =>
          placeOrder(trx, deps, Cliente, draft, null, noteOrder, session),
        ),
      ),
    )
    return (await listStaffOrders(db, deps.clock, [Id], session))[0] ?? refuseNotFound()
  })
}
