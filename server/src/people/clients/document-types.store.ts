import type { DocumentType } from '@gondola/contract/clients'
import type { Db } from '../../platform/db/open-database.ts'

/** The identity document types in the shop's order. */
export const listAllDocumentTypes = (db: Db): Promise<DocumentType[]> =>
  db
    .selectFrom('document_types')
    .select(['Codigo', 'Descripcion'])
    .orderBy('position')
    .orderBy('Codigo')
    .execute()

/** The name of a document type; null: no such code. */
export async function findDocumentTypeName(db: Db, Codigo: number): Promise<string | null> {
  const found = await db
    .selectFrom('document_types')
    .select('Descripcion')
    .where('Codigo', '=', Codigo)
    .executeTakeFirst()
  return found?.Descripcion ?? null
}
