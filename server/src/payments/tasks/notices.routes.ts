import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerNoSuchCall } from '../../http/problem-handler.ts'
import { parsedBody, readTexts } from '../../http/raw-body.ts'
import { Flood } from '../../http/rate-limit.ts'
import { askTask } from './payment-tasks.store.ts'
import type { PaymentDeps } from '../providers/provider.ts'

const NOTICE_MAX_BYTES = 16_384
/** Look-ups that notices without a valid signature may cause; what is dropped is found by asking the provider. */
const UNSIGNED_PER_MINUTE = 120

/**
 * The provider's notices. A notice is a hint: it queues a look-up of the payment that it names (decision 0031), once
 * however often it comes, and is answered at once. No session, token or format is asked for; nothing of its body is
 * kept. Anything that is no notice of a payment is answered the same, so that the provider does not send it again.
 */
export function serveNotices(app: FastifyInstance, deps: PaymentDeps): void {
  const unsigned = new Flood(deps.clock, UNSIGNED_PER_MINUTE)
  void app.register(async (scope) => {
    readTexts(scope, NOTICE_MAX_BYTES)
    scope.post('/api/pagos/avisos/:provider', { bodyLimit: NOTICE_MAX_BYTES }, async (request, reply) => {
      const { provider: name } = request.params as { provider: string }
      const api = (await deps.paymentProvider(name))?.api
      if (!api?.abilities.notices) return answerNoSuchCall(request, reply)
      const notice = api.readNotice(noticeRequest(request))
      if (notice !== null && (notice.isSigned || unsigned.isRoomFor(name)))
        await askTask(deps.db, deps.clock, { provider: name, payment: notice.paymentId })
      return reply.header('cache-control', 'no-store').send()
    })
  })
}

const noticeRequest = ({ headers, query, body }: FastifyRequest) => ({
  headers,
  query: query as Record<string, unknown>,
  // one that is empty will do: the address names the payment, too
  body: parsedBody(body),
})
