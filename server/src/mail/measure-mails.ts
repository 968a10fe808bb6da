import { Gauge } from 'prom-client'
import type { Deps } from '../platform/deps.ts'
import { countQueuedMails } from './mail-queue.store.ts'

/** Reports the number of queued mails in `/metrics`. */
export function measureMails({ db, metrics }: Pick<Deps, 'db' | 'metrics'>): void {
  const queue: Gauge = new Gauge({
    name: 'gondola_mail_queued',
    help: 'Mails that wait to be sent',
    registers: [],
    async collect() {
      this.set(await countQueuedMails(db))
    },
  })
  metrics.registerMetric(queue)
}
