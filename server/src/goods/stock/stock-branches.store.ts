import type { Db } from '../../platform/db/open-database.ts'

/** Branches by their Id, and by their own code as text; null is the default branch. */
export async function listBranchKeys(db: Db): Promise<Map<number | string | null, number>> {
  const rows = await db.selectFrom('branches').select(['Id', 'Codigo', 'is_default']).orderBy('Id').execute()
  const branches = new Map<number | string | null, number>()
  for (const { Id, Codigo, is_default } of rows) {
    branches.set(Id, Id)
    if (Codigo !== '' && !branches.has(Codigo)) branches.set(Codigo, Id)
    if (is_default) branches.set(null, Id)
  }
  return branches
}

export async function hasBranch(db: Db, Id: number): Promise<boolean> {
  return (await db.selectFrom('branches').select('Id').where('Id', '=', Id).executeTakeFirst()) !== undefined
}
