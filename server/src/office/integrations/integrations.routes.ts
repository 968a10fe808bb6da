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
} from '@gondola/contract/integrations'
import type { Feature } from '../../http/feature.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { serveUndo } from '../../audit/serve-undo.ts'
import { findApiKey, listApiKeys } from '../../sessions/api-keys.store.ts'
import { findDelivery, listDeliveries } from './deliveries.store.ts'
import { createApiKey, revokeApiKey } from './edit-api-keys.ts'
import { changeWebhook, createWebhook, removeWebhook, rotateSecret, tryWebhook } from './edit-webhooks.ts'
import { sendOrderCsvToStaff } from './export-orders.ts'
import { measureWebhooks } from './measure-webhooks.ts'
import { replayDelivery, replayWebhook } from './replay-deliveries.ts'
import { findWebhook, listWebhooks } from './webhooks.store.ts'

/** The back office's administration of integrations (backoffice §10; docs/erp.md). */
export const integrationsFeature: Feature = (api, deps) => {
  const { db, reads, config } = deps
  const { timeZone } = config
  measureWebhooks(deps)

  serveList(api, staffWebhooks.list, ({ query }) => listWebhooks(db, timeZone, query))
  serve(
    api,
    staffWebhooks.read,
    async ({ params }) => (await findWebhook(db, timeZone, params.Id)) ?? refuseNotFound(),
  )
  serve(api, staffWebhooks.create, ({ session, body }) => createWebhook(deps, session, body))
  serve(api, staffWebhooks.change, ({ session, params, body }) =>
    changeWebhook(deps, session, params.Id, body),
  )
  serveUndo<number>(api, deps, staffWebhooks, (session, Id, body) => changeWebhook(deps, session, Id, body))
  serve(api, staffWebhooks.remove, ({ session, params }) => removeWebhook(deps, session, params.Id))
  serve(api, tryCall, ({ params }) => tryWebhook(deps, params.Id))
  serve(api, rotateWebhookSecret, ({ session, params }) => rotateSecret(deps, session, params.Id))
  serve(api, replayWebhookCall, ({ session, params, body }) => replayWebhook(deps, session, params.Id, body))

  serveList(api, staffDeliveries.list, ({ query }) => listDeliveries(reads, timeZone, query))
  serve(
    api,
    staffDeliveries.read,
    async ({ params }) => (await findDelivery(db, timeZone, params.Id)) ?? refuseNotFound(),
  )
  serve(api, replayDeliveryCall, ({ session, params }) => replayDelivery(deps, session, params.Id))

  serveList(api, staffApiKeys.list, ({ query }) => listApiKeys(db, timeZone, query))
  serve(
    api,
    staffApiKeys.read,
    async ({ params }) => (await findApiKey(db, timeZone, params.Id)) ?? refuseNotFound(),
  )
  serve(api, staffApiKeys.create, ({ session, body }) => createApiKey(deps, session, body))
  serve(api, revokeCall, ({ session, params }) => revokeApiKey(deps, session, params.Id))

  serve(api, exportOrders, ({ session, query, reply }) => sendOrderCsvToStaff(reply, deps, session, query))
}
