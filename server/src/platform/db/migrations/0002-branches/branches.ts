import { sql } from 'kysely'
import {
  columnTypes,
  emptyByDefault,
  falseByDefault,
  required,
  trueByDefault,
  type AnyTables,
} from '../../columns.ts'

/** Branches as records of their own, and price lists. The first branch, or a new 'Casa central', becomes the default. */
export async function extendBranches(db: AnyTables): Promise<void> {
  const type = columnTypes(db)
  await db.schema
    .createTable('price_lists')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Nombre', type.text, required)
    // case and accents folded
    .addColumn('name_key', type.text, (column) => column.notNull().unique())
    .addColumn('created_at', type.instant, required)
    .execute()
  const branches = () => db.schema.alterTable('branches')
  // the chain's own code; empty: none
  await branches().addColumn('Codigo', type.text, emptyByDefault).execute()
  await branches().addColumn('Localidad', type.text, emptyByDefault).execute()
  await branches().addColumn('CodigoPostal', type.text, emptyByDefault).execute()
  await branches().addColumn('Provincia', type.text, emptyByDefault).execute()
  await branches().addColumn('Latitud', type.coordinate).execute()
  await branches().addColumn('Longitud', type.coordinate).execute()
  // JSON list of { Dia, Desde, Hasta }
  await branches().addColumn('Horarios', type.json).execute()
  // customers may pick up their orders there
  await branches().addColumn('Retiro', type.boolean, trueByDefault).execute()
  // JSON list of AlcoholWindow; null: the shop's parameters say when alcohol may be sold
  await branches().addColumn('alcohol_windows', type.json).execute()
  // null: the articles' base prices
  await branches()
    .addColumn('price_list_id', type.integer, (column) => column.references('price_lists.Id'))
    .execute()
  // takes orders; the branches of an earlier version were addresses of the contact page only
  await branches().addColumn('is_active', type.boolean, falseByDefault).execute()
  await branches().addColumn('is_visible', type.boolean, trueByDefault).execute()
  await branches().addColumn('is_default', type.boolean, falseByDefault).execute()
  // `comercio-bandera-sucursal` of its SEPA files, and the branch's key in other imports; null: not assigned
  await branches().addColumn('import_key', type.text).execute()
  await sql`create unique index branches_one_default on branches (is_default) where is_default = ${sql.lit(true)}`.execute(
    db,
  )
  await db.schema.createIndex('branches_by_import_key').unique().on('branches').column('import_key').execute()
  await chooseDefault(db)
}

async function chooseDefault(db: AnyTables) {
  const [first] = await db
    .selectFrom('branches')
    .select('Id')
    .orderBy('position')
    .orderBy('Id')
    .limit(1)
    .execute()
  if (first === undefined) {
    const head = { Nombre: 'Casa central', Direccion: '', Telefono: '' }
    await db.insertInto('branches').values(head).execute()
  }
  const id = first?.['Id'] ?? db.selectFrom('branches').select('Id').limit(1)
  await db
    .updateTable('branches')
    .set({ is_default: sql`true`, is_active: sql`true` })
    .where('Id', '=', id)
    .execute()
}
