import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow } from '../../../platform/db/tables/database.ts'
import type { BookBranch } from './branch-book.ts'
import { NOT_MADE, type MadeIds } from './branch-columns.ts'
import type { BranchPlan } from './branch-plan.ts'
import {
  type BranchesMade,
  deleteUnusedBranches,
  deleteUnusedLists,
  insertHiddenBranch,
  insertPriceList,
  readSetting,
  showBranches,
  writeSetting,
} from './import-branches.store.ts'

/** Adds the branches and lists that a plan needs; nothing of it is visible yet. */
export async function makeBranches(
  trx: Db,
  clock: Clock,
  plan: BranchPlan,
): Promise<{ made: BranchesMade; ids: MadeIds }> {
  const { branches, groups } = plan.layout
  const lists = new Map<number, number>()
  for (const [index, { listId, name }] of groups.entries())
    lists.set(index, listId ?? (await insertPriceList(trx, clock, name)))
  const ids = new Map<number, number>()
  const added: number[] = []
  const changed: BranchesMade['changed'][number][] = []
  for (const [index, one] of plan.branches.entries()) {
    const { group } = branches[index]!
    const after = { price_list_id: group === null ? null : lists.get(group)!, import_key: keyOf(one) }
    if (one.branch === null) {
      const id = await insertHiddenBranch(trx, { ...newBranch(one), ...after })
      ids.set(one.column, id)
      added.push(id)
      continue
    }
    const { Id, price_list_id, import_key } = one.branch
    ids.set(one.column, Id)
    const isSame = price_list_id === after.price_list_id && import_key === after.import_key
    if (!isSame) changed.push({ Id, before: { price_list_id, import_key }, after })
  }
  const made = groups.flatMap(({ listId }, index) => (listId === null ? [lists.get(index)!] : []))
  return {
    made: { added, lists: made, changed, taken: [...ids.values()] },
    ids: {
      branch: (column) => ids.get(column) ?? NOT_MADE.branch(column),
      list: (group) => lists.get(group) ?? NOT_MADE.list(group),
    },
  }
}

/** The key by which the branch is known next time; a table's rows name it otherwise. */
const keyOf = ({ found, branch }: BookBranch): string | null => found?.Clave ?? branch?.import_key ?? null

function newBranch({ found, name }: BookBranch): NewRow<'branches'> {
  return {
    Nombre: name,
    Direccion: found?.Direccion ?? '',
    Telefono: '',
    Localidad: found?.Localidad.slice(0, NAME_MAX) ?? '',
    CodigoPostal: found?.CodigoPostal ?? '',
    Provincia: found?.Provincia ?? '',
    Latitud: found?.Latitud ?? null,
    Longitud: found?.Longitud ?? null,
    Horarios: found?.Horarios === undefined ? null : JSON.stringify(found.Horarios),
    price_list_id: null,
    import_key: null,
  }
}

const NAME_MAX = 80

export const changesBranches = ({ added, changed }: BranchesMade): boolean =>
  added.length + changed.length > 0

/** Opens the added branches and gives the others their lists: from now on customers see the import's prices. */
export async function enforceBranches(trx: Db, { added, changed }: BranchesMade): Promise<void> {
  if (added.length > 0) await showBranches(trx, added, true)
  for (const { Id, after } of changed) await writeSetting(trx, Id, after)
}

/** The reverse, when an import is undone; what staff have set since stays. */
export async function withdrawBranches(trx: Db, { added, changed }: BranchesMade): Promise<void> {
  if (added.length > 0) await showBranches(trx, added, false)
  for (const { Id, before, after } of changed) {
    const now = await readSetting(trx, Id)
    if (now === undefined) continue
    await writeSetting(trx, Id, {
      ...(now.price_list_id === after.price_list_id && { price_list_id: before.price_list_id }),
      ...(now.import_key === after.import_key && { import_key: before.import_key }),
    })
  }
}

/** Deletes what an import made and nothing uses. */
export async function deleteMade(trx: Db, { added, lists }: BranchesMade): Promise<void> {
  await deleteUnusedBranches(trx, added)
  await deleteUnusedLists(trx, lists)
}
