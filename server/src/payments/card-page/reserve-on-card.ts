import { createHash } from 'node:crypto'
import type { CardReserve, CardTokenDraft, PaymentState } from '@gondola/contract/payments'
import { refuseNotFound } from '../../http/problem.ts'
import { countAttempt, findFull, forgiveAttempt } from '../../http/rate-limit.store.ts'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { askOf } from '../settlement/begin-session.ts'
import { findReserveSession, listAttempts } from '../ledger/ledger.store.ts'
import { isPayable } from '../own-payments/open-page.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import { ProviderError, type ProviderPayment } from '../providers/provider.ts'
import { takeAnswer } from '../ledger/take-answer.ts'
import { rejectionText } from '../ledger/rejection-texts.ts'
import { RESERVE_TEXTS } from './card-page-texts.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'paymentProvider'>

/** Cards of one page, refused or not understood; whoever tries stolen cards gets no further, many at once neither. */
const ATTEMPTS_MAX = 8
/** No page is open for longer. */
const PAGE_SECONDS = 24 * 3600
const attemptsKey = ({ id }: Row<'payment_sessions'>) => `tarjeta-${id}`

/**
 * Reserves a session's amount on a card. The same token twice is one reserve; of two tokens at once the settlement
 * releases one. A session that was closed, or has a reserve, asks the provider nothing.
 *
 * @throws 404 no session has this reference
 */
export async function reserveSession(
  deps: Needs,
  reference: string,
  { Token, Medio, Cuotas }: CardTokenDraft,
): Promise<CardReserve> {
  const session = (await findReserveSession(deps.db, reference)) ?? refuseNotFound()
  const answer = (Estado: CardReserve['Estado'], Texto = RESERVE_TEXTS[Estado]) => ({
    Pedido: session.order_id,
    Estado,
    Texto,
  })
  const known = await knownOutcome(deps.db, deps, session)
  if (known !== null) return answer(known)
  const provider = await deps.paymentProvider(session.provider)
  if (!provider?.api) return answer('cerrado')
  const { count } = await countAttempt(deps.db, deps.clock, attemptsKey(session), PAGE_SECONDS)
  if (count > ATTEMPTS_MAX) return answer('cerrado')
  const card = { token: Token, means: Medio, installments: Cuotas }
  const key = `reserva-${session.id}-${createHash('sha256').update(Token).digest('hex').slice(0, 24)}`
  let payment: ProviderPayment
  try {
    payment = await provider.api.reserve(await askOf(deps, session), card, key)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.fault === 'rechazado') return answer('rechazado')
    // it may have been done: the page's payments are looked for; who tries again while the provider is down may
    await forgiveAttempt(deps.db, attemptsKey(session))
    await askTask(deps.db, deps.clock, { session: session.id })
    return answer('esperando')
  }
  await takeAnswer(deps, provider, payment)
  const Estado = outcomeOf(payment.state)
  const reason = Estado === 'rechazado' ? rejectionText(payment.status) : null
  return answer(Estado, reason ?? RESERVE_TEXTS[Estado])
}

/** The outcome that is known without asking the provider; null: a card may be tried. */
export async function knownOutcome(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  session: Row<'payment_sessions'>,
): Promise<CardReserve['Estado'] | null> {
  const attempts = await listAttempts(db, session.id)
  const outcomes = new Set(attempts.map(({ state }) => outcomeOf(state)))
  if (outcomes.has('reservado')) return 'reservado'
  if (outcomes.has('esperando')) return 'esperando'
  if (!isPayable(session, instant(clock))) return 'cerrado'
  return (await findFull(db, clock, attemptsKey(session), ATTEMPTS_MAX)) === null ? null : 'cerrado'
}

function outcomeOf(state: PaymentState | null): CardReserve['Estado'] {
  if (state === 'reservado' || state === 'cobrado') return 'reservado'
  return state === null || state === 'en-proceso' ? 'esperando' : 'rechazado'
}
