import { queueOrderWebhooks } from './office/integrations/order-webhooks.ts'
import { auditOrderEvents } from './orders/order-audit.ts'
import type { OrderListener } from './orders/order-events.ts'
import { mailOrderEvents } from './orders/order-mails.ts'
import { creditOrderPoints } from './orders/order-points.ts'
import { pushOrderEvents } from './orders/order-pushes.ts'
import { countOrderShortages } from './orders/order-shortages.ts'
import { refuseUncovered } from './payments/settlement/refuse-uncovered.ts'
import { settleAfterEvents } from './payments/settlement/settle-listener.ts'
import type { Deps } from './platform/deps.ts'

/** The listeners for order events. The order matters: a dispatch's mail must come after its points. */
export const orderListeners = (
  deps: Pick<Deps, 'clock' | 'config' | 'webhooks'>,
): readonly OrderListener[] => [
  refuseUncovered(deps),
  auditOrderEvents(deps),
  queueOrderWebhooks(deps),
  creditOrderPoints(deps),
  countOrderShortages(deps),
  mailOrderEvents(deps),
  settleAfterEvents(deps),
  pushOrderEvents(deps),
]
