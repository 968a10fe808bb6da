import type { ListWindow } from '@gondola/contract/calls'
import type {
  BranchHoliday,
  BranchHolidayDraft,
  BranchRules,
  DeliveryRulesDraft,
} from '@gondola/contract/delivery'
import { listChoosableBranches } from '../goods/branches/branches.store.ts'
import { folded, listWindow } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'
import { findDeliveryTerms } from './delivery.store.ts'

/** The rules in force at the branches of the panel's choices (null: at all of them), in the shop's order. */
export async function listBranchRules(
  db: Db,
  branches: readonly number[] | null,
  asked: ListWindow,
): Promise<{ rows: BranchRules[]; total: number }> {
  const choosable = (await listChoosableBranches(db)).map(({ Id }) => Id)
  const shown = choosable.filter((Id) => branches?.includes(Id) ?? true)
  const query = db
    .selectFrom('branches')
    .select('Id')
    .where('Id', 'in', shown.length === 0 ? [NO_BRANCH] : shown)
  const { rows, total } = await listWindow(query, asked, {
    key: 'Id',
    sort: { Id: 'Id', Orden: 'position', Nombre: folded('Nombre') },
    order: ['Orden', 'ASC'],
    search: ['Nombre'],
  })
  const found = await Promise.all(rows.map(({ Id }) => findBranchRules(db, Id)))
  return { rows: found.filter((rules) => rules !== null), total }
}

/** The rules in force at a branch; null: there is no such branch. */
export async function findBranchRules(db: Db, Id: number): Promise<BranchRules | null> {
  const branch = await db.selectFrom('branches').select('Nombre').where('Id', '=', Id).executeTakeFirst()
  if (branch === undefined) return null
  const [own, slot, { weekdays, cutoff, Monto1, Monto2 }] = await Promise.all([
    db.selectFrom('branch_delivery_rules').select('branch_id').where('branch_id', '=', Id).executeTakeFirst(),
    db
      .selectFrom('delivery_slots')
      .select('Id')
      .where('branch_id', '=', Id)
      .where('is_active', '=', true)
      .limit(1)
      .executeTakeFirst(),
    findDeliveryTerms(db, Id),
  ])
  return {
    Id,
    Nombre: branch.Nombre,
    Propias: own !== undefined,
    HorariosPropios: slot !== undefined,
    DiasSemana: [...weekdays].toSorted((a, b) => a - b),
    CorteDias: cutoff.days,
    CorteHora: cutoff.time,
    Monto1,
    Monto2,
  }
}

export async function writeBranchRules(trx: Db, Id: number, draft: DeliveryRulesDraft): Promise<void> {
  const rules = {
    weekdays: JSON.stringify(draft.DiasSemana),
    cutoff_days: draft.CorteDias,
    cutoff_time: draft.CorteHora,
    Monto1: draft.Monto1,
    Monto2: draft.Monto2,
  }
  await trx
    .insertInto('branch_delivery_rules')
    .values({ branch_id: Id, ...rules })
    .onConflict((conflict) => conflict.column('branch_id').doUpdateSet(rules))
    .execute()
}

/** Returns a branch to the shop's rules. */
export async function deleteBranchRules(trx: Db, Id: number): Promise<void> {
  await trx.deleteFrom('branch_delivery_rules').where('branch_id', '=', Id).execute()
}

const NO_BRANCH = 0

const holidays = (db: Db) =>
  db
    .selectFrom('branch_holidays')
    .innerJoin('branches', 'branches.Id', 'branch_holidays.branch_id')
    .select(['branch_id', 'branches.Nombre as NombreSucursal', 'day', 'description'])

interface HolidayRow {
  branch_id: number
  NombreSucursal: string
  day: string
  description: string
}

const shown = ({ branch_id, NombreSucursal, day, description }: HolidayRow): BranchHoliday => ({
  Codigo: `${branch_id}-${day}`,
  NombreSucursal,
  Sucursal: branch_id,
  Fecha: day,
  Descrip: description,
})

/** The parts of a holiday's key. */
function partsOf(Codigo: string): { branchId: number; day: string } {
  const dash = Codigo.indexOf('-')
  return { branchId: Number(Codigo.slice(0, dash)), day: Codigo.slice(dash + 1) }
}

/** Days without delivery of some branches (null: of all). */
export async function listBranchHolidays(
  db: Db,
  branches: readonly number[] | null,
  asked: ListWindow,
): Promise<{ rows: BranchHoliday[]; total: number }> {
  const query = holidays(db).$if(branches !== null, (all) => all.where('branch_id', 'in', branches))
  const { rows, total } = await listWindow(query, asked, {
    key: 'day',
    sort: { Fecha: 'day', Descrip: 'description', NombreSucursal: folded('branches.Nombre') },
    order: ['Fecha', 'ASC'],
    search: ['day', 'description', 'branches.Nombre'],
  })
  return { rows: rows.map(shown), total }
}

export async function findBranchHoliday(db: Db, Codigo: string): Promise<BranchHoliday | null> {
  const { branchId, day } = partsOf(Codigo)
  const row = holidays(db).where('branch_id', '=', branchId).where('day', '=', day)
  const found = await row.executeTakeFirst()
  return found === undefined ? null : shown(found)
}

export async function insertBranchHoliday(
  trx: Db,
  { Sucursal, Fecha, Descrip }: BranchHolidayDraft,
): Promise<string> {
  const row = { branch_id: Sucursal, day: Fecha, description: Descrip.trim() }
  await trx.insertInto('branch_holidays').values(row).execute()
  return `${Sucursal}-${Fecha}`
}

export async function updateBranchHoliday(trx: Db, Codigo: string, Descrip: string): Promise<void> {
  const { branchId, day } = partsOf(Codigo)
  const change = trx.updateTable('branch_holidays').set({ description: Descrip.trim() })
  await change.where('branch_id', '=', branchId).where('day', '=', day).execute()
}

export async function deleteBranchHoliday(trx: Db, Codigo: string): Promise<void> {
  const { branchId, day } = partsOf(Codigo)
  await trx.deleteFrom('branch_holidays').where('branch_id', '=', branchId).where('day', '=', day).execute()
}
