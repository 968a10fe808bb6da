import {
  columnTypes,
  emptyByDefault,
  falseByDefault,
  required,
  zeroByDefault,
  type AnyTables,
} from '../../columns.ts'

/** Clients with their favourites, and one-time references. Secrets are stored hashed only. */
export async function createClients(db: AnyTables): Promise<void> {
  const type = columnTypes(db)
  await db.schema
    .createTable('clients')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Nombre', type.text, required)
    .addColumn('Direccion', type.text, required)
    .addColumn('Localidad', type.text, emptyByDefault)
    .addColumn('Idasociado', type.integer, zeroByDefault)
    .addColumn('Tarjeta', type.text)
    .addColumn('Sucursal', type.integer)
    .addColumn('Usuario', type.text, required)
    .addColumn('Email', type.text, required)
    .addColumn('document_type_code', type.integer, (column) =>
      column.notNull().references('document_types.Codigo'),
    )
    .addColumn('Nrodoc', type.text, required)
    .addColumn('Estado', type.integer, zeroByDefault)
    .addColumn('Cliente', type.text)
    .addColumn('Telefono', type.text, required)
    .addColumn('Alta', type.day, required)
    .addColumn('Baja', type.boolean, falseByDefault)
    .addColumn('Puntos', type.integer, zeroByDefault)
    .addColumn('Comentario', type.text, emptyByDefault)
    .addColumn('password_hash', type.text, required)
    // the unique key: case and accents folded, spaces trimmed
    .addColumn('user_key', type.text, (column) => column.notNull().unique())
    .addColumn('email_key', type.text, (column) => column.notNull().unique())
    .addColumn('block_reason', type.text)
    .addColumn('email_confirmed_at', type.instant)
    .addUniqueConstraint('clients_by_document', ['document_type_code', 'Nrodoc'])
    .execute()
  for (const table of ['recovery_tokens', 'document_references', 'email_confirmations'])
    await createReferences(db, table)
  await createFavourites(db)
}

/** One-time or short-lived references, for links in mails and for document look-ups. */
async function createReferences(db: AnyTables, table: string) {
  const type = columnTypes(db)
  await db.schema
    .createTable(table)
    .addColumn('token_hash', type.text, (column) => column.primaryKey())
    .addColumn('client_id', type.integer, (column) =>
      column.notNull().references('clients.Id').onDelete('cascade'),
    )
    .addColumn('created_at', type.instant, required)
    .addColumn('expires_at', type.instant, required)
    .execute()
  await db.schema.createIndex(`${table}_by_client`).on(table).column('client_id').execute()
}

/** Articles that a client marked; deleted with the account. */
async function createFavourites(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('favourites')
    .addColumn('client_id', type.integer, (column) =>
      column.notNull().references('clients.Id').onDelete('cascade'),
    )
    .addColumn('article_code', type.text, (column) =>
      column.notNull().references('articles.Codigo').onDelete('cascade'),
    )
    .addColumn('created_at', type.instant, required)
    .addPrimaryKeyConstraint('favourites_key', ['client_id', 'article_code'])
    .execute()
  await db.schema.createIndex('favourites_by_article').on('favourites').column('article_code').execute()
}
