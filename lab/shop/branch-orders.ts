import type { Db } from '@gondola/server/platform/db/open-database.ts'
import type { NewRow } from '@gondola/server/platform/db/tables/database.ts'

/** Adds a branch that takes orders, with a price list of its own, and returns the ids of both. */
export async function addSellingBranch(
  db: Db,
  Nombre: string,
  changes: Partial<NewRow<'branches'>> = {},
): Promise<{ branchId: number; listId: number }> {
  const list = { Nombre, name_key: Nombre.toLowerCase(), created_at: '2026-11-01T00:00:00.000Z' }
  const added = await db.insertInto('price_lists').values(list).returning('Id').executeTakeFirstOrThrow()
  const branch = { Nombre, Direccion: '', Telefono: '', is_active: true, price_list_id: added.Id, ...changes }
  const { Id } = await db.insertInto('branches').values(branch).returning('Id').executeTakeFirstOrThrow()
  return { branchId: Id, listId: added.Id }
}

/** Adds an active zone of some localities. */
export async function addZone(
  db: Db,
  branch_id: number,
  localities: readonly string[],
  terms: Partial<NewRow<'zones'>> = {},
): Promise<number> {
  const places = JSON.stringify(localities.map((Localidad) => ({ Localidad, CodigoPostal: '' })))
  const zone = { branch_id, Nombre: localities.join(' y '), places, ...terms }
  return (await db.insertInto('zones').values(zone).returning('Id').executeTakeFirstOrThrow()).Id
}

/** Prices an article in a list, at pesos. */
export async function setListPrice(db: Db, code: string, listId: number, pesos: number): Promise<void> {
  const list_prices = JSON.stringify({ [listId]: pesos })
  await db.updateTable('articles').set({ list_prices }).where('Codigo', '=', code).execute()
}
