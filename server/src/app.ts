import { countPeopleReads } from './audit/people-reads.ts'
import { constants } from 'node:zlib'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { BODY_MAX_BYTES } from '@gondola/contract/base'
import { branchesFeature } from './office/catalogue-admin/branches.routes.ts'
import { staffArticlesFeature } from './office/catalogue-admin/articles.routes.ts'
import { staffCategoriesFeature } from './office/catalogue-admin/categories.routes.ts'
import { searchWordsFeature } from './office/catalogue-admin/search-words.routes.ts'
import { priceListsFeature } from './office/catalogue-admin/price-lists.routes.ts'
import { staffOffersFeature } from './office/catalogue-admin/offers.routes.ts'
import { staffPricesFeature } from './office/catalogue-admin/prices.routes.ts'
import { accountRemovalFeature } from './office/account-removal/account-removal.routes.ts'
import { documentApi } from './app/api-docs/api-docs.ts'
import { serveCachedResponses } from './goods/catalogue/response-cache/response-cache.ts'
import { catalogueFeature } from './goods/catalogue/catalogue.routes.ts'
import { accountFeature } from './people/clients/account.routes.ts'
import { addressesFeature } from './people/clients/addresses.routes.ts'
import { ownArticlesFeature } from './people/clients/own-articles.routes.ts'
import { loginFeature } from './people/clients/login.routes.ts'
import { staffClientsFeature } from './people/clients/staff-clients.routes.ts'
import { deliveryFeature } from './delivery/delivery.routes.ts'
import { branchDeliveryFeature } from './delivery/branch-delivery.routes.ts'
import { staffDeliveryFeature } from './delivery/staff-delivery.routes.ts'
import { zonesFeature } from './delivery/zones/zones.routes.ts'
import type { Feature } from './http/serve.ts'
import { serveSeo } from './app/seo/seo.routes.ts'
import {
  answerBrokenConnection,
  answerFrameworkError,
  answerNoSuchCall,
  answerProblems,
} from './http/problem-handler.ts'
import { tellHealth } from './http/health.ts'
import { measureDatabase, measure } from './http/metrics.ts'
import { readOwnWrites } from './http/own-writes.ts'
import { logAnswers, logOptions, type LineStream } from './http/log.ts'
import { refuseCallsWhileClosed, servePageWhileClosed } from './app/pages/closed-shop.ts'
import { answerNoSuchPage, servePages } from './app/pages/pages.ts'
import { measureShopHour } from './http/limit-use.ts'
import { Flood, limitRates } from './http/rate-limit.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import { checkSessions } from './sessions/session.ts'
import { validateInput } from './http/validation.ts'
import { checkXsrf } from './http/xsrf.ts'
import { feedFeature } from './office/imports/feed/feed.routes.ts'
import { importsFeature } from './office/imports/staff-imports.routes.ts'
import { inboxesFeature } from './people/inboxes/inboxes.routes.ts'
import { erpFeature } from './office/integrations/erp.routes.ts'
import { integrationsFeature } from './office/integrations/integrations.routes.ts'
import { mailFeature } from './people/inboxes/mail.routes.ts'
import { ownDeliveryFeature } from './orders/placing/own-delivery.routes.ts'
import { ordersFeature } from './orders/orders.routes.ts'
import { orderChangesFeature } from './orders/changing/order-changes.routes.ts'
import { phoneOrdersFeature } from './orders/placing/phone-orders.routes.ts'
import { walksFeature } from './orders/picking/walks.routes.ts'
import { staffOrdersFeature } from './orders/staff-orders.routes.ts'
import { cardReserveFeature, serveCardPage } from './payments/card-page/card-page.routes.ts'
import { differencesFeature } from './payments/reconciliation/differences.routes.ts'
import { bankMovementsFeature } from './payments/transfers/movements.routes.ts'
import { transfersFeature } from './payments/transfers/transfers.routes.ts'
import { paymentAccountsFeature } from './payments/providers/payment-account.routes.ts'
import { paymentTypesFeature } from './payments/payment-types.routes.ts'
import { serveNotices } from './payments/tasks/notices.routes.ts'
import { claimsFeature } from './payments/claims/claims.routes.ts'
import { ownPaymentsFeature, servePayPages } from './payments/own-payments/own-payments.routes.ts'
import { staffMoneyFeature } from './payments/staff/staff-money.routes.ts'
import { pushFeature } from './push/push.routes.ts'
import { serveWhatsAppWebhooks, whatsAppFeature } from './push/channels/whatsapp/whatsapp.routes.ts'
import { picturesFeature } from './goods/pictures/pictures.routes.ts'
import { leafletFeature } from './office/promotions/leaflet.routes.ts'
import { promotionsFeature } from './office/promotions/promotions.routes.ts'
import { reportsFeature } from './office/reports/reports.routes.ts'
import { brandFeature } from './site/brand.routes.ts'
import { messagesFeature } from './site/messages.routes.ts'
import { siteFeature } from './site/site.routes.ts'
import { stockFeature } from './goods/stock/stock.routes.ts'
import { storefrontContentFeature } from './site/storefront-content.routes.ts'
import { accessFeature } from './people/staff/access.routes.ts'
import { accountsFeature } from './people/staff/accounts.routes.ts'
import { auditFeature } from './audit/audit.routes.ts'
import { systemStateFeature } from './site/system-state.routes.ts'
import type { AppDeps } from './app/deps.ts'

