import type { Db } from '../../platform/db/open-database.ts'
import { deleteHold } from './slot-holds.store.ts'
import { returnPlace } from '../slot-places.store.ts'

/** Ends a client's hold, if there is one, and returns its place. */
export async function releaseHold(trx: Db, clientId: number): Promise<void> {
  const held = await deleteHold(trx, clientId)
  if (held !== null) await returnPlace(trx, held)
}
