import type { StaffLogin, StaffLoginOutcome } from '@gondola/contract/staff'
import type { Deps } from '../../platform/deps.ts'
import { isPasswordOf } from '../../sessions/passwords.ts'
import { findStaffByUser, type StaffRow } from './accounts.store.ts'
import { takeCode } from './second-factor.ts'

type Outcome =
  | { Resultado: 'ingreso'; account: StaffRow }
  | { Resultado: Exclude<StaffLoginOutcome['Resultado'], 'ingreso'> }

/**
 * Identifies a staff member by user name, password and, if the account has one, the second factor. An unknown name
 * takes as long as a known one. Only somebody with the right password learns that a code is required.
 */
export async function findStaffByLogin(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  { Usuario, Pass, Codigo = '' }: StaffLogin,
): Promise<Outcome> {
  const account = await findStaffByUser(deps.db, Usuario)
  const isRight = await isPasswordOf(account?.password_hash ?? null, Pass)
  if (account === null || !isRight || !account.is_active) return { Resultado: 'datos-incorrectos' }
  if (!account.totp_is_active) return { Resultado: 'ingreso', account }
  if (Codigo.trim() === '') return { Resultado: 'falta-codigo' }
  const isTaken = await takeCode(deps, account, Codigo)
  return isTaken ? { Resultado: 'ingreso', account } : { Resultado: 'codigo-incorrecto' }
}
