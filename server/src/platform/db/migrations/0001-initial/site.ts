import { columnTypes, emptyByDefault, required, zeroByDefault, type AnyTables } from '../../columns.ts'

/** Banners, site parameters, branches, provinces, and submissions of the site's forms (spec §3; contract §7). */
export async function createSite(db: AnyTables): Promise<void> {
  for (const table of ['banners_front', 'banners_user']) await createBanners(db, table)
  await createLists(db)
  await createForms(db)
}

async function createBanners(db: AnyTables, table: string) {
  const type = columnTypes(db)
  await db.schema
    .createTable(table)
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Url', type.text, required)
    .addColumn('Imagen', type.text, required)
    .addColumn('Descrip', type.text, required)
    .addColumn('Texto', type.text, emptyByDefault)
    .addColumn('Estado', type.integer, zeroByDefault)
    .addColumn('position', type.integer, zeroByDefault)
    .addColumn('FechaDesde', type.day)
    .addColumn('FechaHasta', type.day)
    .execute()
}

async function createLists(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('parameters')
    .addColumn('name', type.text, (column) => column.primaryKey())
    .addColumn('value', type.json, required)
    .execute()
  await db.schema
    .createTable('branches')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Nombre', type.text, required)
    .addColumn('Direccion', type.text, required)
    .addColumn('Telefono', type.text, required)
    .addColumn('position', type.integer, zeroByDefault)
    .execute()
  await db.schema
    .createTable('provinces')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Codigo', type.text, (column) => column.notNull().unique())
    .addColumn('Descripcion', type.text, required)
    .execute()
  await db.schema
    .createTable('document_types')
    .addColumn('Codigo', type.integer, (column) => column.primaryKey())
    .addColumn('Descripcion', type.text, required)
    .addColumn('position', type.integer, zeroByDefault)
    .execute()
}

async function createForms(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('card_requests')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Nombre', type.text, required)
    .addColumn('Apellido', type.text, required)
    .addColumn('Direccion', type.text, required)
    .addColumn('Email', type.text, required)
    .addColumn('Nrodoc', type.text, required)
    .addColumn('Telefono', type.text, required)
    .addColumn('document_type_code', type.integer, (column) => column.references('document_types.Codigo'))
    .addColumn('TituloEmail', type.text, required)
    .addColumn('MensajeEmail', type.text, required)
    .addColumn('Fechahora', type.text, required)
    .execute()
  await db.schema
    .createTable('contacts')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Nombre', type.text, required)
    .addColumn('Email', type.text, required)
    .addColumn('Telefono', type.text, required)
    .addColumn('Comentario', type.text, required)
    .addColumn('Motivo', type.text, required)
    .addColumn('Mensaje', type.text, required)
    .addColumn('Fechahora', type.text, required)
    .execute()
  await db.schema
    .createTable('withdrawals')
    .addColumn('Codigo', type.text, (column) => column.primaryKey())
    .addColumn('Fecha', type.text, required)
    .addColumn('Nombre', type.text, required)
    .addColumn('Email', type.text, required)
    .addColumn('Telefono', type.text, emptyByDefault)
    .addColumn('Pedido', type.text, emptyByDefault)
    .addColumn('Motivo', type.text, emptyByDefault)
    // normalised mail and order number: a repeated request gets the same code (contract §7)
    .addColumn('request_key', type.text, (column) => column.notNull().unique())
    .execute()
}
