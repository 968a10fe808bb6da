import type { StaffSession } from '../http/caller.ts'
import { refuseNotFound, refuseOtherBranch, refuseWholeChain } from '../http/problem.ts'

// What staff of some branches may see and change. A staff call that uses none of these is not `byBranch`, and the
// session refuses it to them unless it reads what the chain shares (`isOpenToBranches`).

/** A member of staff, or another system's key. */
type Staff = Pick<StaffSession, 'branches'>

/** Whether the account works with a branch; what is of no branch is for accounts of all. */
export const hasBranch = ({ branches }: Staff, branchId: number | null): boolean =>
  branches === null || (branchId !== null && branches.includes(branchId))

/** Refuses a branch that the call names. @throws 403 `otra-sucursal` */
export function requireBranch(session: Staff, branchId: number): void {
  if (!hasBranch(session, branchId)) refuseOtherBranch()
}

/** Refuses a record of another branch as if there were none: its number tells nothing. @throws 404 */
export function requireRecordOf(session: Staff, branchId: number | null): void {
  if (!hasBranch(session, branchId)) refuseNotFound()
}

/** What is done with a record; a removal changes it. */
export type RecordUse = 'see' | 'create' | 'change'

/** For records that are of one branch: a new one names it, the others are known by their number. @throws 403; 404 */
export function requireUseOf(session: Staff, branchId: number, to: RecordUse): void {
  if (to === 'create') requireBranch(session, branchId)
  else requireRecordOf(session, branchId)
}

/**
 * The branches that a list or report covers: the one asked for, or all of the account's; null: every branch, and what is
 * of none.
 *
 * @throws 403 `otra-sucursal`
 */
export function branchScope(session: Staff, asked?: number): readonly number[] | null {
  if (asked === undefined) return session.branches
  requireBranch(session, asked)
  return [asked]
}

/** For what the chain shares. @throws 403 `todas-las-sucursales` */
export function requireAllBranches({ branches }: Staff): void {
  if (branches !== null) refuseWholeChain()
}

/**
 * For a record that names its branches (null: all): staff of some branches may change it only if all of them are
 * theirs.
 *
 * @throws 403 `todas-las-sucursales`, `otra-sucursal`
 */
export function requireOnlyOwn(session: Staff, named: readonly number[] | null | undefined): void {
  if (session.branches === null) return
  if (named === null || named === undefined || named.length === 0) refuseWholeChain()
  for (const branchId of named) requireBranch(session, branchId)
}
