import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { BODY_MAX_BYTES } from '@gondola/contract/constants.ts'
import { staffArticlesFeature } from './assortment/articles.routes.ts'
import { staffCategoriesFeature } from './assortment/categories.routes.ts'
import { staffPricesFeature } from './assortment/prices.routes.ts'
import { documentApi } from './api-docs/api-docs.ts'
import { putLaneInFront } from './catalogue/answer-lane.ts'
import { catalogueFeature } from './catalogue/catalogue.routes.ts'
import { accountFeature } from './clients/account.routes.ts'
import { ownArticlesFeature } from './clients/own-articles.routes.ts'
import { loginFeature } from './clients/login.routes.ts'
import { staffClientsFeature } from './clients/staff-clients.routes.ts'
import { deliveryFeature } from './delivery/delivery.routes.ts'
import { staffDeliveryFeature } from './delivery/staff-delivery.routes.ts'
import type { Deps } from './deps.ts'
import type { Feature } from './feature.ts'
import { serveFinding } from './finding/finding.routes.ts'

import { answerBrokenConnection, answerFrameworkError } from './http/client-errors.ts'
import { tellHealth } from './http/health.ts'
import { answerTeller, logAnswers, logOptions, type LineStream } from './http/log.ts'
import { measure } from './http/metrics.ts'
import { answerNoSuchPage, servePages } from './http/pages.ts'
import { answerNoSuchCall, answerProblems } from './http/problem-handler.ts'
import { Flood, limitRates } from './http/rate-limit.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { checkSessions } from './http/session.ts'
import { validateInput } from './http/validation.ts'
import { checkXsrf } from './http/xsrf.ts'
import { importsFeature } from './imports/staff-imports.routes.ts'
import { inboxesFeature } from './inboxes/inboxes.routes.ts'
import { erpFeature } from './integrations/erp.routes.ts'
import { integrationsFeature } from './integrations/integrations.routes.ts'
import { mailFeature } from './mail/mail.routes.ts'
import { ordersFeature } from './orders/orders.routes.ts'
import { staffOrdersFeature } from './orders/staff-orders.routes.ts'
import { picturesFeature } from './pictures/pictures.routes.ts'
import { promotionsFeature } from './promotions/promotions.routes.ts'
import { reportsFeature } from './reports/reports.routes.ts'
import { siteFeature } from './site/site.routes.ts'
import { windowFeature } from './site/window.routes.ts'
import { accessFeature } from './staff/access.routes.ts'
import { accountsFeature } from './staff/accounts.routes.ts'
import { auditFeature } from './staff/audit.routes.ts'

/** Longer than any text in a path may be, percent-encoded. */
const PATH_PART_MAX = 3000

/** How long a request may take to arrive: nobody holds connections by sending a byte a minute. */
const REQUEST_MAX_MS = 60_000

/** After how long without a byte in either direction a connection ends: nobody holds one by not reading the answer. */
const SILENT_MAX_MS = 300_000

/** Quality 4 costs about what gzip does. Bodies are never unpacked: a small one cannot become a large one. */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
}

/** What the shop can do, a line each. */
export const FEATURES: readonly Feature[] = [
  catalogueFeature,
  loginFeature,
  accountFeature,
  ownArticlesFeature,
  siteFeature,
  deliveryFeature,
  ordersFeature,
  accessFeature,
  accountsFeature,
  staffOrdersFeature,
  auditFeature,
  staffArticlesFeature,
  staffCategoriesFeature,
  staffPricesFeature,
  picturesFeature,
  promotionsFeature,
  importsFeature,
  windowFeature,
  staffDeliveryFeature,
  mailFeature,
  staffClientsFeature,
  inboxesFeature,
  reportsFeature,
  integrationsFeature,
  erpFeature,
]

export interface AppOptions {
  features?: readonly Feature[]
  /** Where log lines go instead of standard output. */
  logStream?: LineStream
}

/** The server's table of contents: what every request passes, in order, then the features. */
export async function buildApp(deps: Deps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { features = FEATURES, logStream } = options
  const app = Fastify({
    ...logOptions(deps.config, logStream),
    trustProxy: deps.config.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MAX_MS,
    connectionTimeout: SILENT_MAX_MS,
    routerOptions: { maxParamLength: PATH_PART_MAX },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBrokenConnection,
  })

  answerProblems(app)
  logAnswers(app)
  const count = measure(app, deps)
  const flood = deps.config.rateLimit ? new Flood(deps.clock) : null
  sendSecurityHeaders(app, deps.config)
  limitRates(app, deps, flood)
  await app.register(cookie)
  await app.register(compress, COMPRESSION)
  await documentApi(app, deps.config)
  tellHealth(app, deps)
  await app.register((api) => buildApi(api, deps, features), { prefix: '/api' })
  serveFinding(app, deps)
  await servePages(app, deps)
  app.setNotFoundHandler(answerNoSuchPage)
  putLaneInFront(app, { deps, flood, count, tell: answerTeller(app, logStream) })
  return app
}

async function buildApi(api: FastifyInstance, deps: Deps, features: readonly Feature[]): Promise<void> {
  api.setNotFoundHandler(answerNoSuchCall)
  // answers are made by `serve`, from the call's own schema
  api.setSerializerCompiler(() => JSON.stringify)
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  checkXsrf(api, deps)
  checkSessions(api, deps)
  validateInput(api)
  for (const feature of features) await feature(api, deps)
}
