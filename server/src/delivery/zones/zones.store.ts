import type { StaffZone } from '@gondola/contract/delivery'
import type { Db } from '../../platform/db/open-database.ts'

const zones = (db: Db) =>
  db
    .selectFrom('zones')
    .select([
      'Id',
      'branch_id as Sucursal',
      'Nombre',
      'places as Lugares',
      'polygon as Poligono',
      'Costo',
      'Minimo',
      'GratisDesde',
      'weekdays as DiasSemana',
      'cutoff_days as CorteDias',
      'cutoff_time as CorteHora',
      'is_active as Activa',
      'position as Orden',
    ])

/** The active zones of a branch; none: it delivers everywhere. */
export const findZones = (db: Db, branchId: number): Promise<StaffZone[]> =>
  zones(db).where('branch_id', '=', branchId).where('is_active', '=', true).execute()

export const listActiveZones = (db: Db): Promise<StaffZone[]> =>
  zones(db).where('is_active', '=', true).orderBy('position').orderBy('Id').execute()

/** Places and corners of all zones but one: what every look-up reads. */
export async function countZones(db: Db, exceptId: number): Promise<{ zones: number; parts: number }> {
  const others = await db
    .selectFrom('zones')
    .select(['places', 'polygon'])
    .where('Id', '<>', exceptId)
    .execute()
  const parts = others.reduce((sum, zone) => sum + zone.places.length + (zone.polygon?.length ?? 0), 0)
  return { zones: others.length, parts }
}

/** Whether a branch exists; it stays until the transaction ends. */
export async function holdBranch(trx: Db, Id: number): Promise<boolean> {
  const row = trx.selectFrom('branches').select('Id').where('Id', '=', Id).forUpdate()
  return (await row.executeTakeFirst()) !== undefined
}
