import { recoloured } from '../../http/current-brand.ts'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { fits } from '@gondola/contract/base'
import {
  cardPagePath,
  PayReference,
  payReturnPath,
  reserveOnCard,
  type CardReserve,
  type CardTokenDraft,
  type PaymentState,
} from '@gondola/contract/payments'
import { type Feature, serve } from '../../http/serve.ts'
import { HTML_TYPE } from '../../http/html-page.ts'
import { giveXsrfCookie } from '../../http/xsrf.ts'
import { pickSiteParameters } from '../../site/parameters.store.ts'
import { findReserveSession, listAttempts } from '../ledger/ledger.store.ts'
import {
  type CardFields,
  type PaymentDeps,
  ProviderError,
  type ProviderPayment,
} from '../providers/provider.ts'
import {
  cardFieldsPath,
  CARD_CSS,
  CARD_SCRIPT_PATH,
  CARD_STYLE_PATH,
  renderCardPage,
  renderClosedPage,
} from './card-page.ts'
import { CARD_PAGE_TEXTS, RESERVE_TEXTS } from './card-page-texts.ts'
import { createHash } from 'node:crypto'
import { refuseNotFound } from '../../http/problem.ts'
import { isBeyondHour, isHourFull } from '../../http/limit-use.ts'
import { countAttempt, findFull, forgiveAttempt } from '../../http/rate-limit.store.ts'
import { instant } from '../../platform/clock.ts'
import { askOf } from '../settlement/begin-session.ts'
import { isPayable } from '../own-payments/open-page.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import { takeAnswer } from '../ledger/take-answer.ts'
import { PROVIDERS, rejectionText } from '../providers/payment-accounts.ts'

type ReserveSession = NonNullable<Awaited<ReturnType<typeof findReserveSession>>>

const SECONDS_PER_DAY = 86_400

/**
 * How many cards are tried, refused or not understood: whoever tries stolen cards gets no further, many at once neither.
 * Counted by order and by client, since a changed order has another page and a client another order.
 */
function cardLimits({ config }: PaymentDeps, { order_id, client_id }: ReserveSession) {
  const ofOrder = { key: `tarjeta-pedido-${order_id}`, most: 8, seconds: 7 * SECONDS_PER_DAY }
  const ofClient = { key: `tarjeta-cliente-${client_id}`, most: 10, seconds: SECONDS_PER_DAY }
  return config.rateLimit ? [ofOrder, ofClient] : [ofOrder]
}

/**
 * Reserves a session's amount on a card. The same token twice is one reserve; of two tokens at once the settlement
 * releases one. A session that was closed, or has a reserve, asks the provider nothing.
 *
 * @throws 404 no session has this reference
 */
async function reserveSession(
  deps: PaymentDeps,
  reference: string,
  { Token, Medio, Cuotas }: CardTokenDraft,
): Promise<CardReserve> {
  const session = (await findReserveSession(deps.db, reference)) ?? refuseNotFound()
  const answer = (Estado: CardReserve['Estado'], Texto = RESERVE_TEXTS[Estado]) => ({
    Pedido: session.order_id,
    Estado,
    Texto,
  })
  const known = await knownOutcome(deps, session)
  if (known !== null) return answer(known)
  // while many cards are refused in the whole shop, whoever pays by one has proved to read their mails
  if (session.email_confirmed_at === null && (await isHourFull(deps, 'refusedCard')))
    return answer('cerrado', CARD_PAGE_TEXTS.confirmFirst)
  const provider = await deps.paymentProvider(session.provider)
  if (!provider?.api) return answer('cerrado')
  const limits = cardLimits(deps, session)
  for (const { key, most, seconds } of limits)
    if ((await countAttempt(deps.db, deps.clock, key, seconds)).count > most) return answer('cerrado')
  const card = { token: Token, means: Medio, installments: Cuotas }
  const key = `reserva-${session.id}-${createHash('sha256').update(Token).digest('hex').slice(0, 24)}`
  let payment: ProviderPayment
  try {
    payment = await provider.api.reserve(await askOf(deps, session), card, key)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.fault === 'rechazado') {
      await isBeyondHour(deps, 'refusedCard')
      return answer('rechazado')
    }
    // it may have been done: the page's payments are looked for; who tries again while the provider is down may
    for (const limit of limits) await forgiveAttempt(deps.db, limit.key)
    await askTask(deps.db, deps.clock, { session: session.id })
    return answer('esperando')
  }
  await takeAnswer(deps, provider, payment)
  const Estado = outcomeOf(payment.state)
  if (Estado === 'rechazado') await isBeyondHour(deps, 'refusedCard')
  const reason =
    Estado === 'rechazado' ? rejectionText({ provider: session.provider, status: payment.status }) : null
  return answer(Estado, reason ?? RESERVE_TEXTS[Estado])
}

/** The outcome that is known without asking the provider; null: a card may be tried. */
async function knownOutcome(
  deps: PaymentDeps,
  session: ReserveSession,
): Promise<CardReserve['Estado'] | null> {
  const { db, clock } = deps
  const attempts = await listAttempts(db, session.id)
  const outcomes = new Set(attempts.map(({ state }) => outcomeOf(state)))
  if (outcomes.has('reservado')) return 'reservado'
  if (outcomes.has('esperando')) return 'esperando'
  if (!isPayable(session, instant(clock))) return 'cerrado'
  for (const { key, most } of cardLimits(deps, session))
    if ((await findFull(db, clock, key, most)) !== null) return 'cerrado'
  return null
}

function outcomeOf(state: PaymentState | null): CardReserve['Estado'] {
  if (state === 'reservado' || state === 'cobrado') return 'reservado'
  return state === null || state === 'en-proceso' ? 'esperando' : 'rechazado'
}

const SCRIPT = readFileSync(new URL('./browser/card-page.js', import.meta.url), 'utf8')

export const cardReserveFeature: Feature<PaymentDeps> = (api, deps) => {
  serve(api, reserveOnCard, ({ params: { Referencia }, body }) => reserveSession(deps, Referencia, body))
}

/**
 * The shop's page for a card (decision 0031), apart from the shop's own page and with a policy of its own: only the
 * provider's script, frames and calls beside the page's.
 */
export function serveCardPage(app: FastifyInstance, deps: PaymentDeps): void {
  const serveScript = (path: string, script: string) =>
    app.get(path, (_, reply) => reply.type('text/javascript; charset=utf-8').send(script))
  serveScript(CARD_SCRIPT_PATH, SCRIPT)
  for (const [name, { cardFieldsModule }] of Object.entries(PROVIDERS))
    if (cardFieldsModule !== null) serveScript(cardFieldsPath(name), readFileSync(cardFieldsModule, 'utf8'))
  app.get(CARD_STYLE_PATH, (_, reply) => reply.type('text/css; charset=utf-8').send(recoloured(CARD_CSS)))
  app.get(cardPagePath(':reference'), async (request, reply) => {
    const { reference } = request.params as { reference: string }
    reply.type(HTML_TYPE).header('cache-control', 'no-store')
    const { NombreTienda: shop } = await pickSiteParameters(deps.db, ['NombreTienda'])
    const session = fits(PayReference, reference) ? await findReserveSession(deps.db, reference) : null
    const provider = session === null ? null : await deps.paymentProvider(session.provider)
    if (session === null || !provider?.cardFields) return reply.code(404).send(renderClosedPage(shop))
    const known = await knownOutcome(deps, session)
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
