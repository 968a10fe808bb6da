import { jsonListHas } from '../../platform/db/json-list.ts'
import type { Db } from '../../platform/db/open-database.ts'

/** Another branch with this code or import key; null if there is none. */
export async function findBranchWith(
  db: Db,
  column: 'Codigo' | 'import_key',
  value: string,
  except: number,
): Promise<number | null> {
  const other = db.selectFrom('branches').select('Id').where(column, '=', value).where('Id', '!=', except)
  return (await other.executeTakeFirst())?.Id ?? null
}

export async function isPriceListThere(db: Db, Id: number): Promise<boolean> {
  const list = db.selectFrom('price_lists').select('Id').where('Id', '=', Id)
  return (await list.executeTakeFirst()) !== undefined
}

/** Whether orders, in any state, are of the branch. */
export async function hasOrders(db: Db, branchId: number): Promise<boolean> {
  const order = db.selectFrom('orders').select('Id').where('branch_id', '=', branchId).limit(1)
  return (await order.executeTakeFirst()) !== undefined
}

const NAMING = ['offers', 'promotions', 'banners_front', 'banners_user', 'staff_accounts'] as const

/** Whether an offer, promotion, banner or staff account names the branch. */
export async function isBranchNamed(db: Db, branchId: number): Promise<boolean> {
  for (const table of NAMING) {
    const naming = db.selectFrom(table).select('branches').where(jsonListHas('branches', branchId)).limit(1)
    if ((await naming.executeTakeFirst()) !== undefined) return true
  }
  return false
}
