import { LiveCatalogue } from './goods/catalogue/live-catalogue.ts'
import { ActiveEndpoints } from './office/integrations/active-endpoints.ts'
import { orderListeners } from './order-listeners.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/db/open-database.ts'
import { platformDeps, type Deps } from './platform/deps.ts'
import { paymentAccounts } from './payments/providers/payment-accounts.ts'
import { LiveStock } from './goods/stock/live-stock.ts'

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
