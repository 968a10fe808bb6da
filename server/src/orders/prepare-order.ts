import type { OrderedTotals } from '@gondola/contract/entities/preparation.ts'
import { checkPrepared, finalTotals } from '@gondola/contract/rules/order-preparation.ts'
import { preparationMessage } from '@gondola/contract/texts/staff/preparation-violations.ts'
import { instant } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseStaff } from '../http/problem.ts'
import type { ChangeAuthor } from '../audit/record-change.ts'
import { lockOrder, requireStep, writeStep, type LockedOrder, type StepChange } from './locked-order.store.ts'
import { listPreparedLines } from './picked-lines.store.ts'

type Needs = Pick<Deps, 'clock' | 'webhooks'>

/**
 * Somebody starts preparing an order: from now on the customer can no longer annul it. Of two who start at once one
 * does; the same person again changes nothing, so that it may be sent again.
 *
 * @throws 404; 409 `estado`
 */
export async function startPreparing(trx: Db, needs: Needs, who: ChangeAuthor, Id: number): Promise<void> {
  const order = await lockOrder(trx, Id)
  if (order.Preparacion === 'preparando' && order.preparing_by === who.staffId) return
  requireStep('preparar', order)
  const change = { preparing_at: instant(needs.clock), preparing_by: who.staffId }
  await writeStep(trx, needs, who, order, { step: 'preparar', change })
}

/**
 * Everything is gathered: the totals become those of what was prepared, the ordered ones are kept beside them.
 *
 * @throws 404; 409 `estado`; 422 `falta-preparar`, `nada-preparado`
 */
export async function markReady(trx: Db, needs: Needs, who: ChangeAuthor, Id: number): Promise<void> {
  const order = await lockOrder(trx, Id)
  requireStep('listo', order)
  const lines = await listPreparedLines(trx, Id)
  const broken = checkPrepared(lines)
  if (broken !== null) refuseStaff({ code: broken.code, text: preparationMessage(broken) })
  const { TotalEnvio: _, ...totals } = finalTotals(lines, order.TotalEnvio ?? 0)
  const change = {
    ready_at: instant(needs.clock),
    ...totals,
    TotalesPedido: JSON.stringify(orderedTotals(order)),
  }
  await writeStep(trx, needs, who, order, { step: 'listo', change })
}

/** Somebody goes back to a ready order to change something of it. @throws 404; 409 `estado` */
export async function reopenPreparation(trx: Db, needs: Needs, who: ChangeAuthor, Id: number): Promise<void> {
  const order = await lockOrder(trx, Id)
  requireStep('reabrir', order)
  const change = { ready_at: null, ...restoredTotals(order) }
  await writeStep(trx, needs, who, order, { step: 'reabrir', change })
}

/**
 * The order goes back into the queue: somebody else prepares it later, and the customer may annul it again. What was
 * gathered stays said. @throws 404; 409 `estado`
 */
export async function returnToQueue(trx: Db, needs: Needs, who: ChangeAuthor, Id: number): Promise<void> {
  const order = await lockOrder(trx, Id)
  requireStep('devolver', order)
  const change = { preparing_at: null, preparing_by: null, ready_at: null, ...restoredTotals(order) }
  await writeStep(trx, needs, who, order, { step: 'devolver', change })
}

const orderedTotals = (order: LockedOrder): OrderedTotals => ({
  TotalBruto: order.TotalBruto,
  TotalDescuento: order.TotalDescuento ?? 0,
  TotalEnvio: order.TotalEnvio ?? 0,
  TotalNeto: order.TotalNeto,
})

/** The totals as ordered, in their place again. */
function restoredTotals({ TotalesPedido }: LockedOrder): StepChange {
  if (TotalesPedido === null) return {}
  const { TotalBruto, TotalDescuento, TotalNeto } = TotalesPedido
  return { TotalBruto, TotalDescuento, TotalNeto, TotalesPedido: null }
}
