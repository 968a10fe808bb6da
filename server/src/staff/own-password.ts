import { instant } from '../clock.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Deps } from '../deps.ts'
import { revokeStaffSessions, type StaffSession } from '../http/session.store.ts'
import { hashPassword } from '../passwords.ts'
import { changeStaffRow } from './accounts.store.ts'
import { recordChange } from './record-change.ts'

/** Keeps a new password of one's own; one's other sessions end. */
export async function changeOwnPassword(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  session: StaffSession,
  PassNueva: string,
): Promise<void> {
  const password_hash = await hashPassword(PassNueva)
  await inTransaction(db, async (trx) => {
    await trx.updateTable('staff_accounts').set({ password_hash }).where('id', '=', session.staffId).execute()
    await revokeStaffSessions(trx, session.staffId, session.tokenHash)
    const change = { Entidad: 'equipo', Clave: session.staffId, Accion: 'cambiar-contrasena' }
    await recordChange(trx, session, clock, change)
  })
}

export async function noteLogin({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<void> {
  await changeStaffRow(db, id, { last_login_at: instant(clock) })
}
