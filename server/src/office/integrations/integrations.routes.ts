import {
  exportOrders,
  replayDelivery as replayDeliveryCall,
  replayWebhook as replayWebhookCall,
  revokeApiKey as revokeCall,
  rotateWebhookSecret,
  staffApiKeys,
  staffDeliveries,
  staffWebhooks,
  tryWebhook as tryCall,
  type ApiKey,
  type ApiKeyDraft,
  type ApiKeyWhole,
  INTEGRATION_FAULTS,
} from '@gondola/contract/integrations'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { orNotFound, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { apiKeyList, insertApiKey, writeRevocation } from '../../sessions/api-keys.store.ts'
import { findDelivery, deliveryList, countDeliveries } from './deliveries.store.ts'
import { changeWebhook, createWebhook, removeWebhook, rotateSecret, tryWebhook } from './edit-webhooks.ts'
import { sendOrderCsvToStaff } from './export-orders.ts'
import { replayDelivery, replayWebhook } from './replay-deliveries.ts'
import { webhookList } from './webhooks.store.ts'
import { broken, checkApiKey } from './check-webhook.ts'
import { areBranches } from '../../goods/branches/branches.store.ts'
import { today } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { StaffSession } from '../../http/caller.ts'
import { recordChange } from '../../audit/record-change.ts'
import type { WebhookDeps } from './active-endpoints.ts'
import { addGauge } from '../../http/metrics.ts'

/** The back office's administration of integrations (backoffice §10; docs/erp.md). */
export const integrationsFeature: Feature<WebhookDeps> = (api, deps) => {
  const { db, reads, config } = deps
  const { timeZone } = config
  measureWebhooks(deps)

  serveList(api, staffWebhooks.list, ({ query }) => webhookList.list(db, query, timeZone))
  serve(api, staffWebhooks.read, ({ params }) => orNotFound(webhookList.find(db, params.Id, timeZone)))
  serve(api, staffWebhooks.create, ({ session, body }) => createWebhook(deps, session, body))
  serve(api, staffWebhooks.change, ({ session, params, body }) =>
    changeWebhook(deps, session, params.Id, body),
  )
  serveUndo<number>(api, deps, staffWebhooks, (session, Id, body) => changeWebhook(deps, session, Id, body))
  serve(api, staffWebhooks.remove, ({ session, params }) => removeWebhook(deps, session, params.Id))
  serve(api, tryCall, ({ params }) => tryWebhook(deps, params.Id))
  serve(api, rotateWebhookSecret, ({ session, params }) => rotateSecret(deps, session, params.Id))
  serve(api, replayWebhookCall, ({ session, params, body }) => replayWebhook(deps, session, params.Id, body))

  serveList(api, staffDeliveries.list, ({ query }) => deliveryList.list(reads, query, timeZone))
  serve(api, staffDeliveries.read, ({ params }) => orNotFound(findDelivery(db, timeZone, params.Id)))
  serve(api, replayDeliveryCall, ({ session, params }) => replayDelivery(deps, session, params.Id))

  serveList(api, staffApiKeys.list, ({ query }) => apiKeyList.list(db, query, timeZone))
  serve(api, staffApiKeys.read, ({ params }) => orNotFound(apiKeyList.find(db, params.Id, timeZone)))
  serve(api, staffApiKeys.create, ({ session, body }) => createApiKey(deps, session, body))
  serve(api, revokeCall, ({ session, params }) => revokeApiKey(deps, session, params.Id))

  serve(api, exportOrders, ({ session, query, reply }) => sendOrderCsvToStaff(reply, deps, session, query))
}

/** Adds to `/metrics` how many deliveries are queued and how many were given up. */
function measureWebhooks({ db, metrics }: WebhookDeps): void {
  const help = 'Webhook deliveries that wait (queued) and that were given up (failed)'
  addGauge(metrics, 'gondola_webhook_deliveries', help, ['state'], async () => [
    [{ state: 'queued' }, await countDeliveries(db, 'queued')],
    [{ state: 'failed' }, await countDeliveries(db, 'failed')],
  ])
}

/** Creates a key; only this answer contains its token. @throws 422 a broken rule */
async function createApiKey(
  deps: WebhookDeps,
  session: StaffSession,
  draft: ApiKeyDraft,
): Promise<ApiKeyWhole> {
  const { db, clock, config } = deps
  const fault = checkApiKey(draft, today(clock, config.timeZone))
  if (fault !== null) refuseStaff(fault)
  return inTransaction(db, async (trx) => {
    if (!(await areBranches(trx, draft.Sucursales ?? [])))
      refuseStaff(broken('sucursal-inexistente', 'Sucursales'))
    const { Id, token } = await insertApiKey(trx, deps, draft, session.userName)
    const Despues = (await apiKeyList.find(trx, Id, config.timeZone)) ?? refuseNotFound()
    await recordChange(trx, session, clock, {
      Entidad: staffApiKeys.name,
      Clave: Id,
      Accion: 'crear',
      Despues,
    })
    return { ...Despues, Token: token }
  })
}

/** Revokes a key at once. @throws 404; 422 it is already revoked */
async function revokeApiKey(
  { db, clock, config }: WebhookDeps,
  session: StaffSession,
  Id: number,
): Promise<ApiKey> {
  return inTransaction(db, async (trx) => {
    const Antes = (await apiKeyList.find(trx, Id, config.timeZone)) ?? refuseNotFound()
    if (!(await writeRevocation(trx, clock, Id)))
      refuseStaff({ code: 'clave-revocada', text: INTEGRATION_FAULTS['clave-revocada'] })
    const Despues = (await apiKeyList.find(trx, Id, config.timeZone)) ?? refuseNotFound()
    await recordChange(trx, session, clock, {
      Entidad: staffApiKeys.name,
      Clave: Id,
      Accion: 'revocar',
      Antes,
      Despues,
    })
    return Despues
  })
}
