import { sql } from 'kysely'
import type {
  DepartmentDraft,
  FamilyDraft,
  StaffDepartment,
  StaffFamily,
} from '@gondola/contract/catalogue-admin'
import { folded } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { records } from '../../platform/db/records.ts'

/** The departments, in the shop's order by default. */
export const departments = records<'departments', StaffDepartment, DepartmentDraft>({
  table: 'departments',
  key: 'Codigo',
  columns: {
    Codigo: 'Codigo',
    Descripcion: 'Descripcion',
    Orden: 'position',
    Activo: 'is_active',
    Familias: sql<number>`(select cast(count(*) as integer) from families
      where families.department_code = departments."Codigo")`,
    Articulos: sql<number>`(select cast(count(*) as integer) from articles
      join families on families."Codigo" = articles.family_code
      where families.department_code = departments."Codigo")`,
  },
  sort: { Codigo: 'Codigo', Descripcion: folded('Descripcion'), Orden: 'position', Activo: 'is_active' },
  order: ['Orden', 'ASC'],
  search: ['Codigo', 'Descripcion'],
  write: ({ Codigo, Descripcion, Orden, Activo }, isNew) => ({
    ...(isNew && { Codigo }),
    Descripcion: Descripcion.trim(),
    position: Orden,
    is_active: Activo,
  }),
})

const departmentOf = <T>(column: 'Descripcion' | 'position') =>
  sql<T>`(select ${sql.ref(`departments.${column}`)} from departments
    where departments."Codigo" = families.department_code)`
const DEPARTMENT = departmentOf<string>('Descripcion')

type ReadFamily = StaffFamily & { department_code: number; department: string }

/** The families, by department and then in its order by default. */
export const families = records<'families', StaffFamily, FamilyDraft>({
  table: 'families',
  key: 'Codigo',
  columns: {
    Codigo: 'Codigo',
    Descripcion: 'Descripcion',
    Departamento: null,
    department_code: 'department_code',
    department: DEPARTMENT,
    Perecedero: 'Perecedero',
    Frio: 'Frio',
    Alcohol: 'Alcohol',
    Iva: 'Iva',
    MargenExistencia: 'MargenExistencia',
    Orden: 'position',
    Activo: 'is_active',
    Articulos: sql<number>`(select cast(count(*) as integer) from articles
      where articles.family_code = families."Codigo")`,
  },
  filters: { Departamento: 'department_code' },
  sort: {
    // the shop's order: by department, then by family
    Orden: sql`${departmentOf('position')} * 1000000 + families.position`,
    Codigo: 'Codigo',
    Descripcion: folded('Descripcion'),
    Departamento: folded(DEPARTMENT),
    Iva: 'Iva',
    Activo: 'is_active',
    Perecedero: 'Perecedero',
    Frio: 'Frio',
    Alcohol: 'Alcohol',
  },
  order: ['Orden', 'ASC'],
  search: ['Codigo', 'Descripcion', DEPARTMENT],
  write: ({ Codigo, Frio, MargenExistencia, ...draft }, isNew) => ({
    ...(isNew && { Codigo }),
    Descripcion: draft.Descripcion.trim(),
    department_code: draft.Departamento.Codigo,
    Perecedero: draft.Perecedero,
    ...(Frio !== undefined && { Frio }),
    Alcohol: draft.Alcohol,
    Iva: draft.Iva,
    ...(MargenExistencia !== undefined && { MargenExistencia }),
    position: draft.Orden,
    is_active: draft.Activo,
  }),
  shown: ({ department_code, department, ...family }: ReadFamily) => ({
    ...family,
    Departamento: { Codigo: department_code, Descripcion: department },
  }),
})

export async function listDepartmentNames(db: Db, except: number): Promise<string[]> {
  const rows = await db
    .selectFrom('departments')
    .select('Descripcion')
    .where('Codigo', '!=', except)
    .execute()
  return rows.map(({ Descripcion }) => Descripcion)
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
