import {
  beginSecondFactor as beginCall,
  changeStaffPassword,
  confirmSecondFactor as confirmCall,
  findOwnStaff,
  removeSecondFactor as removeCall,
  staffLogin,
  staffLogout,
} from '@gondola/contract/staff'
import { accessFault, checkStaffPassword } from './check-account.ts'
import type { Feature } from '../../http/feature.ts'
import { refuseNoSession, refuseStaff } from '../../http/problem.ts'
import { logLogin } from '../../http/log.ts'
import { serve } from '../../http/serve.ts'
import type { StaffSession } from '../../http/caller.ts'
import { revokeSession } from '../../sessions/session.store.ts'
import { closeStaffSession, openStaffSession } from '../../sessions/session.ts'
import { isPasswordOf } from '../../sessions/passwords.ts'
import { findStaffRow, findStaffSelf, type StaffRow } from './accounts.store.ts'
import { changeOwnPassword, noteLogin } from './own-password.ts'
import { findStaffByLogin } from './log-in-staff.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts'

/** Staff login and logout, own password and second factor (backoffice §1). */
export const accessFeature: Feature = (api, deps) => {
  const { db } = deps
  const ownAccount = async ({ staffId }: Pick<StaffSession, 'staffId'>): Promise<StaffRow> =>
    (await findStaffRow(db, staffId)) ?? refuseNoSession()
  /** The session's account, after checking its password. */
  const checkedAccount = async (session: StaffSession, Pass: string): Promise<StaffRow> => {
    const account = await ownAccount(session)
    if (!(await isPasswordOf(account.password_hash, Pass))) refuseStaff(accessFault('clave-actual', 'Pass'))
    return account
  }

  serve(api, staffLogin, async (served) => {
    const found = await findStaffByLogin(deps, served.body)
    const isOut = found.Resultado === 'ingreso' && !(await openStaffSession(served, deps, found.account))
    const outcome = isOut ? ({ Resultado: 'datos-incorrectos' } as const) : found
    const { Resultado } = outcome
    const who = Resultado === 'ingreso' ? `s${outcome.account.id}` : null
    logLogin(served.request, { who, outcome: Resultado })
    // an attempt that only lacks the code is not counted as a guess
    if (Resultado === 'ingreso' || Resultado === 'falta-codigo') await served.forgive()
    if (Resultado !== 'ingreso') return { Resultado, Cuenta: null }
    served.remember()
    await noteLogin(deps, outcome.account.id)
    return {
      Resultado,
      Cuenta: await findStaffSelf(db, await ownAccount({ staffId: outcome.account.id })),
    }
  })

  serve(api, findOwnStaff, async ({ session }) => findStaffSelf(db, await ownAccount(session)))

  serve(api, staffLogout, async ({ session, reply }) => {
    await revokeSession(db, session.tokenHash)
    closeStaffSession(reply, deps)
  })

  serve(api, changeStaffPassword, async ({ session, body, forgive }) => {
    const { user_name, password_hash } = await checkedAccount(session, body.Pass)
    const broken = await checkStaffPassword(body.PassNueva, 'PassNueva', user_name)
    if (broken) refuseStaff(broken)
    await forgive()
    await changeOwnPassword(deps, session, password_hash, body.PassNueva)
  })

  serve(api, beginCall, async ({ session, body, forgive }) => {
    const account = await checkedAccount(session, body.Pass)
    await forgive()
    return beginSecondFactor(deps, account)
  })

  serve(api, confirmCall, async ({ session, body, forgive }) => {
    const codes = await confirmSecondFactor(deps, session, body.Codigo)
    await forgive()
    return codes
  })

  serve(api, removeCall, async ({ session, body, forgive }) => {
    await checkedAccount(session, body.Pass)
    await forgive()
    await removeSecondFactor(deps, session)
  })
}
