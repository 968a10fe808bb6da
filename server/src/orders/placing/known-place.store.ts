import type { NamedPlace } from '@gondola/contract/branches'
import type { Db } from '../../platform/db/open-database.ts'

/**
 * Where a client lives, as far as the account says: the default address, else the place chosen last for home delivery,
 * else the account's locality.
 */
export async function findKnownPlace(trx: Db, clientId: number): Promise<NamedPlace> {
  const known = await trx
    .selectFrom('clients')
    .leftJoin('client_addresses as address', (join) =>
      join.onRef('address.client_id', '=', 'clients.Id').on('address.is_default', '=', true),
    )
    .select([
      'clients.Localidad as accountLocality',
      'delivery_place',
      'address.Localidad',
      'address.CodigoPostal',
      'address.Latitud',
      'address.Longitud',
    ])
    .where('clients.Id', '=', clientId)
    .executeTakeFirst()
  if (known === undefined) return {}
  const { Localidad, CodigoPostal, Latitud, Longitud, delivery_place: chosen } = known
  if (Localidad !== null && CodigoPostal !== null)
    return { Localidad, CodigoPostal, ...(Latitud !== null && Longitud !== null && { Latitud, Longitud }) }
  if (chosen?.Forma === 'ED') {
    const { Forma: _, Sucursal: __, ...place } = chosen
    return place
  }
  return { Localidad: known.accountLocality }
}
