import type { StaffClientWhole } from '@gondola/contract/clients'
import { peopleFault } from '@gondola/contract/inboxes'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { revokeClientSessions } from '../../sessions/session.store.ts'
import { recordChange } from '../../audit/record-change.ts'
import { holdClientRow, isActive } from './clients.store.ts'
import { mailRecoveryLink } from './recover-password.ts'
import { deleteRecoveries } from './recovery.store.ts'
import { updateClient } from './clients.store.ts'
import { findStaffClient, lockClient } from './staff-clients.store.ts'

/**
 * Blocks a customer's account: ends its sessions at once, voids its links to choose a password and refuses logins.
 *
 * @throws 404; 422 without a reason
 */
export async function blockClient(
  deps: Deps,
  session: StaffSession,
  Id: number,
  Motivo: string,
): Promise<StaffClientWhole> {
  const reason = Motivo.trim()
  if (reason === '') refuseStaff(peopleFault('bloqueo-motivo', 'Motivo'))
  return changeState(deps, session, Id, 'bloquear', { Estado: 1, block_reason: reason })
}

/** Lets the customer log in again. @throws 404 */
export async function unblockClient(
  deps: Deps,
  session: StaffSession,
  Id: number,
): Promise<StaffClientWhole> {
  return changeState(deps, session, Id, 'desbloquear', { Estado: 0, block_reason: null })
}

async function changeState(
  { db, clock, sessionCache }: Deps,
  session: StaffSession,
  Id: number,
  Accion: string,
  state: { Estado: 0 | 1; block_reason: string | null },
): Promise<StaffClientWhole> {
  const changed = await inTransaction(db, async (trx) => {
    const before = (await lockClient(trx, Id)) ?? refuseNotFound()
    await updateClient(trx, Id, state)
    if (state.Estado === 1) {
      await revokeClientSessions(trx, Id)
      await deleteRecoveries(trx, Id)
    }
    await recordChange(trx, session, clock, {
      Entidad: 'clientes',
      Clave: Id,
      Accion,
      Antes: { Estado: before.Estado, Motivo: before.block_reason },
      Despues: { Estado: state.Estado, Motivo: state.block_reason },
    })
    return (await findStaffClient(trx, clock, Id)) ?? refuseNotFound()
  })
  sessionCache.forgetAll()
  return changed
}

/**
 * Mails a customer who asked for it a link to choose another password; staff never see the link.
 *
 * @throws 404; 422 the account is blocked or closed, or has no address
 */
export async function mailClientRecovery(deps: Deps, session: StaffSession, Id: number): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const client = (await holdClientRow(trx, Id)) ?? refuseNotFound()
    if (!isActive(client)) refuseStaff(peopleFault('cuenta-inactiva'))
    if (client.Email === '') refuseStaff(peopleFault('cliente-sin-email', 'Email'))
    await mailRecoveryLink(trx, deps, client)
    await recordChange(trx, session, deps.clock, {
      Entidad: 'clientes',
      Clave: Id,
      Accion: 'enviar-enlace',
      Despues: { Email: client.Email },
    })
  })
}
