import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { API_DOCS_TEXTS } from '@gondola/contract/texts/api-docs.ts'
import type { Config } from '../config.ts'
import { documentWebhooks } from './webhook-docs.ts'
import { CLIENT_COOKIE, STAFF_COOKIE } from './session.ts'
import { XSRF_HEADER } from './xsrf.ts'

/** Holds at this path alone: the page's scripts are files, its styles and small pictures it makes itself. */
const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'"

/** The contract's calls as OpenAPI 3.1, to read at `/api/docs` and to load at `/api/docs/json`. Before the routes. */
export async function documentApi(app: FastifyInstance, { publicUrl }: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: API_DOCS_TEXTS.title, description: API_DOCS_TEXTS.description, version: '1' },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          client: { type: 'apiKey', in: 'cookie', name: CLIENT_COOKIE, description: API_DOCS_TEXTS.client },
          staff: { type: 'apiKey', in: 'cookie', name: STAFF_COOKIE, description: API_DOCS_TEXTS.staff },
          key: { type: 'http', scheme: 'bearer', description: API_DOCS_TEXTS.key },
          xsrf: { type: 'apiKey', in: 'header', name: XSRF_HEADER, description: API_DOCS_TEXTS.xsrf },
        },
      },
      webhooks: documentWebhooks(),
    },
    // the health checks, pictures and pages are no calls
    transform: ({ schema, url, route }) => ({
      url,
      schema: { ...schema, hide: route.config?.call === undefined },
    }),
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: POLICY,
    uiConfig: { docExpansion: 'list', validatorUrl: null },
  })
}
