import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { API_DOCS_TEXTS } from '@gondola/contract/texts/api-docs.ts'
import type { Config } from '../config.ts'
import { documentWebhooks } from './webhook-docs.ts'
import { CLIENT_COOKIE, cookieName, STAFF_COOKIE } from './session.ts'
import { XSRF_HEADER } from './xsrf.ts'

/** Holds at this path alone: the page's scripts are files, its styles and small pictures it makes itself. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The contract's calls as OpenAPI 3.1, to read at `/api/docs` and to load at `/api/docs/json`. Before the routes. */
export async function documentApi(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: API_DOCS_TEXTS.title, description: API_DOCS_TEXTS.description, version: '1' },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: {
          client: cookieKey(cookieName(CLIENT_COOKIE, config), API_DOCS_TEXTS.client),
          staff: cookieKey(cookieName(STAFF_COOKIE, config), API_DOCS_TEXTS.staff),
          key: { type: 'http', scheme: 'bearer', description: API_DOCS_TEXTS.key },
          xsrf: { type: 'apiKey', in: 'header', name: XSRF_HEADER, description: API_DOCS_TEXTS.xsrf },
        },
      },
      webhooks: documentWebhooks(),
    },
    // the health checks, pictures and pages are no calls; a file has no schema to check it by, only one to tell of it
    transform: ({ schema, url, route }) => ({
      url,
      schema: {
        ...schema,
        hide: route.config?.call === undefined,
        ...(route.config?.call?.shape.upload && { body: { type: 'string', format: 'binary' } }),
      },
    }),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    uiConfig: { docExpansion: 'list', validatorUrl: null },
  })
}

const cookieKey = (name: string, description: string) =>
  ({ type: 'apiKey', in: 'cookie', name, description }) as const
