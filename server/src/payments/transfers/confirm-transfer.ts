import { toPesos } from '@gondola/contract/base'
import {
  enteredText,
  TRANSFER_PROVIDER,
  transferFault,
  staffTransfers,
  type SeenTransfer,
  type StaffTransfer,
} from '@gondola/contract/payments'
import { recordChange } from '../../audit/record-change.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { lockOrder } from '../../orders/locked-order.store.ts'
import { dayAfter, instant, today } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { folded } from '../../platform/text/folded.ts'
import { exactCentavos } from '../ledger/ledger.ts'
import { lookUpPayment } from '../ledger/look-for-payments.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import {
  findByFingerprint,
  findEntered,
  hasUnusedMovement,
  insertMovement,
  listEnteredElsewhere,
} from './bank-movements.store.ts'
import { SAME_DAYS } from './match-credit.ts'
import { lockTransferAccount, transferList, findTransferSession } from './transfers.store.ts'
import type { PaymentDeps } from '../providers/provider.ts'

/**
 * Enters a transfer that a member of staff saw in the bank's account. The same one again (ask, day, amount and name)
 * changes nothing; one of the same amount under another name, or of the same name for another order, must be said to be
 * another one.
 *
 * @throws 404 no such ask; 422 `fecha-…`, `movimiento-en-extracto`, `transferencia-anotada`
 */
export async function confirmTransfer(
  deps: PaymentDeps,
  staff: StaffSession,
  sessionId: number,
  { Importe, Fecha, Movimiento, Otra = false }: SeenTransfer,
): Promise<StaffTransfer> {
  checkBankDay(deps, Fecha)
  const { db, clock, config } = deps
  const centavos = exactCentavos(Importe)
  const text = Movimiento.trim()
  const fingerprint = `mano ${sessionId} ${Fecha} ${centavos} ${folded(text)}`
  const movement = await inTransaction(db, async (trx) => {
    await lockTransferAccount(trx)
    const session = (await findTransferSession(trx, sessionId)) ?? refuseNotFound()
    await lockOrder(trx, session.order_id)
    const known = await findByFingerprint(trx, fingerprint)
    if (known !== null) return known
    if (await hasUnusedMovement(trx, Fecha, centavos)) refuseStaff(transferFault('movimiento-en-extracto'))
    if (!Otra) await refuseEntered(trx, session.order_id, Fecha, centavos, text)
    const at = instant(clock)
    const id = await insertMovement(trx, {
      extract_id: null,
      fingerprint,
      day: Fecha,
      centavos,
      text,
      state: 'asignado',
      reason: null,
      session_id: sessionId,
      staff_name: staff.userName,
      note: null,
      created_at: at,
      updated_at: at,
    })
    // nothing is taken twice, whatever happens until it is entered below
    await askTask(trx, clock, { provider: TRANSFER_PROVIDER, payment: String(id) })
    await recordChange(trx, staff, clock, {
      Entidad: staffTransfers.name,
      Clave: sessionId,
      Accion: 'confirmar',
      Despues: { Pedido: session.order_id, Importe, Fecha, Movimiento: text },
    })
    return id!
  })
  await lookUpPayment(deps, TRANSFER_PROVIDER, String(movement))
  return (await transferList.find(db, sessionId, config.timeZone)) ?? refuseNotFound()
}

/** @throws 422 `transferencia-anotada` by somebody else, from an extract, or under the same name for another order */
async function refuseEntered(
  trx: Db,
  orderId: number,
  day: string,
  centavos: number,
  name: string,
): Promise<void> {
  const days = [dayAfter(day, -SAME_DAYS), dayAfter(day, SAME_DAYS)] as const
  const elsewhere = await listEnteredElsewhere(trx, orderId, centavos, days)
  const entered =
    (await findEntered(trx, orderId, centavos, days)) ??
    elsewhere.find((each) => folded(each.text) === folded(name))
  if (entered === undefined) return
  const text = enteredText(toPesos(centavos), entered.day, entered.text)
  refuseStaff({ code: 'transferencia-anotada', text, Campo: 'Movimiento' })
}

const OLDEST_DAYS = 366

/** @throws 422 `fecha-…` */
export function checkBankDay({ clock, config }: PaymentDeps, day: string): void {
  const now = today(clock, config.timeZone)
  if (day > now) refuseStaff(transferFault('fecha-futura', 'Fecha'))
  if (day < dayAfter(now, -OLDEST_DAYS)) refuseStaff(transferFault('fecha-vieja', 'Fecha'))
}
