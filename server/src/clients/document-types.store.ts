import type { DocumentType } from '@gondola/contract/entities/client.ts'
import type { Db } from '../db/open-database.ts'

/** The kinds of identity document in the shop's order. */
export const listAllDocumentTypes = (db: Db): Promise<DocumentType[]> =>
  db
    .selectFrom('document_types')
    .select(['Codigo', 'Descripcion'])
    .orderBy('position')
    .orderBy('Codigo')
    .execute()

export async function isDocumentType(db: Db, Codigo: number): Promise<boolean> {
  const found = await db
    .selectFrom('document_types')
    .select('Codigo')
    .where('Codigo', '=', Codigo)
    .executeTakeFirst()
  return found !== undefined
}
