import { Gauge } from 'prom-client'
import type { Deps } from '../platform/deps.ts'
import { countPushes } from './push-queue.store.ts'

/** Reports the push messages of the last weeks in `/metrics`: waiting, sent, given up. */
export function measurePushes({ db, metrics }: Pick<Deps, 'db' | 'metrics'>): void {
  const messages: Gauge<'state'> = new Gauge({
    name: 'gondola_push_messages',
    help: 'Push messages that wait (queued), and those kept that were sent and given up (failed)',
    labelNames: ['state'],
    registers: [],
    async collect() {
      for (const state of ['queued', 'sent', 'failed'] as const)
        this.set({ state }, await countPushes(db, state))
    },
  })
  metrics.registerMetric(messages)
}
