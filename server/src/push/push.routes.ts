import {
  deletePushDevice,
  findPushDevice,
  savePushDevice,
  type PushDevice,
  type PushDeviceDraft,
} from '@gondola/contract/orders'
import { type Feature, serve } from '../http/serve.ts'
import { deleteDevice, findDevice, findSubscription, lockSession, replaceDevice } from './devices.store.ts'
import type { Deps } from '../platform/deps.ts'
import { countPushes } from './push-queue.store.ts'
import { ECDH } from 'node:crypto'
import type { ClientSession } from '../http/caller.ts'
import { refuseConflict, refuseField, refuseNoSession } from '../http/problem.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { ensurePushKeys } from './push-keys.ts'
import { pushServiceOf } from './push-services.ts'
import { addGauge } from '../http/metrics.ts'

/** Push messages in the browser of a client's session (decision 0029). */
export const pushFeature: Feature = (api, deps) => {
  measurePushes(deps)
  serve(api, findPushDevice, ({ session }) => readDevice(deps, session))
  serve(api, savePushDevice, ({ body, session }) => registerDevice(deps, session, body))
  serve(api, deletePushDevice, ({ session }) => deleteDevice(deps.db, session.tokenHash))
}

/** Reports the push messages of the last weeks in `/metrics`: waiting, sent, given up. */
function measurePushes({ db, metrics }: Deps): void {
  const help = 'Push messages that wait (queued), and those kept that were sent and given up (failed)'
  addGauge(metrics, 'gondola_push_messages', help, ['state'], async () => [
    [{ state: 'queued' }, await countPushes(db, 'queued')],
    [{ state: 'sent' }, await countPushes(db, 'sent')],
    [{ state: 'failed' }, await countPushes(db, 'failed')],
  ])
}

/** Whether the session's browser gets push messages, and the key to subscribe with. */
export async function readDevice(deps: Deps, { tokenHash }: ClientSession): Promise<PushDevice> {
  const { publicKey } = await ensurePushKeys(deps)
  return { Clave: publicKey, Endpoint: await findDevice(deps.db, tokenHash, publicKey) }
}

/**
 * Stores the subscription of the session's browser. An address that another session has is taken over only by whoever
 * knows its secrets, that is by the same browser.
 *
 * @throws 400 no push service's address, or no key; 409 made with an earlier key of the shop, or of another browser
 */
async function registerDevice(
  deps: Deps,
  { clientId, tokenHash }: ClientSession,
  draft: PushDeviceDraft,
): Promise<PushDevice> {
  const service = pushServiceOf(draft.Endpoint, deps.config.pushTestService)
  if (service === null) refuseField('Endpoint', 'pattern')
  if (!isPoint(draft.P256dh)) refuseField('P256dh', 'pattern')
  const { publicKey } = await ensurePushKeys(deps)
  if (draft.Clave !== publicKey) refuseConflict('concurrencia')
  await inTransaction(deps.db, async (trx) => {
    if (!(await lockSession(trx, tokenHash))) refuseNoSession()
    const known = await findSubscription(trx, draft.Endpoint)
    if (known !== null && (known.p256dh !== draft.P256dh || known.auth !== draft.Auth))
      refuseConflict('concurrencia')
    await replaceDevice(trx, deps.clock, { clientId, sessionHash: tokenHash, service }, draft)
  })
  return { Clave: publicKey, Endpoint: await findDevice(deps.db, tokenHash, publicKey) }
}

/** Whether a text is a point of the curve P-256: messages are encrypted for it. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
