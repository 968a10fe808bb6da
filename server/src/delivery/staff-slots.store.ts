import type { CallQuery } from '@gondola/contract/calls'
import type { NewSlot, staffSlots, SlotDraft, StaffSlot } from '@gondola/contract/delivery'
import { listWindow } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'

const slots = (db: Db) =>
  db
    .selectFrom('delivery_slots')
    .select([
      'Id',
      'Desde',
      'Hasta',
      'capacity as Cupo',
      'is_active as Activo',
      'position as Orden',
      'branch_id',
    ])

const shown = ({
  branch_id,
  ...slot
}: Omit<StaffSlot, 'Sucursal'> & { branch_id: number | null }): StaffSlot => ({
  ...slot,
  ...(branch_id !== null && { Sucursal: branch_id }),
})

/** The shop's slots and those of some branches (null: of all). With `Sucursal`, that branch's own. */
export async function listStaffSlots(
  db: Db,
  branches: readonly number[] | null,
  asked: CallQuery<typeof staffSlots.list>,
): Promise<{ rows: StaffSlot[]; total: number }> {
  const { Activo, Sucursal } = asked
  let query = slots(db)
  if (Activo !== undefined) query = query.where('is_active', '=', Activo)
  if (Sucursal !== undefined) query = query.where('branch_id', '=', Sucursal)
  if (branches !== null)
    query = query.where(({ eb, or }) => or([eb('branch_id', 'is', null), eb('branch_id', 'in', branches)]))
  const { rows, total } = await listWindow(query, asked, {
    key: 'Id',
    sort: {
      Id: 'Id',
      Orden: 'position',
      Desde: 'Desde',
      Hasta: 'Hasta',
      Cupo: 'capacity',
      Activo: 'is_active',
    },
    order: ['Orden', 'ASC'],
    search: ['Desde', 'Hasta'],
  })
  return { rows: rows.map(shown), total }
}

export async function findStaffSlot(db: Db, Id: number): Promise<StaffSlot | null> {
  const row = await slots(db).where('Id', '=', Id).executeTakeFirst()
  return row === undefined ? null : shown(row)
}

/**
 * Whether another active slot of the shop, or of the same branch, has the same hours: orders refer to their slot by its
 * hours.
 */
export async function isSlotRepeated(
  trx: Db,
  { Desde, Hasta }: SlotDraft,
  branchId: number | null,
  ownId: number,
): Promise<boolean> {
  const same = await trx
    .selectFrom('delivery_slots')
    .select('Id')
    .where('Desde', '=', Desde)
    .where('Hasta', '=', Hasta)
    .where('branch_id', branchId === null ? 'is' : '=', branchId)
    .where('is_active', '=', true)
    .where('Id', '<>', ownId)
    .executeTakeFirst()
  return same !== undefined
}

/** Whether any order has or had this slot. */
export async function isSlotUsed(db: Db, Id: number): Promise<boolean> {
  const [order, booking] = await Promise.all([
    db.selectFrom('orders').select('Id').where('slot_id', '=', Id).limit(1).executeTakeFirst(),
    db.selectFrom('slot_bookings').select('day_id').where('slot_id', '=', Id).limit(1).executeTakeFirst(),
  ])
  return order !== undefined || booking !== undefined
}

const columnsOf = ({ Desde, Hasta, Cupo, Activo, Orden }: SlotDraft) => ({
  Desde,
  Hasta,
  capacity: Cupo,
  is_active: Activo,
  position: Orden,
})

export async function insertSlot(trx: Db, draft: NewSlot): Promise<number> {
  const row = { ...columnsOf(draft), branch_id: draft.Sucursal ?? null }
  const added = trx.insertInto('delivery_slots').values(row).returning('Id')
  return (await added.executeTakeFirstOrThrow()).Id
}

/**
 * Changes a slot; its new capacity applies to every day from `fromDayId` on. A day with more orders than that retains
 * them and takes no more.
 */
export async function updateSlot(trx: Db, Id: number, draft: SlotDraft, fromDayId: number): Promise<void> {
  await trx.updateTable('delivery_slots').set(columnsOf(draft)).where('Id', '=', Id).execute()
  await trx
    .updateTable('slot_bookings')
    .set((row) => ({
      capacity: row.case().when('taken', '>', draft.Cupo).then(row.ref('taken')).else(draft.Cupo).end(),
    }))
    .where('slot_id', '=', Id)
    .where('day_id', '>=', fromDayId)
    .execute()
}

export async function deleteSlot(trx: Db, Id: number): Promise<void> {
  await trx.deleteFrom('delivery_slots').where('Id', '=', Id).execute()
}
