import type { PointsDraft, PointsEntry } from '@gondola/contract/clients'
import { peopleFault } from '@gondola/contract/inboxes'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { recordChange } from '../../audit/record-change.ts'
import { addAdjustment } from './points-ledger.store.ts'
import { findPointsEntry, lockClient } from './staff-clients.store.ts'

/**
 * Gives or takes points. The ledger and the client's `Puntos` change together, and the balance never falls below 0.
 *
 * @throws 422 no points, no reason, no such client, or more points taken than there are
 */
export async function adjustPoints(
  { db, clock, config }: Deps,
  session: StaffSession,
  { Cliente, Puntos, Motivo }: PointsDraft,
): Promise<PointsEntry> {
  const reason = Motivo.trim()
  if (Puntos === 0) refuseStaff(peopleFault('puntos-cero', 'Puntos'))
  if (reason === '') refuseStaff(peopleFault('puntos-motivo', 'Motivo'))
  return inTransaction(db, async (trx) => {
    const client =
      (await lockClient(trx, Cliente)) ?? refuseStaff(peopleFault('cliente-inexistente', 'Cliente'))
    if (client.Puntos + Puntos < 0) refuseStaff(peopleFault('puntos-insuficientes', 'Puntos'))
    const author = session.userName
    const id = await addAdjustment(trx, clock, { clientId: Cliente, points: Puntos, reason, author })
    await recordChange(trx, session, clock, {
      Entidad: 'puntos',
      Clave: id,
      Accion: 'ajustar',
      Despues: { Cliente, Puntos, Motivo: reason },
    })
    return (await findPointsEntry(trx, config.timeZone, id)) ?? refuseNotFound()
  })
}
