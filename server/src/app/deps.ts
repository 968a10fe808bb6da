import { type Clock } from '../platform/clock.ts'
import { type Config } from '../platform/config.ts'
import { type OpenDatabase } from '../platform/db/open-database.ts'
import { platformDeps, type Deps } from '../platform/deps.ts'
import { LiveCatalogue } from '../goods/catalogue/live-catalogue.ts'
import { ActiveEndpoints, type WebhookDeps } from '../office/integrations/active-endpoints.ts'
import { paymentAccounts } from '../payments/providers/payment-accounts.ts'
import { LiveStock } from '../goods/stock/live-stock.ts'
import { queueOrderWebhooks } from '../office/integrations/order-webhooks.ts'
import { auditOrderEvents, creditOrderPoints, countOrderShortages } from '../orders/order-listeners.ts'
import type { OrderListener } from '../orders/order-events.ts'
import type { PaymentDeps } from '../payments/providers/provider.ts'
import type { SessionDeps } from '../sessions/session.ts'
import { followQuestions } from '../orders/picking/ask-customer.ts'
import { mailOrderEvents } from '../orders/order-mails.ts'
import { pushOrderEvents } from '../orders/order-pushes.ts'
import { refuseReturn } from '../payments/claims/decide-claim.ts'
import { useCredit } from '../payments/claims/use-credit.ts'
import { refuseUncovered, settleAfterEvents } from '../payments/settlement/payment-listeners.ts'

/** All that features are given: what the platform owns (`Deps`), and what the rooms above it own. */
export interface AppDeps extends Deps {
  /** Cache of recently found sessions; cleared whenever a session ends. */
  sessionCache: SessionDeps['sessionCache']
  /** The branches' stock in memory, as customers see it. */
  stock: LiveStock
  /** The articles on sale, in memory; available once the app is ready. */
  catalogue: LiveCatalogue
  /** The listeners for order events, in the order in which they are called. */
  orderListeners: readonly OrderListener[]
  /** The account with a provider as it is configured now; null: none. */
  paymentProvider: PaymentDeps['paymentProvider']
  webhooks: ActiveEndpoints
}

/** The listeners for order events. The order matters: a dispatch's mail must come after its points, an order's after its credit. */
const orderListeners = (deps: WebhookDeps): readonly OrderListener[] => [
  refuseUncovered(deps),
  refuseReturn,
  auditOrderEvents(deps),
  queueOrderWebhooks(deps),
  creditOrderPoints(deps),
  countOrderShortages(deps),
  useCredit(deps),
  followQuestions(deps),
  mailOrderEvents(deps),
  settleAfterEvents(deps),
  pushOrderEvents(deps),
]

export function buildDeps(
  config: Config,
  database: Pick<OpenDatabase, 'db' | 'reads' | 'replica' | 'kind'>,
  clock: Clock,
): AppDeps {
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
