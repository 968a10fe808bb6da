import type { Db } from '../../../platform/db/open-database.ts'
import type { RowSource } from '../source/open-source.ts'
import { PackageBook, TableBook, type BranchBook } from './branch-book.ts'
import { chooseTargets, type BranchChoices } from './choose-targets.ts'
import { readPriceLists, readShopBranches } from './import-branches.store.ts'

/**
 * The columns of a file's prices by branch; null for one price for each article. A table's columns of branches and
 * lists are read if the shop has several branches or any list; a shop of one branch has one price whatever they say.
 * @throws {UnusableFile} if a branch of the file must be chosen
 */
export async function openBook(
  db: Db,
  source: RowSource,
  { choices, isRetiring }: { choices: BranchChoices | undefined; isRetiring: boolean },
): Promise<BranchBook | null> {
  if (source.taken !== null) {
    const shop = await readShopBranches(db)
    const { targets, omitted } = chooseTargets(source.taken, shop, choices ?? 'todas')
    source.leaveOut(omitted)
    return new PackageBook(targets, shop)
  }
  if (!source.namesBranches) return null
  const [shop, lists] = await Promise.all([readShopBranches(db), readPriceLists(db)])
  const isOne = shop.filter(({ is_active }) => is_active).length < 2 && lists.length === 0
  return isOne ? null : new TableBook(shop, lists, { isComplete: isRetiring })
}
