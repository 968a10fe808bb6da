import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'

/** Banners, site parameters, branches, provinces, and submissions of the site's forms (spec §3; contract §7). */
export const siteTables: Migration = {
  async up(db) {
    for (const table of ['banners_front', 'banners_user']) await createBanners(db, table)
    await createSite(db)
    await createForms(db)
  },
}

async function createBanners(db: AnyTables, table: string) {
  const type = columnTypes(db)
  await db.schema
    .createTable(table)
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Url', type.text, (column) => column.notNull())
    .addColumn('Imagen', type.text, (column) => column.notNull())
    .addColumn('Descrip', type.text, (column) => column.notNull())
    .addColumn('Texto', type.text, (column) => column.notNull().defaultTo(''))
    .addColumn('Estado', type.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('position', type.integer, (column) => column.notNull().defaultTo(0))
    .execute()
}

async function createSite(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('parameters')
    .addColumn('name', type.text, (column) => column.primaryKey())
    .addColumn('value', type.json, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('branches')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Nombre', type.text, (column) => column.notNull())
    .addColumn('Direccion', type.text, (column) => column.notNull())
    .addColumn('Telefono', type.text, (column) => column.notNull())
    .addColumn('position', type.integer, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('provinces')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Codigo', type.text, (column) => column.notNull().unique())
    .addColumn('Descripcion', type.text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('document_types')
    .addColumn('Codigo', type.integer, (column) => column.primaryKey())
    .addColumn('Descripcion', type.text, (column) => column.notNull())
    .addColumn('position', type.integer, (column) => column.notNull().defaultTo(0))
    .execute()
}

async function createForms(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('card_requests')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Nombre', type.text, (column) => column.notNull())
    .addColumn('Apellido', type.text, (column) => column.notNull())
    .addColumn('Direccion', type.text, (column) => column.notNull())
    .addColumn('Email', type.text, (column) => column.notNull())
    .addColumn('Nrodoc', type.text, (column) => column.notNull())
    .addColumn('Telefono', type.text, (column) => column.notNull())
    .addColumn('document_type_code', type.integer, (column) => column.references('document_types.Codigo'))
    .addColumn('TituloEmail', type.text, (column) => column.notNull())
    .addColumn('MensajeEmail', type.text, (column) => column.notNull())
    .addColumn('Fechahora', type.text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('contacts')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Nombre', type.text, (column) => column.notNull())
    .addColumn('Email', type.text, (column) => column.notNull())
    .addColumn('Telefono', type.text, (column) => column.notNull())
    .addColumn('Comentario', type.text, (column) => column.notNull())
    .addColumn('Motivo', type.text, (column) => column.notNull())
    .addColumn('Mensaje', type.text, (column) => column.notNull())
    .addColumn('Fechahora', type.text, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('withdrawals')
    .addColumn('Codigo', type.text, (column) => column.primaryKey())
    .addColumn('Fecha', type.text, (column) => column.notNull())
    .addColumn('Nombre', type.text, (column) => column.notNull())
    .addColumn('Email', type.text, (column) => column.notNull())
    .addColumn('Telefono', type.text, (column) => column.notNull().defaultTo(''))
    .addColumn('Pedido', type.text, (column) => column.notNull().defaultTo(''))
    .addColumn('Motivo', type.text, (column) => column.notNull().defaultTo(''))
    // 'nueva', 'procesada' or 'rechazada', by staff
    .addColumn('state', type.text, (column) => column.notNull().defaultTo('nueva'))
    // normalised mail and order number: a repeated request gets the same code (contract §7)
    .addColumn('request_key', type.text, (column) => column.notNull().unique())
    .execute()
}
