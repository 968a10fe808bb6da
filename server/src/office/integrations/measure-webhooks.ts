import { Gauge } from 'prom-client'
import type { Deps } from '../../platform/deps.ts'
import { countDeliveries } from './deliveries.store.ts'

/** Adds to `/metrics` how many deliveries are queued and how many were given up. */
export function measureWebhooks({ db, metrics }: Pick<Deps, 'db' | 'metrics'>): void {
  const deliveries: Gauge<'state'> = new Gauge({
    name: 'gondola_webhook_deliveries',
    help: 'Webhook deliveries that wait (queued) and that were given up (failed)',
    labelNames: ['state'],
    registers: [],
    async collect() {
      for (const state of ['queued', 'failed'] as const) this.set({ state }, await countDeliveries(db, state))
    },
  })
  metrics.registerMetric(deliveries)
}
