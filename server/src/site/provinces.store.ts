import type { Province, ProvinceDraft } from '@gondola/contract/site'
import type { Violation } from '@gondola/contract/base'
import type { Db } from '../platform/db/open-database.ts'

export async function listAllProvinces(db: Db): Promise<Province[]> {
  return db.selectFrom('provinces').selectAll().orderBy('Descripcion').execute()
}

/** Adds a province, or changes the one with the draft's Id; null if there is none with that Id. */
export async function writeProvince(
  trx: Db,
  { Id, Codigo, Descripcion }: ProvinceDraft,
): Promise<Province | Violation | null> {
  const sameCode = await trx
    .selectFrom('provinces')
    .select('Id')
    .where('Codigo', '=', Codigo)
    .executeTakeFirst()
  if (sameCode !== undefined && sameCode.Id !== Id) return { code: 'provincia-repetida' }
  const values = { Codigo, Descripcion: Descripcion.trim() }
  if (!Id) return trx.insertInto('provinces').values(values).returningAll().executeTakeFirstOrThrow()
  const changed = await trx
    .updateTable('provinces')
    .set(values)
    .where('Id', '=', Id)
    .returningAll()
    .executeTakeFirst()
  return changed ?? null
}
