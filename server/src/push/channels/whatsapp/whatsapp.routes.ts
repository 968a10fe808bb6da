import { fits } from '@gondola/contract/base'
import { chooseWhatsApp, findWhatsApp, type WhatsAppNotices } from '@gondola/contract/orders'
import type { FastifyInstance } from 'fastify'
import { Type, type Static } from 'typebox'
import { answerNoSuchCall } from '../../../http/problem-handler.ts'
import { refuseNotFound, refuseViolation } from '../../../http/problem.ts'
import { parsedBody, readTexts } from '../../../http/raw-body.ts'
import { type Feature, serve } from '../../../http/serve.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import {
  endNumber,
  endTelephone,
  findTelephone,
  insertTelephone,
  noteStatus,
  whatsAppNumber,
} from './telephones.store.ts'
import { isSigned, isVerifyToken, readWhatsAppKeys, UNDELIVERABLE } from './whatsapp.ts'

/** The choice of a customer whether notices of orders come to the telephone of the account, too. */
export const whatsAppFeature: Feature = (api, deps) => {
  serve(api, findWhatsApp, ({ session }) => shown(deps, session.clientId))
  serve(api, chooseWhatsApp, async ({ session: { clientId }, body: { Activo } }) => {
    if (Activo && (await readWhatsAppKeys(deps)) === null) refuseNotFound()
    await inTransaction(deps.db, async (trx) => {
      await endTelephone(trx, clientId, null)
      if (!Activo) return
      const number = whatsAppNumber((await findTelephone(trx, clientId)).Telefono)
      if (number === null) refuseViolation({ code: 'telefono-invalido' })
      await insertTelephone(trx, deps.clock, clientId, number)
    })
    return shown(deps, clientId)
  })
}

async function shown(deps: Deps, clientId: number): Promise<WhatsAppNotices> {
  const { Telefono, endpoint } = await findTelephone(deps.db, clientId)
  const Disponible = (await readWhatsAppKeys(deps)) !== null
  return { Disponible, Telefono: whatsAppNumber(Telefono) && Telefono, Activo: endpoint !== null }
}

const optional = Type.Optional
const Status = Type.Object({
  status: Type.String(),
  biz_opaque_callback_data: optional(Type.String()),
  errors: optional(Type.Array(Type.Object({ code: Type.Integer() }))),
})
const Message = Type.Object({ from: Type.String(), text: optional(Type.Object({ body: Type.String() })) })
const Value = Type.Object({ statuses: optional(Type.Array(Status)), messages: optional(Type.Array(Message)) })
/** What of a webhook is read. */
const Webhook = Type.Object({
  entry: Type.Array(Type.Object({ changes: Type.Array(Type.Object({ value: Value })) })),
})

const WEBHOOK_MAX_BYTES = 65_536
const PATH = '/api/avisos/whatsapp'
/** What a customer answers who wants no more. */
const STOP = /^\s*(baja|stop)\s*[.!]?\s*$/i

/** WhatsApp's webhooks: what became of messages, and who wants no more. Only signed ones count. */
export function serveWhatsAppWebhooks(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    readTexts(scope, WEBHOOK_MAX_BYTES)
    scope.get(PATH, async ({ query }, reply) => {
      const asked = query as Record<string, unknown>
      const keys = await readWhatsAppKeys(deps)
      if (keys === null || !isVerifyToken(keys, asked['hub.verify_token'])) return reply.code(403).send()
      return reply.type('text/plain').send(String(asked['hub.challenge']).slice(0, 200))
    })
    scope.post(PATH, { bodyLimit: WEBHOOK_MAX_BYTES }, async (request, reply) => {
      const keys = await readWhatsAppKeys(deps)
      if (keys === null) return answerNoSuchCall(request, reply)
      const signature = request.headers['x-hub-signature-256']
      if (!isSigned(keys, String(request.body), signature, 'sha256=')) return reply.code(403).send()
      await takeWebhook(deps, parsedBody(request.body))
      return reply.send()
    })
  })
}

async function takeWebhook({ db, clock }: Deps, body: unknown): Promise<void> {
  if (!fits(Webhook, body)) return
  for (const { changes } of (body as Static<typeof Webhook>).entry)
    for (const { value } of changes) {
      for (const { status, biz_opaque_callback_data: key = '', errors } of value.statuses ?? []) {
        const code = errors?.[0]?.code ?? 0
        const ends = code === UNDELIVERABLE
        await inTransaction(db, (trx) => noteStatus(trx, clock, { key, status, code, ends }))
      }
      for (const { from, text } of value.messages ?? [])
        if (STOP.test(text?.body ?? '')) await endNumber(db, from)
    }
}
