import { WebhookBody, WebhookEvent, EVENT_NAMES } from '@gondola/contract/integrations'
import { API_DOCS_TEXTS } from './texts/page-texts.ts'
import type { NamedSchemas, Schema } from './named-schemas.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** Describes the webhooks that the shop sends to other systems: one entry for each event. */
export function describeWebhooks(names: NamedSchemas): Record<string, object> {
  const schema = names.refer(WebhookBody as unknown as Schema)
  const events = WebhookEvent.anyOf.map(({ const: event }) => event)
  return Object.fromEntries(
    events.map((event) => [
      event,
      {
        post: {
          operationId: `webhook${event.replaceAll(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
          tags: [API_DOCS_TEXTS.webhooks],
          summary: EVENT_NAMES[event],
          description: API_DOCS_TEXTS.webhook,
          security: [],
          parameters: [
            header('X-Gondola-Firma', API_DOCS_TEXTS.webhookSignature),
            header('X-Gondola-Evento', API_DOCS_TEXTS.webhookEvent),
            header('X-Gondola-Tipo', API_DOCS_TEXTS.webhookType),
          ],
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: {
            '2XX': { description: API_DOCS_TEXTS.webhookTaken },
            '4XX': { description: API_DOCS_TEXTS.webhookRefused },
          },
        },
      },
    ]),
  )
}
