import type { Address, AddressDraft } from '@gondola/contract/clients'
import type { Db } from '../../platform/db/open-database.ts'

/** A client's stored addresses, the default one first. */
export const listAddressRows = (db: Db, clientId: number): Promise<Address[]> =>
  db
    .selectFrom('client_addresses')
    .select([
      'Id',
      'Calle',
      'Numero',
      'Piso',
      'Localidad',
      'CodigoPostal',
      'Provincia',
      'Referencia',
      'Latitud',
      'Longitud',
      'is_default as Predeterminada',
    ])
    .where('client_id', '=', clientId)
    .orderBy('is_default', 'desc')
    .orderBy('Id')
    .execute()

const columnsOf = (draft: Omit<AddressDraft, 'Id' | 'Predeterminada'>) => ({
  Calle: draft.Calle.trim(),
  Numero: draft.Numero.trim(),
  Piso: draft.Piso.trim(),
  Localidad: draft.Localidad.trim(),
  CodigoPostal: draft.CodigoPostal.toUpperCase(),
  Provincia: draft.Provincia.trim(),
  Referencia: draft.Referencia.trim(),
  // half a position is none
  Latitud: draft.Longitud === null ? null : draft.Latitud,
  Longitud: draft.Latitud === null ? null : draft.Longitud,
})

export async function insertAddress(
  trx: Db,
  clientId: number,
  draft: Omit<AddressDraft, 'Id' | 'Predeterminada'>,
): Promise<number> {
  const added = trx
    .insertInto('client_addresses')
    .values({ client_id: clientId, ...columnsOf(draft) })
    .returning('Id')
  return (await added.executeTakeFirstOrThrow()).Id
}

export async function updateAddress(trx: Db, Id: number, draft: AddressDraft): Promise<void> {
  await trx.updateTable('client_addresses').set(columnsOf(draft)).where('Id', '=', Id).execute()
}

export async function deleteAddress(trx: Db, Id: number): Promise<void> {
  await trx.deleteFrom('client_addresses').where('Id', '=', Id).execute()
}

/** Makes one of a client's addresses the default one, and no other. */
export async function setDefaultAddress(trx: Db, clientId: number, Id: number): Promise<void> {
  await trx
    .updateTable('client_addresses')
    .set(({ eb }) => ({ is_default: eb.case().when('Id', '=', Id).then(true).else(false).end() }))
    .where('client_id', '=', clientId)
    .execute()
}
