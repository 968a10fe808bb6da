import type { FastifyInstance } from 'fastify'
import { payReturnPath, payReturnScreen } from '@gondola/contract/payments'

const ORDER_ID = /^[1-9]\d{0,9}$/

/** The addresses outside the shop's page that a customer comes to while paying. */
export function servePayPages(app: FastifyInstance): void {
  app.get(payReturnPath(':Id'), async (request, reply) => {
    const { Id } = request.params as { Id: string }
    const screen = ORDER_ID.test(Id) ? payReturnScreen(Number(Id)) : '/#/mis-pedidos'
    return reply.header('cache-control', 'no-store').redirect(screen, 303)
  })
}
