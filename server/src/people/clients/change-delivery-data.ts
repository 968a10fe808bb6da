import { checkTelephone, type ClientDraft, hasBlank } from '@gondola/contract/clients'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { spelledFor } from '../../delivery/zones/known-zones.ts'
import { refuseNoSession, refuseViolation } from '../../http/problem.ts'
import { holdClientRow, updateClient, type ClientRow } from './clients.store.ts'

/**
 * Changes the data that checkout step 2 asks for (spec §2): name, address and phone, and with them locality and
 * comment. Fields that are not sent stay unchanged. The rest of the body is ignored: user name, email and password are
 * changed on the account screen.
 *
 * @throws 422 name, address or phone would be blank
 */
export async function changeDeliveryData({ db }: Deps, Id: number, draft: ClientDraft): Promise<ClientRow> {
  return inTransaction(db, async (trx) => {
    // fields that are not sent keep their current values, which staff may just have corrected
    const client = (await holdClientRow(trx, Id)) ?? refuseNoSession()
    const changed = {
      Nombre: draft.Nombre?.trim() ?? client.Nombre,
      Direccion: draft.Direccion?.trim() ?? client.Direccion,
      Telefono: draft.Telefono?.trim() ?? client.Telefono,
      Localidad: draft.Localidad === undefined ? client.Localidad : await spelledFor(trx, draft.Localidad),
      Comentario: draft.Comentario?.trim() ?? client.Comentario,
    }
    if (hasBlank(changed.Telefono, changed.Direccion, changed.Nombre))
      refuseViolation({ code: 'campos-vacios' })
    const broken = checkTelephone(changed.Telefono, client.Telefono)
    if (broken !== null) refuseViolation(broken)
    await updateClient(trx, Id, changed)
    return { ...client, ...changed }
  })
}
