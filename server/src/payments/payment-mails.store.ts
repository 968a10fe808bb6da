import { sql } from 'kysely'
import type { Db } from '../platform/db/open-database.ts'

/** What the provider said about an order's money of which no mail was queued, oldest first. */
export const listUnmailed = (trx: Db, orderId: number) =>
  trx
    .selectFrom('payment_events')
    .innerJoin('payments', 'payments.id', 'payment_events.payment_id')
    .leftJoin('mail_queue', (join) =>
      join.on('mail_queue.event_key', '=', sql<string>`'pago-' || cast(payment_events.id as text)`),
    )
    .where('payment_events.order_id', '=', orderId)
    .where('payment_events.author', '=', 'provider')
    .where('mail_queue.id', 'is', null)
    .where((row) =>
      row.or([
        row('payment_events.kind', 'in', ['cobro', 'devolucion']),
        row('payment_events.state', '=', 'reservado'),
      ]),
    )
    .select([
      'payment_events.id',
      'payment_events.kind',
      'payment_events.centavos',
      'payments.asked',
      'payments.means',
    ])
    .orderBy('payment_events.id')
    .limit(20)
    .execute()

export const mailKey = (event: number): string => `pago-${event}`
