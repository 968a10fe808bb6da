import type { BranchDraft, OpeningHours, StaffBranch } from '@gondola/contract/branches'
import { folded } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { records } from '../../platform/db/records.ts'
import { jsonListHas } from '../../platform/db/json-list.ts'

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

/** Whether another branch has this name, whatever its case and accents. */
export async function isBranchNameTaken(db: Db, name: string, except: number): Promise<boolean> {
  const branches = await db.selectFrom('branches').select('Nombre').where('Id', '!=', except).execute()
  return branches.some(({ Nombre }) => Nombre.localeCompare(name.trim(), 'es', { sensitivity: 'base' }) === 0)
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

const inOrder = (hours: readonly OpeningHours[]) =>
  hours.toSorted((one, other) => one.Dia - other.Dia || one.Desde.localeCompare(other.Desde))

const branches = records<'branches', StaffBranch, BranchDraft>({
  table: 'branches',
  key: 'Id',
  columns: {
    Id: 'Id',
    Codigo: 'Codigo',
    Nombre: 'Nombre',
    Direccion: 'Direccion',
    Localidad: 'Localidad',
    CodigoPostal: 'CodigoPostal',
    Provincia: 'Provincia',
    Latitud: 'Latitud',
    Longitud: 'Longitud',
    Telefono: 'Telefono',
    Horarios: 'Horarios',
    Retiro: 'Retiro',
    AnticipacionHoras: 'lead_hours',
    VentanasAlcohol: 'alcohol_windows',
    Lista: 'price_list_id',
    Activa: 'is_active',
    Visible: 'is_visible',
    Predeterminada: 'is_default',
    ClaveImportacion: 'import_key',
    Orden: 'position',
  },
  sort: { Id: 'Id', Orden: 'position', Nombre: folded('Nombre'), Direccion: folded('Direccion') },
  order: ['Orden', 'ASC'],
  search: ['Nombre', 'Direccion', 'Telefono', 'Codigo', 'Localidad'],
  write: (draft) => ({
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
    ...(draft.AnticipacionHoras !== undefined && { lead_hours: draft.AnticipacionHoras }),
    ...(draft.VentanasAlcohol !== undefined && {
      alcohol_windows: draft.VentanasAlcohol && JSON.stringify(draft.VentanasAlcohol),
    }),
    ...(draft.Lista !== undefined && { price_list_id: draft.Lista }),
    ...(draft.Activa !== undefined && { is_active: draft.Activa }),
    ...(draft.Visible !== undefined && { is_visible: draft.Visible }),
    ...(draft.ClaveImportacion !== undefined && { import_key: draft.ClaveImportacion?.trim() || null }),
  }),
  shown: ({ Horarios, ...row }) => ({ ...row, Horarios: Array.isArray(Horarios) ? Horarios : [] }),
})

/** The statements of a branch: one of all is the default, and days without orders go with it. */
export const branchRecords: typeof branches = {
  ...branches,
  async insert(trx, draft) {
    const Id = await branches.insert(trx, draft)
    if (draft.Predeterminada === true) await makeDefault(trx, Id)
    return Id
  },
  async update(trx, Id, draft) {
    await branches.update(trx, Id, draft)
    if (draft.Predeterminada === true) await makeDefault(trx, Id)
  },
  async remove(trx, Id) {
    // days whose places staff changed or customers held, without orders
    await trx.deleteFrom('slot_holds').where('branch_id', '=', Id).execute()
    await trx.deleteFrom('slot_bookings').where('branch_id', '=', Id).execute()
    await branches.remove(trx, Id)
  },
}

/** The former default branch first: the database allows one at any moment. */
async function makeDefault(trx: Db, Id: number): Promise<void> {
  const isOther = trx.updateTable('branches').set({ is_default: false }).where('Id', '!=', Id)
  await isOther.where('is_default', '=', true).execute()
  await trx.updateTable('branches').set({ is_default: true }).where('Id', '=', Id).execute()
}
