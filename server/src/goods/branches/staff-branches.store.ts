import type { BranchDraft, OpeningHours, StaffBranch } from '@gondola/contract/branches'
import type { ListWindow } from '@gondola/contract/calls'
import { folded, listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'

const branches = (db: Db) =>
  db
    .selectFrom('branches')
    .select([
      'Id',
      'Codigo',
      'Nombre',
      'Direccion',
      'Localidad',
      'CodigoPostal',
      'Provincia',
      'Latitud',
      'Longitud',
      'Telefono',
      'Horarios',
      'Retiro',
      'alcohol_windows as VentanasAlcohol',
      'price_list_id as Lista',
      'is_active as Activa',
      'is_visible as Visible',
      'is_default as Predeterminada',
      'import_key as ClaveImportacion',
      'position as Orden',
    ])

type Stored = Omit<StaffBranch, 'Horarios'> & { Horarios: StaffBranch['Horarios'] | null }
const shown = ({ Horarios, ...row }: Stored): StaffBranch => ({ ...row, Horarios: Horarios ?? [] })

export async function listStaffBranches(
  db: Db,
  asked: ListWindow,
): Promise<{ rows: StaffBranch[]; total: number }> {
  const { rows, total } = await listWindow(branches(db), asked, {
    key: 'Id',
    sort: { Id: 'Id', Orden: 'position', Nombre: folded('Nombre'), Direccion: folded('Direccion') },
    order: ['Orden', 'ASC'],
    search: ['Nombre', 'Direccion', 'Telefono', 'Codigo', 'Localidad'],
  })
  return { rows: rows.map(shown), total }
}

export async function findStaffBranch(db: Db, Id: number): Promise<StaffBranch | null> {
  const row = await branches(db).where('Id', '=', Id).executeTakeFirst()
  return row === undefined ? null : shown(row)
}

const inOrder = (hours: readonly OpeningHours[]) =>
  hours.toSorted((one, other) => one.Dia - other.Dia || one.Desde.localeCompare(other.Desde))

/** The columns of the fields that a draft has; the others keep their values. */
const columnsOf = (draft: BranchDraft) => ({
  Nombre: draft.Nombre.trim(),
  Direccion: draft.Direccion.trim(),
  Telefono: draft.Telefono.trim(),
  position: draft.Orden,
  ...(draft.Codigo !== undefined && { Codigo: draft.Codigo.trim() }),
  ...(draft.Localidad !== undefined && { Localidad: draft.Localidad.trim() }),
  ...(draft.CodigoPostal !== undefined && { CodigoPostal: draft.CodigoPostal.toUpperCase() }),
  ...(draft.Provincia !== undefined && { Provincia: draft.Provincia.trim() }),
  ...(draft.Latitud !== undefined && { Latitud: draft.Latitud }),
  ...(draft.Longitud !== undefined && { Longitud: draft.Longitud }),
  ...(draft.Horarios !== undefined && { Horarios: JSON.stringify(inOrder(draft.Horarios)) }),
  ...(draft.Retiro !== undefined && { Retiro: draft.Retiro }),
  ...(draft.VentanasAlcohol !== undefined && {
    alcohol_windows: draft.VentanasAlcohol && JSON.stringify(draft.VentanasAlcohol),
  }),
  ...(draft.Lista !== undefined && { price_list_id: draft.Lista }),
  ...(draft.Activa !== undefined && { is_active: draft.Activa }),
  ...(draft.Visible !== undefined && { is_visible: draft.Visible }),
  ...(draft.ClaveImportacion !== undefined && { import_key: draft.ClaveImportacion?.trim() || null }),
})

export async function insertBranch(trx: Db, draft: BranchDraft): Promise<number> {
  const added = trx.insertInto('branches').values(columnsOf(draft)).returning('Id')
  const { Id } = await added.executeTakeFirstOrThrow()
  if (draft.Predeterminada === true) await makeDefault(trx, Id)
  return Id
}

export async function updateBranch(trx: Db, Id: number, draft: BranchDraft): Promise<void> {
  await trx.updateTable('branches').set(columnsOf(draft)).where('Id', '=', Id).execute()
  if (draft.Predeterminada === true) await makeDefault(trx, Id)
}

/** The former default branch first: the database allows one at any moment. */
async function makeDefault(trx: Db, Id: number): Promise<void> {
  const isOther = trx.updateTable('branches').set({ is_default: false }).where('Id', '!=', Id)
  await isOther.where('is_default', '=', true).execute()
  await trx.updateTable('branches').set({ is_default: true }).where('Id', '=', Id).execute()
}

export async function deleteBranch(trx: Db, Id: number): Promise<void> {
  // days whose places staff changed or customers held, without orders
  await trx.deleteFrom('slot_holds').where('branch_id', '=', Id).execute()
  await trx.deleteFrom('slot_bookings').where('branch_id', '=', Id).execute()
  await trx.deleteFrom('branches').where('Id', '=', Id).execute()
}
