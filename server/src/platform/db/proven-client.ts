import { sql, type Expression, type RawBuilder } from 'kysely'

/**
 * Whether a client ever had an order delivered. Accounts cost nothing; those that are not proven share what there is
 * (`PorcentajeCuentasNuevas`). A payment of an order that is still pending can be taken back, and proves nothing else.
 */
export const isProvenClient = (client: Expression<number | null>): RawBuilder<boolean> => sql`(
  exists (select 1 from orders own where own.client_id = ${client} and own."Estado" = 'D'))`

/** Whether an order, a row of `orders`, is no new account's: its client is proven, or it is paid itself. */
export const isProvenOrder: RawBuilder<boolean> = sql`(
  ${isProvenClient(sql.ref('orders.client_id'))} or exists (
    select 1 from payments paid where paid.order_id = orders."Id" and paid.captured > paid.refunded
  ))`

/** The centavos that the shop owes a client; null: it never owed any. */
export const creditOf = (client: Expression<number | null>): RawBuilder<number | null> =>
  sql`(select sum(centavos) from credit_movements where credit_movements.client_id = ${client})`
