import { API_SECTIONS, type Call } from '@gondola/contract/calls'
import { XSRF_HEADER } from '@gondola/contract/base'
import { Problem } from '@gondola/contract/http'
import { API_DOCS_TEXTS } from './page-texts.ts'
import type { Config } from '../../platform/config.ts'
import { currentBrand } from '../../http/current-brand.ts'
import { cookieName } from '../../http/caller.ts'
import { CLIENT_COOKIE, STAFF_COOKIE } from '../../sessions/session.ts'
import { describeCall } from './describe-call.ts'
import { NamedSchemas, type Schema } from './named-schemas.ts'
import { NamedRefusals } from './refusals.ts'
import { WebhookBody, WebhookEvent, EVENT_NAMES } from '@gondola/contract/integrations'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** Describes the webhooks that the shop sends to other systems: one entry for each event. */
function describeWebhooks(names: NamedSchemas): Record<string, object> {
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

/** Describes the calls that a process serves as OpenAPI 3.1. */
export function describeApi(calls: readonly Call[], config: Pick<Config, 'publicUrl'>): object {
  const names = new NamedSchemas()
  const refusals = new NamedRefusals()
  names.refer(Problem as unknown as Schema)
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = `/api${call.path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: describeCall(call, { schemas: names, refusals }),
    }
  }
  const webhooks = describeWebhooks(names)
  return {
    openapi: '3.1.0',
    info: { title: currentBrand().name, description: API_DOCS_TEXTS.description, version: '1' },
    servers: [{ url: config.publicUrl }],
    tags: [
      ...Object.entries(API_SECTIONS).map(([name, description]) => ({ name, description })),
      { name: API_DOCS_TEXTS.webhooks, description: API_DOCS_TEXTS.webhook },
    ],
    paths,
    webhooks,
    components: { schemas: names.components(), responses: refusals.components(), ...components(config) },
  }
}

const text = { type: 'string' }

const components = (config: Pick<Config, 'publicUrl'>) => ({
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: API_DOCS_TEXTS.idempotencyKey,
      schema: { ...text, pattern: '^[\\x21-\\x7e]{1,200}$' },
    },
  },
  headers: {
    XTotalCount: { description: API_DOCS_TEXTS.totalCount, schema: { type: 'integer', minimum: 0 } },
    RetryAfter: { description: API_DOCS_TEXTS.retryAfter, schema: { type: 'integer', minimum: 1 } },
    SessionCookie: { description: API_DOCS_TEXTS.sessionCookie, schema: text },
    XsrfCookie: { description: API_DOCS_TEXTS.xsrfCookie, schema: text },
  },
  securitySchemes: {
    client: cookieKey(cookieName(CLIENT_COOKIE, config), API_DOCS_TEXTS.client),
    staff: cookieKey(cookieName(STAFF_COOKIE, config), API_DOCS_TEXTS.staff),
    key: { type: 'http', scheme: 'bearer', description: API_DOCS_TEXTS.key },
    xsrf: { type: 'apiKey', in: 'header', name: XSRF_HEADER, description: API_DOCS_TEXTS.xsrf },
  },
})

const cookieKey = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description })