/** Longer than any text in a path may be, percent-encoded. */
const PATH_PART_MAX = 3000

/** Time limit for receiving a request, against slow senders that hold connections open (slowloris). */
const REQUEST_MAX_MS = 60_000

/** Idle timeout of a connection in both directions, against clients that hold it by not reading the answer. */
const SILENT_MAX_MS = 300_000

/** Brotli at quality 4 costs about as much as gzip. No request body is decompressed, which rules out zip bombs. */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  globalDecompression: false,
}

export const FEATURES: readonly Feature<AppDeps>[] = [
  auditFeature, // first: it knows the lists served after it
  catalogueFeature,
  loginFeature,
  accountFeature,
  addressesFeature,
  accountRemovalFeature,
  ownArticlesFeature,
  siteFeature,
  deliveryFeature,
  zonesFeature,
  ordersFeature,
  orderChangesFeature,
  phoneOrdersFeature,
  transfersFeature,
  bankMovementsFeature,
  differencesFeature,
  ownPaymentsFeature,
  claimsFeature,
  cardReserveFeature,
  pushFeature,
  whatsAppFeature,
  ownDeliveryFeature,
  accessFeature,
  accountsFeature,
  staffOrdersFeature,
  walksFeature,
  systemStateFeature,
  staffArticlesFeature,
  staffCategoriesFeature,
  staffPricesFeature,
  staffOffersFeature,
  priceListsFeature,
  searchWordsFeature,
  picturesFeature,
  promotionsFeature,
  leafletFeature,
  importsFeature,
  feedFeature,
  storefrontContentFeature,
  brandFeature,
  messagesFeature,
  branchesFeature,
  stockFeature,
  staffDeliveryFeature,
  paymentTypesFeature,
  staffMoneyFeature,
  paymentAccountsFeature,
  branchDeliveryFeature,
  mailFeature,
  staffClientsFeature,
  inboxesFeature,
  reportsFeature,
  integrationsFeature,
  erpFeature,
]

export interface AppOptions {
  features?: readonly Feature<AppDeps>[]
  /** Destination of the log lines; default: standard output. */
  logStream?: LineStream
}

/** Whatever follows the code finds the article (`/p/H-1/leche-0%`), also what is no valid encoding. */
function readableAddress({ url = '/' }: { url?: string | undefined }): string {
  if (!url.startsWith('/p/')) return url
  const mended = url.replace(/%(?![\da-f]{2})/gi, '%25')
  try {
    decodeURI(mended)
    return mended
  } catch {
    return mended.replace(/^(\/p\/[^/?#%]*)[^?#]*/, '$1')
  }
}

/** Builds the server: the hooks that every request passes, in order, then the features and pages. */
export async function buildApp(deps: AppDeps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { features = FEATURES, logStream } = options
  const app = Fastify({
    ...logOptions(deps.config, logStream),
    trustProxy: deps.config.trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MAX_MS,
    connectionTimeout: SILENT_MAX_MS,
    routerOptions: { maxParamLength: PATH_PART_MAX },
    frameworkErrors: answerFrameworkError,
    rewriteUrl: readableAddress,
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
  measureDatabase(deps)
  measureShopHour(deps)
  await app.register((api) => buildApi(api, deps, features), { prefix: '/api' })
  serveNotices(app, deps)
  serveWhatsAppWebhooks(app, deps)
  servePayPages(app)
  serveCardPage(app, deps)
  servePageWhileClosed(app, deps)
  serveSeo(app, deps)
  await servePages(app, deps)
  app.setNotFoundHandler(answerNoSuchPage)
  serveCachedResponses(app, { deps, flood, count, logStream })
  return app
}

async function buildApi(
  api: FastifyInstance,
  deps: AppDeps,
  features: readonly Feature<AppDeps>[],
): Promise<void> {
  api.setNotFoundHandler(answerNoSuchCall)
  // `serve` has already serialized the answer by the call's schema
  api.setSerializerCompiler(() => JSON.stringify)
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  checkXsrf(api, deps)
  checkSessions(api, deps)
  refuseCallsWhileClosed(api, deps)
  countPeopleReads(api, deps)
  validateInput(api)
  readOwnWrites(api, deps)
  for (const feature of features) await feature(api, deps)
}
