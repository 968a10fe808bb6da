import { accessFault } from './check-account.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { revokeStaffSessions } from '../../sessions/session.store.ts'
import { hashPassword } from '../../sessions/passwords.ts'
import { changeStaffRow, lockStaffRow } from './accounts.store.ts'
import { recordChange } from '../../audit/record-change.ts'

/**
 * Changes one's own password and ends one's other sessions. `before` is the hash that the current password was checked
 * against.
 *
 * @throws 422 `clave-actual` that hash is not the account's any more: somebody reset the password meanwhile
 */
export async function changeOwnPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: StaffSession,
  before: string,
  PassNueva: string,
): Promise<void> {
  const password_hash = await hashPassword(PassNueva)
  await inTransaction(db, async (trx) => {
    const now = await lockStaffRow(trx, session.staffId)
    if (now?.password_hash !== before) refuseStaff(accessFault('clave-actual', 'Pass'))
    await changeStaffRow(trx, session.staffId, { password_hash })
    await revokeStaffSessions(trx, session.staffId, session.tokenHash)
    const change = { Entidad: 'equipo', Clave: session.staffId, Accion: 'cambiar-contrasena' }
    await recordChange(trx, session, clock, change)
  })
}

export async function noteLogin({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<void> {
  await changeStaffRow(db, id, { last_login_at: instant(clock) })
}
