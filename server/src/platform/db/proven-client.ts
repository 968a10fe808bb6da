import { sql, type Expression, type RawBuilder } from 'kysely'

/**
 * Whether a client ever had an order delivered, or has paid for one that is to come: the money of one that was given up
 * goes back, and a chargeback took it. Accounts cost nothing; those that are not proven
 * share what there is (`PorcentajeCuentasNuevas`).
 */
export const isProvenClient = (client: Expression<number | null>): RawBuilder<boolean> => sql`(
  exists (select 1 from orders own where own.client_id = ${client} and own."Estado" = 'D')
  or exists (
    select 1 from orders own inner join payments paid on paid.order_id = own."Id"
    where own.client_id = ${client} and own."Estado" = 'P'
      and paid.captured > paid.refunded and paid.state <> 'contracargo'
  ))`

/** The centavos that the shop owes a client; null: it never owed any. */
export const creditOf = (client: Expression<number | null>): RawBuilder<number | null> =>
  sql`(select sum(centavos) from credit_movements where credit_movements.client_id = ${client})`
