import {
  assignMovement as assignCall,
  discardMovement as discardCall,
  staffMovements,
  uploadExtract,
  TRANSFER_PROVIDER,
  transferFault,
} from '@gondola/contract/payments'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { orNotFound, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { movementList, lockMovement, updateMovement } from './bank-movements.store.ts'
import { takeExtract } from './take-extract.ts'
import { toPesos } from '@gondola/contract/base'
import { recordChange } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { lockOrder } from '../../orders/locked-order.store.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lookUpPayment } from '../ledger/look-for-payments.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import { findAskOf } from './extracts.store.ts'
import { lockTransferAccount } from './transfers.store.ts'
import type { PaymentDeps } from '../providers/provider.ts'

/** The bank's extracts, and what staff decide about their movements (decision 0031). */
export const bankMovementsFeature: Feature<PaymentDeps> = (api, deps) => {
  const { db, reads } = deps
  const found = (id: number) => orNotFound(movementList.find(db, id))

  serve(api, uploadExtract, ({ session, query, upload }) => takeExtract(deps, session, query, upload))
  serveList(api, staffMovements.list, ({ query }) => movementList.list(reads, query))
  serve(api, staffMovements.read, ({ params }) => found(params.Id))
  serve(api, assignCall, async ({ session, params: { Id }, body: { Pedido } }) => {
    await assignMovement(deps, session, Id, Pedido)
    return found(Id)
  })
  serve(api, discardCall, async ({ session, params: { Id }, body: { Nota } }) => {
    await discardMovement(deps, session, Id, Nota.trim())
    return found(Id)
  })
}

/** Says which order a movement pays. The same order again changes nothing. @throws 404; 422 `movimiento-decidido`, `pedido-sin-transferencia` */
async function assignMovement(
  deps: PaymentDeps,
  staff: StaffSession,
  id: number,
  orderId: number,
): Promise<void> {
  const { db, clock } = deps
  await inTransaction(db, async (trx) => {
    await lockTransferAccount(trx)
    const session = await findAskOf(trx, orderId)
    if (session === null) refuseStaff(transferFault('pedido-sin-transferencia', 'Pedido'))
    await lockOrder(trx, orderId)
    const movement = (await lockMovement(trx, id)) ?? refuseNotFound()
    if (movement.state === 'asignado' && movement.session_id === session) return
    if (movement.state === 'asignado') refuseStaff(transferFault('movimiento-decidido'))
    const at = instant(clock)
    await updateMovement(trx, id, {
      state: 'asignado',
      session_id: session,
      staff_name: staff.userName,
      updated_at: at,
    })
    await askTask(trx, clock, { provider: TRANSFER_PROVIDER, payment: String(id) })
    await recordChange(trx, staff, clock, {
      Entidad: staffMovements.name,
      Clave: id,
      Accion: 'asignar',
      Despues: { Pedido: orderId, Importe: toPesos(movement.centavos) },
    })
  })
  await lookUpPayment(deps, TRANSFER_PROVIDER, String(id))
}

/** Says that a movement pays no order, or is one that was confirmed by hand. @throws 404; 422 `movimiento-decidido` */
async function discardMovement(
  { db, clock }: PaymentDeps,
  staff: StaffSession,
  id: number,
  note: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const movement = (await lockMovement(trx, id)) ?? refuseNotFound()
    if (movement.state === 'asignado') refuseStaff(transferFault('movimiento-decidido'))
    await updateMovement(trx, id, {
      state: 'descartado',
      staff_name: staff.userName,
      note,
      updated_at: instant(clock),
    })
    await recordChange(trx, staff, clock, {
      Entidad: staffMovements.name,
      Clave: id,
      Accion: 'descartar',
      Despues: { Nota: note },
    })
  })
}
