import type { StaffViolation } from '@gondola/contract/base'
import type { StaffSession } from '../../http/caller.ts'
import { requireOnlyOwn } from '../../sessions/branch-access.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { areBranches } from './branches.store.ts'
import { branchFault } from './texts/branch-faults.ts'

// Offers, promotions and banners are for all branches (null) or for those that they name.

interface ForBranches {
  Sucursales?: number[] | null
}

/** The column of the branches that a draft names. */
export function branchesColumn(Sucursales: readonly number[] | null | undefined): string | null {
  const ids = [...new Set(Sucursales)].toSorted((one, other) => one - other)
  return ids.length === 0 ? null : JSON.stringify(ids)
}

/** The field of a record: absent if it is for all branches. */
export const namedBranches = (branches: number[] | null): ForBranches =>
  branches === null ? {} : { Sucursales: branches }

/**
 * Checks the branches that a draft names, and that staff of some branches change what is for theirs alone.
 *
 * @throws 403 `todas-las-sucursales`, `otra-sucursal`
 */
export async function checkForBranches(
  trx: Db,
  session: StaffSession,
  draft: ForBranches,
  before: ForBranches | null,
): Promise<StaffViolation | null> {
  requireOnlyOwn(session, draft.Sucursales)
  if (before !== null) requireOnlyOwn(session, before.Sucursales)
  if (await areBranches(trx, draft.Sucursales ?? [])) return null
  return branchFault('sucursal-inexistente', 'Sucursales')
}
