import { type Clock } from '../platform/clock.ts'
import { type Config } from '../platform/config.ts'
import { type OpenDatabase } from '../platform/db/open-database.ts'
import { platformDeps, type Deps } from '../platform/deps.ts'
import { LiveCatalogue } from '../goods/catalogue/live-catalogue.ts'
import { ActiveEndpoints } from '../office/integrations/active-endpoints.ts'
import { paymentAccounts } from '../payments/providers/payment-accounts.ts'
import { LiveStock } from '../goods/stock/live-stock.ts'
import { queueOrderWebhooks } from '../office/integrations/order-webhooks.ts'
import { auditOrderEvents } from '../orders/order-audit.ts'
import type { OrderListener } from '../orders/order-events.ts'
import { mailOrderEvents } from '../orders/order-mails.ts'
import { creditOrderPoints } from '../orders/order-points.ts'
import { pushOrderEvents } from '../orders/order-pushes.ts'
import { countOrderShortages } from '../orders/order-shortages.ts'
import { refuseUncovered } from '../payments/settlement/refuse-uncovered.ts'
import { settleAfterEvents } from '../payments/settlement/settle-listener.ts'

/** The listeners for order events. The order matters: a dispatch's mail must come after its points. */
const orderListeners = (deps: Pick<Deps, 'clock' | 'config' | 'webhooks'>): readonly OrderListener[] => [
  refuseUncovered(deps),
  auditOrderEvents(deps),
  queueOrderWebhooks(deps),
  creditOrderPoints(deps),
  countOrderShortages(deps),
  mailOrderEvents(deps),
  settleAfterEvents(deps),
  pushOrderEvents(deps),
]

/** Builds a process's dependencies for an open database. */
export function buildDeps(
  config: Config,
  database: Pick<OpenDatabase, 'db' | 'reads' | 'replica' | 'kind'>,
  clock: Clock,
): Deps {
  const platform = platformDeps(config, database, clock)
  const stock = new LiveStock(platform)
  const catalogue = new LiveCatalogue({ ...platform, stock })
  const deps = {
    ...platform,
    catalogue,
    stock,
    sessionCache: catalogue.viewers,
    webhooks: new ActiveEndpoints(),
    paymentProvider: paymentAccounts(platform),
  }
  return { ...deps, orderListeners: orderListeners(deps) }
}
