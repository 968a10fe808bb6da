import type { Call } from '@gondola/contract/calls'
import { XSRF_HEADER } from '@gondola/contract/base'
import { Problem } from '@gondola/contract/http'
import { API_DOCS_TEXTS } from './texts/page-texts.ts'
import { TOLD_SECTIONS } from './texts/told-calls.ts'
import type { Config } from '../../platform/config.ts'
import { cookieName } from '../../http/cookie-name.ts'
import { CLIENT_COOKIE, STAFF_COOKIE } from '../../sessions/session.ts'
import { describeCall } from './describe-call.ts'
import { NamedSchemas, type Schema } from './named-schemas.ts'
import { NamedRefusals } from './refusals.ts'
import { describeWebhooks } from './describe-webhooks.ts'

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
    info: { title: API_DOCS_TEXTS.title, description: API_DOCS_TEXTS.description, version: '1' },
    servers: [{ url: config.publicUrl }],
    tags: [
      ...TOLD_SECTIONS.map(({ tag, text }) => ({ name: tag, description: text })),
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
