import { findOwnDelivery, holdSlot, releaseSlot } from '@gondola/contract/delivery'
import { whileAccountExists } from '../../people/clients/while-account-exists.ts'
import { releaseHold } from '../../delivery/holds/place-holds.ts'
import { type Feature, serve } from '../../http/serve.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { findOwnHold, holdSlotFor } from './hold-slot.ts'
import { findUsualDelivery } from './usual-delivery.store.ts'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

/** The place held for the session's client, and what is usual for them. */
export const ownDeliveryFeature: Feature<CatalogueDeps> = (api, deps) => {
  const { db } = deps

  serve(api, findOwnDelivery, async ({ session: { clientId } }) => {
    const [Reserva, usual] = await Promise.all([
      findOwnHold(db, deps, clientId),
      findUsualDelivery(db, clientId),
    ])
    return { Reserva, ...usual }
  })

  serve(api, holdSlot, async ({ session: { clientId }, body }) => {
    await deps.catalogue.loaded()
    return whileAccountExists(db, clientId, () =>
      inTransaction(db, (trx) => holdSlotFor(trx, deps, clientId, body)),
    )
  })

  serve(api, releaseSlot, ({ session: { clientId } }) =>
    inTransaction(db, (trx) => releaseHold(trx, clientId)),
  )
}
