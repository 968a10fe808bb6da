import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { fits } from '@gondola/contract/base'
import { cardPagePath, PayReference, payReturnPath, reserveOnCard } from '@gondola/contract/payments'
import type { Feature } from '../../http/feature.ts'
import { HTML_TYPE } from '../../http/html-page.ts'
import { serve } from '../../http/serve.ts'
import { giveXsrfCookie } from '../../http/xsrf.ts'
import type { Deps } from '../../platform/deps.ts'
import { pickSiteParameters } from '../../site/parameters.store.ts'
import { findReserveSession } from '../ledger/ledger.store.ts'
import type { CardFields } from '../providers/known-provider.ts'
import { CARD_CSS, CARD_SCRIPT_PATH, CARD_STYLE_PATH, renderCardPage, renderClosedPage } from './card-page.ts'
import { knownOutcome, reserveSession } from './reserve-on-card.ts'

const SCRIPT = readFileSync(new URL('./browser/card-page.js', import.meta.url), 'utf8')

export const cardReserveFeature: Feature = (api, deps) => {
  serve(api, reserveOnCard, ({ params: { Referencia }, body }) => reserveSession(deps, Referencia, body))
}

/**
 * The shop's page for a card (decision 0031), apart from the shop's own page and with a policy of its own: only the
 * provider's script, frames and calls beside the page's.
 */
export function serveCardPage(app: FastifyInstance, deps: Deps): void {
  app.get(CARD_SCRIPT_PATH, (_, reply) => reply.type('text/javascript; charset=utf-8').send(SCRIPT))
  app.get(CARD_STYLE_PATH, (_, reply) => reply.type('text/css; charset=utf-8').send(CARD_CSS))
  app.get(cardPagePath(':reference'), async (request, reply) => {
    const { reference } = request.params as { reference: string }
    reply.type(HTML_TYPE).header('cache-control', 'no-store')
    const { NombreTienda: shop } = await pickSiteParameters(deps.db, ['NombreTienda'])
    const session = fits(PayReference, reference) ? await findReserveSession(deps.db, reference) : null
    const provider = session === null ? null : await deps.paymentProvider(session.provider)
    if (session === null || !provider?.cardFields) return reply.code(404).send(renderClosedPage(shop))
    const known = await knownOutcome(deps.db, deps, session)
    if (known === 'cerrado') return reply.send(renderClosedPage(shop))
    if (known !== null) return reply.redirect(payReturnPath(session.order_id), 303)
    giveXsrfCookie(request, reply, deps.config)
    const { cardFields: fields, isLive } = provider
    return reply.header('content-security-policy', policyOf(fields)).send(
      renderCardPage({
        session,
        shop,
        fields,
        isLive,
        now: deps.clock.now(),
        timeZone: deps.config.timeZone,
      }),
    )
  })
}

function policyOf({ sources }: CardFields): string {
  const provider = sources.join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${provider}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${provider}`,
    `frame-src ${provider}`,
    `connect-src 'self' ${provider}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
