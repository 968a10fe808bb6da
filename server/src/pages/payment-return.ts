import { orderAddress, ROUTES } from '@gondola/contract/base'
import type { FastifyInstance } from 'fastify'

const ORDER = /^[1-9]\d{0,9}$/

/**
 * Where the provider's page sends a customer back to. It appends what it says of the payment, which proves nothing and
 * would be lost before a `#`: it is dropped, and the order's page asks the provider.
 */
export function servePaymentReturn(pages: FastifyInstance): void {
  pages.get<{ Params: { Id: string } }>('/pago/vuelta/:Id', async ({ params: { Id } }, reply) => {
    const address = ORDER.test(Id) ? `${orderAddress(Number(Id))}?pago=vuelta` : ROUTES.myOrders
    return reply.header('cache-control', 'no-store').redirect(`/#${address}`, 303)
  })
}
