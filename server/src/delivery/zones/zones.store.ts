import {
  foldedLocality,
  postalDigits,
  roundedCorner,
  type StaffZone,
  type ZoneDraft,
  type ZonePlace,
} from '@gondola/contract/delivery'
import type { CallQuery } from '@gondola/contract/calls'
import type { staffZones } from '@gondola/contract/delivery'
import { folded, listWindow } from '../../platform/db/list-window.ts'
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

/** The active zones of all branches. */
export const listActiveZones = (db: Db): Promise<StaffZone[]> =>
  zones(db).where('is_active', '=', true).orderBy('position').orderBy('Id').execute()

/** A page of the zones of some branches (null: all). */
export function listStaffZones(
  db: Db,
  asked: CallQuery<typeof staffZones.list>,
  branches: readonly number[] | null = null,
): Promise<{ rows: StaffZone[]; total: number }> {
  const { Activa } = asked
  const ofBranches = branches === null ? zones(db) : zones(db).where('branch_id', 'in', branches)
  const query = Activa === undefined ? ofBranches : ofBranches.where('is_active', '=', Activa)
  return listWindow(query, asked, {
    key: 'Id',
    sort: {
      Id: 'Id',
      Orden: 'position',
      Nombre: folded('Nombre'),
      Sucursal: 'branch_id',
      Costo: 'Costo',
      Minimo: 'Minimo',
      Activa: 'is_active',
    },
    order: ['Orden', 'ASC'],
    search: ['Nombre', 'places'],
  })
}

export async function findStaffZone(db: Db, Id: number): Promise<StaffZone | null> {
  return (await zones(db).where('Id', '=', Id).executeTakeFirst()) ?? null
}

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

const columnsOf = (draft: ZoneDraft) => ({
  branch_id: draft.Sucursal,
  Nombre: draft.Nombre.trim(),
  places: JSON.stringify(tidyPlaces(draft.Lugares)),
  polygon: draft.Poligono && JSON.stringify(draft.Poligono.map(roundedCorner)),
  Costo: draft.Costo,
  Minimo: draft.Minimo,
  GratisDesde: draft.GratisDesde,
  weekdays: draft.DiasSemana && JSON.stringify(draft.DiasSemana.toSorted((one, other) => one - other)),
  cutoff_days: draft.CorteDias,
  cutoff_time: draft.CorteHora,
  is_active: draft.Activa,
  position: draft.Orden,
})

/** The places without blanks around them, each once: the length of the list tells how narrow the zone is. */
function tidyPlaces(places: readonly ZonePlace[]): ZonePlace[] {
  const byKey = new Map<string, ZonePlace>()
  for (const { Localidad, CodigoPostal } of places) {
    const key = `${foldedLocality(Localidad)} ${postalDigits(CodigoPostal)}`
    if (byKey.has(key)) continue
    byKey.set(key, { Localidad: Localidad.trim(), CodigoPostal: CodigoPostal.toUpperCase() })
  }
  return [...byKey.values()]
}

export async function insertZone(trx: Db, draft: ZoneDraft): Promise<number> {
  const added = trx.insertInto('zones').values(columnsOf(draft)).returning('Id')
  return (await added.executeTakeFirstOrThrow()).Id
}

export async function updateZone(trx: Db, Id: number, draft: ZoneDraft): Promise<void> {
  await trx.updateTable('zones').set(columnsOf(draft)).where('Id', '=', Id).execute()
}

export async function deleteZone(trx: Db, Id: number): Promise<void> {
  await trx.deleteFrom('zones').where('Id', '=', Id).execute()
}
