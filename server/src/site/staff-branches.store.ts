import type { ListWindow } from '@gondola/contract/calls'
import type { BranchDraft, StaffBranch } from '@gondola/contract/site'
import { folded, listWindow } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'

const branches = (db: Db) =>
  db.selectFrom('branches').select(['Id', 'Nombre', 'Direccion', 'Telefono', 'position as Orden'])

export const listStaffBranches = (
  db: Db,
  asked: ListWindow,
): Promise<{ rows: StaffBranch[]; total: number }> =>
  listWindow(branches(db), asked, {
    key: 'Id',
    sort: { Id: 'Id', Orden: 'position', Nombre: folded('Nombre'), Direccion: folded('Direccion') },
    order: ['Orden', 'ASC'],
    search: ['Nombre', 'Direccion', 'Telefono'],
  })

export async function findStaffBranch(db: Db, Id: number): Promise<StaffBranch | null> {
  return (await branches(db).where('Id', '=', Id).executeTakeFirst()) ?? null
}

const columnsOf = ({ Orden, Nombre, Direccion, Telefono }: BranchDraft) => ({
  Nombre: Nombre.trim(),
  Direccion: Direccion.trim(),
  Telefono: Telefono.trim(),
  position: Orden,
})

export async function insertBranch(trx: Db, draft: BranchDraft): Promise<number> {
  const added = trx.insertInto('branches').values(columnsOf(draft)).returning('Id')
  return (await added.executeTakeFirstOrThrow()).Id
}

export async function updateBranch(trx: Db, Id: number, draft: BranchDraft): Promise<void> {
  await trx.updateTable('branches').set(columnsOf(draft)).where('Id', '=', Id).execute()
}

export async function deleteBranch(trx: Db, Id: number): Promise<void> {
  await trx.deleteFrom('branches').where('Id', '=', Id).execute()
}
