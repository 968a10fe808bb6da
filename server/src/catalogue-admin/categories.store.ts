import { sql, type Expression } from 'kysely'
import type { CallQuery } from '@gondola/contract/calls/call.ts'
import type { staffBrands, staffFamilies } from '@gondola/contract/calls/staff-catalogue.ts'
import type { ListWindow } from '@gondola/contract/calls/staff-resource.ts'
import type { StaffBrand, StaffDepartment, StaffFamily } from '@gondola/contract/entities/staff-category.ts'
import { folded, listWindow } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'

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

/** A window of the departments, in the shop's order unless asked otherwise. */
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

/** A window of the families, by department and in its order unless asked otherwise. */
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
        // the shop's order: departments in theirs, then families in theirs
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

const brandsOf = (db: Db) =>
  db.selectFrom('brands').select(({ selectFrom }) => [
    'brands.Codigo',
    'brands.Descripcion',
    countOf(
      selectFrom('articles')
        .whereRef('articles.brand_code', '=', 'brands.Codigo')
        .select(({ fn }) => fn.countAll().as('count')),
    ).as('Articulos'),
  ])

/** A window of the brands, by name unless asked otherwise. */
export function listStaffBrands(
  db: Db,
  { SinArticulos, ...asked }: CallQuery<typeof staffBrands.list>,
): Promise<Found<StaffBrand>> {
  const articles = sql<number>`(select count(*) from articles where articles.brand_code = brands."Codigo")`
  const all = brandsOf(db)
  const query =
    SinArticulos === undefined ? all : all.where(sql<boolean>`(${articles} = 0) = ${sql.lit(SinArticulos)}`)
  return listWindow(query, asked, {
    key: 'brands.Codigo',
    sort: { Codigo: 'brands.Codigo', Descripcion: 'brands.name_key', Articulos: articles },
    order: ['Descripcion', 'ASC'],
    search: ['brands.Descripcion'],
  })
}

export async function findStaffBrand(db: Db, Codigo: number): Promise<StaffBrand | null> {
  return (await brandsOf(db).where('brands.Codigo', '=', Codigo).executeTakeFirst()) ?? null
}
