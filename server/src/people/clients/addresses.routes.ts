import {
  chooseDefaultAddress,
  findDeliveryPlace,
  listAddresses,
  removeAddress,
  saveAddress,
  saveDeliveryPlace,
  accountAddress,
  ADDRESSES_MAX,
  checkAddress,
  type Address,
  type AddressDraft,
} from '@gondola/contract/clients'
import { foldedLocality } from '@gondola/contract/delivery'
import { spelledFor } from '../../delivery/zones/known-zones.ts'
import { listActiveZones } from '../../delivery/zones/zones.store.ts'
import { findSellingBranch } from '../../goods/branches/branches.store.ts'
import { type Feature, serve } from '../../http/serve.ts'
import { refuseField, refuseNoSession, refuseViolation, refuseNotFound } from '../../http/problem.ts'
import { findClientRow, updateClient, holdClientRow, type ClientRow } from './clients.store.ts'
import { inTransaction, type Trx } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import {
  deleteAddress,
  insertAddress,
  listAddressRows,
  setDefaultAddress,
  updateAddress,
} from './addresses.store.ts'

/** Where a client's orders go: the place chosen in the header, and the addresses. */
export const addressesFeature: Feature = (api, { db }) => {
  serve(api, findDeliveryPlace, async ({ session }) => {
    const { delivery_place } = (await findClientRow(db, { Id: session.clientId })) ?? refuseNoSession()
    if (delivery_place === null) return null
    return (await findSellingBranch(db, delivery_place.Sucursal)) === null ? null : delivery_place
  })

  serve(api, saveDeliveryPlace, async ({ session, body, request }) => {
    // an empty body is not null, which forgets the place
    if (request.body === undefined) refuseField('', 'required')
    if (body !== null) {
      const branch = await findSellingBranch(db, body.Sucursal)
      if (branch === null) refuseViolation({ code: 'sucursal-cerrada' })
      if (body.Forma === 'RS' && !branch.Retiro)
        refuseViolation({ code: 'sin-retiro', Nombre: branch.Nombre })
    }
    await updateClient(db, session.clientId, { delivery_place: body && JSON.stringify(body) })
  })

  serve(api, listAddresses, ({ session }) => listOwnAddresses(db, session.clientId))
  serve(api, saveAddress, ({ session, body }) => saveOwnAddress(db, session.clientId, body))
  serve(api, removeAddress, ({ session, params: { Id } }) => removeOwnAddress(db, session.clientId, Id))
  serve(api, chooseDefaultAddress, ({ session, params: { Id } }) => chooseDefault(db, session.clientId, Id))
}

/** A client's addresses; without any, the one that the account's `Direccion` names. */
async function listOwnAddresses(db: Db, clientId: number): Promise<Address[]> {
  const rows = await listAddressRows(db, clientId)
  if (rows.length > 0) return rows
  const client = (await findClientRow(db, { Id: clientId })) ?? refuseNoSession()
  const address = await ownAddress(db, client)
  return address === null ? [] : [address]
}

/** The address of the account's `Direccion`, with a locality that was typed there, if the shop delivers to it. */
async function ownAddress(db: Db, client: ClientRow): Promise<Address | null> {
  if (!client.Direccion.includes(',')) return accountAddress(client)
  const places = (await listActiveZones(db)).flatMap(({ Lugares }) => Lugares)
  const spelt = new Map(places.map(({ Localidad }) => [foldedLocality(Localidad), Localidad]))
  spelt.delete('')
  return accountAddress(client, (text) => spelt.get(foldedLocality(text)))
}

/**
 * Adds an address, or changes the one with the draft's Id. The account's `Direccion` becomes a row when the first other
 * address is added, so that it does not vanish from the list, or when it is changed itself (Id 0).
 *
 * @throws 404 no such address of this client; 422 no street, too many addresses
 */
async function saveOwnAddress(db: Db, clientId: number, draft: AddressDraft): Promise<Address> {
  const broken = checkAddress(draft)
  if (broken) refuseViolation(broken)
  return whileHeld(db, clientId, async (trx, client) => {
    const before = await listAddressRows(trx, clientId)
    const Localidad = await spelledFor(trx, draft.Localidad)
    const Id = await writeAddress(trx, client, before, { ...draft, Localidad })
    const rows = await listAddressRows(trx, clientId)
    const isDefaultMissing = !rows.some(({ Predeterminada }) => Predeterminada)
    if (draft.Predeterminada || isDefaultMissing) await setDefaultAddress(trx, clientId, Id)
    const saved = await listAddressRows(trx, clientId)
    return saved.find((row) => row.Id === Id) ?? refuseNotFound()
  })
}

async function writeAddress(
  trx: Trx,
  client: ClientRow,
  before: readonly Address[],
  draft: AddressDraft,
): Promise<number> {
  if (draft.Id === undefined || (draft.Id === 0 && before.length === 0)) {
    const own = draft.Id === undefined && before.length === 0 ? await ownAddress(trx, client) : null
    if (before.length >= ADDRESSES_MAX) refuseViolation({ code: 'direcciones-maximo', most: ADDRESSES_MAX })
    if (own !== null) await setDefaultAddress(trx, client.Id, await insertAddress(trx, client.Id, own))
    return insertAddress(trx, client.Id, draft)
  }
  if (!before.some(({ Id }) => Id === draft.Id)) refuseNotFound()
  await updateAddress(trx, draft.Id, draft)
  return draft.Id
}

/** Removes an address; if it was the default one, the oldest of the others is. @throws 404 */
function removeOwnAddress(db: Db, clientId: number, Id: number): Promise<void> {
  return whileHeld(db, clientId, async (trx) => {
    const before = await listAddressRows(trx, clientId)
    const removed = before.find((row) => row.Id === Id) ?? refuseNotFound()
    await deleteAddress(trx, Id)
    const next = before.find((row) => row.Id !== Id)
    if (removed.Predeterminada && next) await setDefaultAddress(trx, clientId, next.Id)
  })
}

/** @throws 404 */
function chooseDefault(db: Db, clientId: number, Id: number): Promise<Address[]> {
  return whileHeld(db, clientId, async (trx) => {
    const before = await listAddressRows(trx, clientId)
    if (!before.some((row) => row.Id === Id)) refuseNotFound()
    await setDefaultAddress(trx, clientId, Id)
    return listAddressRows(trx, clientId)
  })
}

/** In one transaction that holds the client's row: changes of one client's addresses come one after the other. */
function whileHeld<T>(
  db: Db,
  clientId: number,
  work: (trx: Trx, client: ClientRow) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) =>
    work(trx, (await holdClientRow(trx, clientId)) ?? refuseNoSession()),
  )
}
