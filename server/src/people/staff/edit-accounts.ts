import {
  staffAccounts,
  type AccessReset,
  type StaffAccount,
  type StaffAccountChange,
  type StaffAccountDraft,
} from '@gondola/contract/staff'
import { isEmail, type ChangeBody, type StaffViolation } from '@gondola/contract/base'
import { accessFault, checkStaffPassword, checkStaffUser } from './check-account.ts'
import { areBranches } from '../../goods/branches/branches.store.ts'
import { instant } from '../../platform/clock.ts'
import { userKey } from '../../platform/text/folded.ts'
import { inTransaction, isUniqueViolation } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { revokeStaffSessions } from '../../sessions/session.store.ts'
import { hashPassword } from '../../sessions/passwords.ts'
import {
  changeStaffRow,
  findStaffRow,
  insertStaffRow,
  lockAdministrators,
  lockStaffRow,
  toStaffAccount,
  type StaffRow,
} from './accounts.store.ts'
import { isRoleThere } from './roles.store.ts'
import { mergedChange } from '../../audit/merge-change.ts'
import { recordChange } from '../../audit/record-change.ts'
import { NO_SECOND_FACTOR } from './second-factor.ts'

/** Creates a staff account. @throws 422 a user name or password that is not allowed, a user name that is taken, or an unknown branch */
export async function createStaffAccount(
  { db, clock, config }: Deps,
  session: StaffSession,
  { Usuario, Nombre, Rol, Pass, CambiarClave = false, Email = '', Sucursales = null }: StaffAccountDraft,
): Promise<StaffAccount> {
  const named = { user_name: Usuario, full_name: Nombre.trim(), email: Email.trim() }
  const broken =
    checkStaffUser(Usuario) ?? checkEmail(Email) ?? (await checkStaffPassword(db, Pass, 'Pass', named))
  if (broken) refuseStaff(broken)
  const password_hash = await hashPassword(Pass)
  const values = {
    ...named,
    user_key: userKey(Usuario),
    role: Rol,
    password_hash,
    is_password_given: CambiarClave,
    branches: columnOf(Sucursales),
  }
  try {
    return await inTransaction(db, async (trx) => {
      await requireKnownBranches(trx, Sucursales)
      await requireKnownRole(trx, Rol)
      const row = await insertStaffRow(trx, { ...values, created_at: instant(clock) })
      return recorded(trx, { clock, config }, session, 'crear', row)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return refuseStaff(accessFault('usuario-en-uso', 'Usuario'))
  }
}

/**
 * Changes name, role and branches, blocks or unblocks. Takes effect on the account's sessions at once; blocking ends
 * them.
 *
 * @throws 404 no such account; 409 somebody changed the same; 422 one's own account would be blocked, or no account of
 *   administration with all branches would remain, or a branch is unknown
 */
export async function changeStaffAccount(
  { db, clock, config }: Deps,
  session: StaffSession,
  Id: number,
  body: ChangeBody<StaffAccountChange>,
): Promise<StaffAccount> {
  return inTransaction(db, async (trx) => {
    const administrators = await lockAdministrators(trx)
    const before = (await lockStaffRow(trx, Id)) ?? refuseNotFound()
    const change = mergedChange(staffAccounts.draft, body, toStaffAccount(before, config.timeZone))
    const { Sucursales = before.branches, Email = before.email } = change
    const broken = checkEmail(Email) ?? checkChange(administrators, session, Id, { ...change, Sucursales })
    if (broken) refuseStaff(broken)
    await requireKnownBranches(trx, Sucursales)
    if (change.Rol !== before.role) await requireKnownRole(trx, change.Rol)
    const values = {
      full_name: change.Nombre.trim(),
      role: change.Rol,
      is_active: change.Activa,
      email: Email.trim(),
      branches: columnOf(Sucursales),
      ...(change.Rol !== before.role && { role_given_at: instant(clock) }),
    }
    const after = await changeStaffRow(trx, Id, values)
    if (!change.Activa) await revokeStaffSessions(trx, Id)
    return recorded(trx, { clock, config }, session, 'editar', after, before)
  })
}

function checkChange(
  administrators: readonly number[],
  { staffId }: StaffSession,
  Id: number,
  { Rol, Activa, Sucursales }: StaffAccountChange,
): StaffViolation | null {
  const stays = Activa && Rol === 'administracion'
  const isLast = administrators.length === 1 && administrators[0] === Id
  if (isLast && stays && Sucursales !== null) return accessFault('ultima-de-todas', 'Sucursales')
  if (isLast && !stays) return accessFault('ultima-administracion', Activa ? 'Rol' : 'Activa')
  return Id === staffId && !Activa ? accessFault('cuenta-propia', 'Activa') : null
}

const checkEmail = (Email: string): StaffViolation | null =>
  Email.trim() === '' || isEmail(Email.trim()) ? null : accessFault('email-forma', 'Email')

const columnOf = (branches: readonly number[] | null): string | null =>
  branches === null ? null : JSON.stringify(branches.toSorted((a, b) => a - b))

async function requireKnownBranches(trx: Db, branches: readonly number[] | null): Promise<void> {
  if (!(await areBranches(trx, branches ?? [])))
    refuseStaff(accessFault('sucursal-inexistente', 'Sucursales'))
}

async function requireKnownRole(trx: Db, role: string): Promise<void> {
  if (!(await isRoleThere(trx, role))) refuseStaff(accessFault('rol-inexistente', 'Rol'))
}

/**
 * Restores access for somebody who lost password or telephone: sets an agreed password, removes the second factor and
 * ends the account's sessions.
 *
 * @throws 404 no such account; 422 the password is too short or easily guessed
 */
export async function resetStaffAccess(
  { db, clock, config }: Deps,
  session: StaffSession,
  Id: number,
  { PassNueva, CambiarClave = false }: AccessReset,
): Promise<StaffAccount> {
  const account = (await findStaffRow(db, Id)) ?? refuseNotFound()
  const broken = await checkStaffPassword(db, PassNueva, 'PassNueva', account)
  if (broken) refuseStaff(broken)
  const password_hash = await hashPassword(PassNueva)
  return inTransaction(db, async (trx) => {
    const before = (await lockStaffRow(trx, Id)) ?? refuseNotFound()
    const after = await changeStaffRow(trx, Id, {
      password_hash,
      is_password_given: CambiarClave,
      ...NO_SECOND_FACTOR,
    })
    await revokeStaffSessions(trx, Id, session.staffId === Id ? session.tokenHash : '')
    return recorded(trx, { clock, config }, session, 'reiniciar-acceso', after, before)
  })
}

async function recorded(
  trx: Db,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  session: StaffSession,
  Accion: string,
  after: StaffRow,
  before?: StaffRow,
): Promise<StaffAccount> {
  const Antes = before ? audited(before) : null
  const change = { Entidad: 'equipo', Clave: after.id, Accion, Antes, Despues: audited(after) }
  await recordChange(trx, session, clock, change)
  return toStaffAccount(after, config.timeZone)
}

const audited = (row: StaffRow) => ({
  Usuario: row.user_name,
  Nombre: row.full_name,
  Rol: row.role,
  Activa: row.is_active,
  SegundoFactor: row.totp_is_active,
  Email: row.email,
  Sucursales: row.branches,
})
