import {
  chooseDefaultAddress,
  findDeliveryPlace,
  listAddresses,
  removeAddress,
  saveAddress,
  saveDeliveryPlace,
} from '@gondola/contract/clients'
import { findSellingBranch } from '../../goods/branches/branches.store.ts'
import type { Feature } from '../../http/feature.ts'
import { refuseField, refuseNoSession, refuseViolation } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { findClientRow, updateClient } from './clients.store.ts'
import { chooseDefault, listOwnAddresses, removeOwnAddress, saveOwnAddress } from './edit-addresses.ts'

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
