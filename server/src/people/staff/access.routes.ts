import {
  alertsFor,
  beginSecondFactor as beginCall,
  changeStaffPassword,
  chooseStaffAlerts,
  confirmIdentity,
  confirmSecondFactor as confirmCall,
  findOwnStaff,
  removeSecondFactor as removeCall,
  staffLogin,
  staffLogout,
  type StaffLogin,
  type StaffLoginOutcome,
} from '@gondola/contract/staff'
import { accessFault, checkStaffPassword } from './check-account.ts'
import { type Feature, serve } from '../../http/serve.ts'
import { refuseNoSession, refuseStaff } from '../../http/problem.ts'
import { userKey } from '../../platform/text/folded.ts'
import { logLogin } from '../../http/log.ts'
import type { StaffSession } from '../../http/caller.ts'
import { confirmSession, revokeSession, revokeStaffSessions } from '../../sessions/session.store.ts'
import { closeStaffSession, openStaffSession, requireRecentLogin } from '../../sessions/session.ts'
import { isPasswordOf, hashPassword } from '../../sessions/passwords.ts'
import {
  findStaffRow,
  findStaffSelf,
  type StaffRow,
  findStaffByUser,
  changeStaffRow,
  lockStaffRow,
} from './accounts.store.ts'
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor, takeCode } from './second-factor.ts'
import type { Deps } from '../../platform/deps.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { recordChange } from '../../audit/record-change.ts'

/** Staff login and logout, own password and second factor (backoffice §1). */
export const accessFeature: Feature = (api, deps) => {
  const { db } = deps
  const ownAccount = async ({ staffId }: Pick<StaffSession, 'staffId'>): Promise<StaffRow> =>
    (await findStaffRow(db, staffId)) ?? refuseNoSession()
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
    logLogin(served.request, deps, {
      account: userKey(served.body.Usuario),
      who,
      outcome: Resultado,
    })
    // an attempt that only lacks the code is not counted as a guess
    if (Resultado === 'ingreso' || Resultado === 'falta-codigo') await served.forgive()
    if (Resultado !== 'ingreso') return { Resultado, Cuenta: null }
    served.remember()
    await noteLogin(deps, outcome.account.id)
    return {
      Resultado,
      Cuenta: await findStaffSelf(deps, await ownAccount({ staffId: outcome.account.id })),
    }
  })

  serve(api, findOwnStaff, async ({ session }) => findStaffSelf(deps, await ownAccount(session)))

  serve(api, chooseStaffAlerts, ({ session, body }) =>
    inTransaction(db, async (trx) => {
      const account = (await lockStaffRow(trx, session.staffId)) ?? refuseNoSession()
      if (account.email === '' && body.Avisos.length > 0) refuseStaff(accessFault('sin-email', 'Avisos'))
      const open = alertsFor(await findStaffSelf({ ...deps, db: trx }, account))
      const chosen = open.filter((alert) => body.Avisos.includes(alert))
      const alerted = account.alerted?.filter((alert) => chosen.includes(alert)) ?? []
      const changed = await changeStaffRow(trx, account.id, {
        alerts: chosen.length === 0 ? null : JSON.stringify(chosen),
        alerted: alerted.length === 0 ? null : JSON.stringify(alerted),
      })
      return findStaffSelf({ ...deps, db: trx }, changed)
    }),
  )

  serve(api, staffLogout, async ({ session, reply }) => {
    await revokeSession(db, session.tokenHash)
    closeStaffSession(reply, deps)
  })

  serve(api, changeStaffPassword, async ({ session, body, forgive }) => {
    const account = await checkedAccount(session, body.Pass)
    if (account.is_password_given && body.PassNueva === body.Pass)
      refuseStaff(accessFault('clave-igual', 'PassNueva'))
    const broken = await checkStaffPassword(db, body.PassNueva, 'PassNueva', account)
    if (broken) refuseStaff(broken)
    await forgive()
    await changeOwnPassword(deps, session, account.password_hash, body.PassNueva)
  })

  serve(api, confirmIdentity, async ({ session, body: { Pass = '', Codigo = '' }, forgive }) => {
    // asks whether it is needed, before what the panel cannot send again: a download
    if (Pass === '' && Codigo === '') {
      await forgive()
      return requireRecentLogin(session, deps)
    }
    const account = await ownAccount(session)
    if (!account.totp_is_active) await checkedAccount(session, Pass)
    else if (!(await takeCode(deps, account, Codigo))) refuseStaff(accessFault('codigo-incorrecto', 'Codigo'))
    await forgive()
    if (!(await confirmSession(db, deps.clock, session.tokenHash))) refuseNoSession()
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

type Outcome =
  | { Resultado: 'ingreso'; account: StaffRow }
  | { Resultado: Exclude<StaffLoginOutcome['Resultado'], 'ingreso'> }

/**
 * Identifies a staff member by user name, password and, if the account has one, the second factor. An unknown name
 * takes as long as a known one. Only somebody with the right password learns that a code is required.
 */
async function findStaffByLogin(deps: Deps, { Usuario, Pass, Codigo = '' }: StaffLogin): Promise<Outcome> {
  const account = await findStaffByUser(deps.db, Usuario)
  const isRight = await isPasswordOf(account?.password_hash ?? null, Pass)
  if (account === null || !isRight || !account.is_active) return { Resultado: 'datos-incorrectos' }
  if (!account.totp_is_active) return { Resultado: 'ingreso', account }
  if (Codigo.trim() === '') return { Resultado: 'falta-codigo' }
  const isTaken = await takeCode(deps, account, Codigo)
  return isTaken ? { Resultado: 'ingreso', account } : { Resultado: 'codigo-incorrecto' }
}

/**
 * Changes one's own password and ends one's other sessions. `before` is the hash that the current password was checked
 * against.
 *
 * @throws 422 `clave-actual` that hash is not the account's any more: somebody reset the password meanwhile
 */
async function changeOwnPassword(
  { db, clock }: Deps,
  session: StaffSession,
  before: string,
  PassNueva: string,
): Promise<void> {
  const password_hash = await hashPassword(PassNueva)
  await inTransaction(db, async (trx) => {
    const now = await lockStaffRow(trx, session.staffId)
    if (now?.password_hash !== before) refuseStaff(accessFault('clave-actual', 'Pass'))
    await changeStaffRow(trx, session.staffId, { password_hash, is_password_given: false })
    await revokeStaffSessions(trx, session.staffId, session.tokenHash)
    const change = { Entidad: 'equipo', Clave: session.staffId, Accion: 'cambiar-contrasena' }
    await recordChange(trx, session, clock, change)
  })
}

async function noteLogin({ db, clock }: Deps, id: number): Promise<void> {
  await changeStaffRow(db, id, { last_login_at: instant(clock) })
}
