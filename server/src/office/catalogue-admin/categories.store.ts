import { sql, type Expression } from 'kysely'
import type { CallQuery, ListWindow } from '@gondola/contract/calls'
import type { staffFamilies, StaffDepartment, StaffFamily } from '@gondola/contract/catalogue-admin'
import { folded, listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, RowChange } from '../../platform/db/tables/database.ts'

interface Found<T> {
  rows: T[]
  total: number
}

const countOf = (query: Expression<unknown>) => sql<number>`cast((${query}) as integer)`

const departmentsOf = (db: Db) =>
  db.selectFrom('departments').select(({ selectFrom }) => [
    'departments.Codigo',
    'departments.Descripcion',
    'departments.position as Orden',
    'departments.is_active as Activo',
    countOf(
      selectFrom('families')
        .whereRef('families.department_code', '=', 'departments.Codigo')
        .select(({ fn }) => fn.countAll().as('count')),
    ).as('Familias'),
    countOf(
      selectFrom('articles')
        .innerJoin('families', 'families.Codigo', 'articles.family_code')
        .whereRef('families.department_code', '=', 'departments.Codigo')
        .select(({ fn }) => fn.countAll().as('count')),
    ).as('Articulos'),
  ])

/** A page of the departments, in the shop's order by default. */
export const listStaffDepartments = (db: Db, asked: ListWindow): Promise<Found<StaffDepartment>> =>
  listWindow(departmentsOf(db), asked, {
    key: 'departments.Codigo',
    sort: {
      Codigo: 'departments.Codigo',
      Descripcion: folded('departments.Descripcion'),
      Orden: 'departments.position',
      Activo: 'departments.is_active',
    },
    order: ['Orden', 'ASC'],
    search: ['departments.Codigo', 'departments.Descripcion'],
  })

export async function findStaffDepartment(db: Db, Codigo: number): Promise<StaffDepartment | null> {
  const found = departmentsOf(db).where('departments.Codigo', '=', Codigo)
  return (await found.executeTakeFirst()) ?? null
}

const familiesOf = (db: Db) =>
  db
    .selectFrom('families')
    .innerJoin('departments', 'departments.Codigo', 'families.department_code')
    .select(({ selectFrom }) => [
      'families.Codigo',
      'families.Descripcion',
      'families.department_code',
      'departments.Descripcion as department',
      'families.Perecedero',
      'families.Frio',
      'families.Alcohol',
      'families.Iva',
      'families.MargenExistencia',
      'families.position as Orden',
      'families.is_active as Activo',
      countOf(
        selectFrom('articles')
          .whereRef('articles.family_code', '=', 'families.Codigo')
          .select(({ fn }) => fn.countAll().as('count')),
      ).as('Articulos'),
    ])

type FoundFamily = Awaited<ReturnType<ReturnType<typeof familiesOf>['executeTakeFirstOrThrow']>>

const toFamily = ({ department_code, department, ...family }: FoundFamily): StaffFamily => ({
  ...family,
  Departamento: { Codigo: department_code, Descripcion: department },
})

/** A page of the families, by department and then in its order by default. */
export async function listStaffFamilies(
  db: Db,
  { Departamento, ...asked }: CallQuery<typeof staffFamilies.list>,
): Promise<Found<StaffFamily>> {
  const all = familiesOf(db)
  const { rows, total } = await listWindow(
    Departamento === undefined ? all : all.where('families.department_code', '=', Departamento),
    asked,
    {
      key: 'families.Codigo',
      sort: {
        // the shop's order: by department, then by family
        Orden: sql`departments.position * 1000000 + families.position`,
        Codigo: 'families.Codigo',
        Descripcion: folded('families.Descripcion'),
        Departamento: folded('departments.Descripcion'),
        Iva: 'families.Iva',
        Activo: 'families.is_active',
        Perecedero: 'families.Perecedero',
        Frio: 'families.Frio',
        Alcohol: 'families.Alcohol',
      },
      order: ['Orden', 'ASC'],
      search: ['families.Codigo', 'families.Descripcion', 'departments.Descripcion'],
    },
  )
  return { rows: rows.map(toFamily), total }
}

export async function findStaffFamily(db: Db, Codigo: number): Promise<StaffFamily | null> {
  const row = await familiesOf(db).where('families.Codigo', '=', Codigo).executeTakeFirst()
  return row === undefined ? null : toFamily(row)
}

export async function insertDepartment(trx: Db, department: NewRow<'departments'>): Promise<void> {
  await trx.insertInto('departments').values(department).execute()
}

export async function updateDepartment(
  trx: Db,
  Codigo: number,
  change: RowChange<'departments'>,
): Promise<void> {
  await trx.updateTable('departments').set(change).where('Codigo', '=', Codigo).execute()
}

export async function deleteDepartment(trx: Db, Codigo: number): Promise<void> {
  await trx.deleteFrom('departments').where('Codigo', '=', Codigo).execute()
}

/** Names of all departments except one. */
export async function listDepartmentNames(db: Db, except: number): Promise<string[]> {
  const rows = await db
    .selectFrom('departments')
    .select('Descripcion')
    .where('Codigo', '!=', except)
    .execute()
  return rows.map(({ Descripcion }) => Descripcion)
}

export async function insertFamily(trx: Db, family: NewRow<'families'>): Promise<void> {
  await trx.insertInto('families').values(family).execute()
}

export async function updateFamily(trx: Db, Codigo: number, change: RowChange<'families'>): Promise<void> {
  await trx.updateTable('families').set(change).where('Codigo', '=', Codigo).execute()
}

export async function deleteFamily(trx: Db, Codigo: number): Promise<void> {
  await trx.deleteFrom('families').where('Codigo', '=', Codigo).execute()
}

/** Names of a department's families except one. */
export async function listFamilyNames(db: Db, department: number, except: number): Promise<string[]> {
  const rows = await db
    .selectFrom('families')
    .select('Descripcion')
    .where('department_code', '=', department)
    .where('Codigo', '!=', except)
    .execute()
  return rows.map(({ Descripcion }) => Descripcion)
}

export async function isFamilyInPromotion(db: Db, Codigo: number): Promise<boolean> {
  const promoted = db
    .selectFrom('promotion_families')
    .select('promotion_id')
    .where('family_code', '=', Codigo)
  return (await promoted.executeTakeFirst()) !== undefined
}

/** The VAT rate of a family; null if no family has the code. */
export async function findFamilyIva(db: Db, Codigo: number): Promise<number | null> {
  const row = await db.selectFrom('families').select('Iva').where('Codigo', '=', Codigo).executeTakeFirst()
  return row?.Iva ?? null
}

/** The codes of all departments and families, which share one number space (contract §2). */
export async function listCategoryCodes(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('departments')
    .select('Codigo')
    .unionAll(db.selectFrom('families').select('Codigo'))
    .execute()
  return rows.map(({ Codigo }) => Codigo)
}

/** The name of a department or family; null if none has the code. */
export async function findCategoryName(
  db: Db,
  table: 'departments' | 'families',
  Codigo: number,
): Promise<string | null> {
  const row = await db.selectFrom(table).select('Descripcion').where('Codigo', '=', Codigo).executeTakeFirst()
  return row?.Descripcion ?? null
}
