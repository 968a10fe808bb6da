import { WebhookBody, WebhookEvent } from '@gondola/contract/entities/integration.ts'
import { API_DOCS_TEXTS } from '@gondola/contract/texts/api-docs.ts'
import { EVENT_NAMES } from '@gondola/contract/texts/staff/integrations.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
})

/** What the shop sends to other systems, for the API's own documentation: one entry for each event. */
export function documentWebhooks(): Record<string, never> {
  const events = WebhookEvent.anyOf.map(({ const: event }) => event)
  return Object.fromEntries(
    events.map((event) => [
      event,
      {
        post: {
          tags: ['webhooks'],
          summary: EVENT_NAMES[event],
          description: API_DOCS_TEXTS.webhook,
          parameters: [
            header('X-Gondola-Firma', API_DOCS_TEXTS.webhookSignature),
            header('X-Gondola-Evento', API_DOCS_TEXTS.webhookEvent),
            header('X-Gondola-Tipo', API_DOCS_TEXTS.webhookType),
          ],
          requestBody: { required: true, content: { 'application/json': { schema: WebhookBody } } },
          responses: { '2XX': { description: API_DOCS_TEXTS.webhookTaken } },
        },
      },
    ]),
  ) as Record<string, never>
}
