import {
  cancelPendingAccount as cancelPendingCall,
  confirmPendingAccount as confirmPendingCall,
  confirmTransfer as confirmCall,
  recordReturn as returnCall,
  staffReturns,
  staffTransferAccount,
  staffTransfers,
  type TransferAccount,
  type TransferAccountDraft,
  isAliasValid,
  isCbuValid,
  transferFault,
  TRANSFER_PROVIDER,
  type MadeReturn,
  type StaffReturn,
} from '@gondola/contract/payments'
import { onlyRecord, serveRecords } from '../../audit/serve-records.ts'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { orNotFound, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { confirmTransfer, checkBankDay } from './confirm-transfer.ts'
import {
  returnList,
  findOpenReturn,
  findReturn,
  findReturnNumber,
  hasReturn,
  insertReturn,
} from './returns.store.ts'
import {
  findAccountShown,
  findTransferAccount,
  lockTransferAccount,
  tidyAccount,
  transferList,
  updateTransferAccount,
} from './transfers.store.ts'
import { askForAccount, beginDueAccounts, cancelPending, confirmPending } from './pending-accounts.ts'
import { startWorker } from '../../platform/runtime/worker.ts'
import { type StaffViolation, toPesos, isCuitValid } from '@gondola/contract/base'
import { recordChange } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { lockOrder } from '../../orders/locked-order.store.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { lookUpPayment } from '../ledger/look-for-payments.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import { updateMovement } from './bank-movements.store.ts'
import type { PaymentDeps } from '../providers/provider.ts'

/** How often accounts are begun whose delay is over. */
const BEGIN_EVERY_MS = 20_000

/** Orders paid by transfer: the account, what staff confirm and give back (decision 0031). */
export const transfersFeature: Feature<PaymentDeps> = (api, deps) => {
  const { db, reads, config } = deps
  const { timeZone } = config

  serveRecords<TransferAccount, TransferAccountDraft>(api, deps, staffTransferAccount, {
    ...onlyRecord((from, Id) => findTransferAccount(from, timeZone, Id)),
    check: async (_trx, draft) => checkTransferAccount(draft),
    async update(trx, id, draft, session) {
      await lockTransferAccount(trx)
      const key = { kind: staffTransferAccount.name as 'cuenta-transferencias', id }
      const accounts = { inUse: await findAccountShown(trx), asked: tidyAccount(draft) }
      const atOnce = await askForAccount(trx, deps.clock, session, key, accounts)
      if (Object.keys(atOnce).length > 0) await updateTransferAccount(trx, atOnce)
    },
    audited: ({ Pendiente: _, ...row }) => row,
  })
  serve(api, confirmPendingCall, ({ session, params: { De, Id }, body }) =>
    confirmPending(deps, session, { kind: De, id: Id }, body.Pedido),
  )
  serve(api, cancelPendingCall, ({ session, params: { De, Id } }) =>
    cancelPending(deps, session, { kind: De, id: Id }),
  )
  api.addHook('onReady', async () => {
    const worker = startWorker('accounts', BEGIN_EVERY_MS, api.log, () => beginDueAccounts(deps))
    api.addHook('onClose', () => worker.stop())
  })

  serveList(api, staffTransfers.list, ({ query }) => transferList.list(reads, query, timeZone))
  serve(api, staffTransfers.read, ({ params }) => orNotFound(transferList.find(db, params.Id, timeZone)))
  serve(api, confirmCall, ({ session, params, body }) => confirmTransfer(deps, session, params.Id, body))

  serveList(api, staffReturns.list, ({ query }) => returnList.list(reads, query, timeZone))
  serve(api, staffReturns.read, ({ params }) => orNotFound(returnList.find(db, params.Id, timeZone)))
  serve(api, returnCall, ({ session, params, body }) => recordReturn(deps, session, params.Id, body))
}

/** The first broken rule of the account that customers transfer to. */
function checkTransferAccount(draft: TransferAccountDraft): StaffViolation | null {
  const [alias, cbu, cuit] = [draft.Alias.trim(), draft.Cbu.trim(), draft.Cuit.trim()]
  if (alias === '' && cbu === '') return transferFault('sin-cuenta', 'Alias')
  if (alias !== '' && !isAliasValid(alias)) return transferFault('alias-forma', 'Alias')
  if (cbu !== '' && !isCbuValid(cbu)) return transferFault('cbu-digito', 'Cbu')
  if (draft.Titular.trim() === '') return transferFault('titular-vacio', 'Titular')
  return isCuitValid(cuit) ? null : transferFault('cuit-digito', 'Cuit')
}

/** Records that a refund was made by transfer. The same number again changes nothing. @throws 404 no such refund of a transfer; 422 `devolucion-…`, `fecha-…` */
async function recordReturn(
  deps: PaymentDeps,
  staff: StaffSession,
  refundId: number,
  { Numero, Fecha }: MadeReturn,
): Promise<StaffReturn> {
  checkBankDay(deps, Fecha)
  const { db, clock, config } = deps
  const number = Numero.trim()
  const movement = await inTransaction(db, async (trx) => {
    const { order_id } = (await findReturn(trx, refundId)) ?? refuseNotFound()
    await lockOrder(trx, order_id)
    const refund = (await findReturn(trx, refundId)) ?? refuseNotFound()
    const made = await findReturnNumber(trx, refundId)
    if (made !== null && made !== number) refuseStaff(transferFault('devolucion-hecha', 'Numero'))
    const movementId = Number(refund.provider_id)
    // the same one may have been recorded as the other of two equal refunds
    if (made !== null || (await hasReturn(trx, movementId, number))) return movementId
    if (refund.state !== 'pedido') refuseStaff(transferFault('devolucion-cerrada'))
    const { payment_id, centavos } = refund
    const open = (await findOpenReturn(trx, payment_id, centavos)) ?? refundId
    const at = instant(clock)
    await insertReturn(trx, {
      movement_id: movementId,
      refund_id: open,
      centavos,
      number,
      day: Fecha,
      staff_name: staff.userName,
      at,
    })
    await updateMovement(trx, movementId, { updated_at: at })
    await askTask(trx, clock, { provider: TRANSFER_PROVIDER, payment: refund.provider_id })
    await recordChange(trx, staff, clock, {
      Entidad: staffReturns.name,
      Clave: open,
      Accion: 'devolver',
      Despues: { Pedido: order_id, Importe: toPesos(centavos), Numero: number, Fecha },
    })
    return movementId
  })
  await lookUpPayment(deps, TRANSFER_PROVIDER, String(movement))
  return (await returnList.find(db, refundId, config.timeZone)) ?? refuseNotFound()
}
