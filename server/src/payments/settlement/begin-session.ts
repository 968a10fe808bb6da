import { findSessionById, touchOrder } from '../ledger/ledger.store.ts'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { payReturnPath } from '@gondola/contract/payments'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { pickSiteParameters } from '../../site/parameters.store.ts'
import { setSession } from './money-work.store.ts'
import { findPayer } from './money-terms.store.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import type { PaymentAsk, PaymentProvider } from '../providers/provider.ts'

/** Nobody has paid on a page earlier; who has is told of by a notice, or looks. */
const FIRST_LOOK_SECONDS = 20

/**
 * Has the provider make the page of a session. Its key is the session's reference: asked twice, there is one page. From
 * then on the provider is asked now and then whether somebody paid, for notices get lost.
 *
 * @throws ProviderError
 */
export async function beginSession(
  deps: Deps,
  api: PaymentProvider,
  session: Row<'payment_sessions'>,
): Promise<void> {
  const page = await api.begin(await askOf(deps, session), session.reference)
  // a page that is open is looked at, whatever crashes
  const isClosed = await inTransaction(deps.db, async (trx) => {
    await touchOrder(trx, session.order_id, instant(deps.clock))
    const opened = { state: 'abierta', provider_id: page.id, url: page.url } as const
    await setSession(trx, session.id, 'nueva', opened)
    await askTask(trx, deps.clock, { session: session.id }, instant(deps.clock, FIRST_LOOK_SECONDS))
    return (await findSessionById(trx, session.id))?.state === 'cerrada'
  })
  // it was closed before its page was there
  if (isClosed) await api.end(page.id)
}

export async function askOf(deps: Deps, session: Row<'payment_sessions'>): Promise<PaymentAsk> {
  const { NombreTienda } = await pickSiteParameters(deps.db, ['NombreTienda'])
  const { email } = await findPayer(deps.db, session.order_id)
  const address = deps.config.publicUrl
  return {
    reference: session.reference,
    centavos: session.centavos,
    title: `Pedido ${session.order_id} de ${NombreTienda}`,
    mode: session.is_reserve ? 'reservar' : 'cobrar',
    email,
    returnUrl: address + payReturnPath(session.order_id),
    noticeUrl: `${address}/api/pagos/avisos/${session.provider}`,
    expiresAt: session.expires_at,
  }
}
