import type { Violation } from '@gondola/contract/base'
import { countNewAccountsPlaces } from '../../delivery/holds/slot-holds.store.ts'
import { isPlace, type Place } from '../../delivery/slot-places.store.ts'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNoSession, refuseViolation } from '../../http/problem.ts'
import { lockOrderCounts } from './order-counts.store.ts'
import { pickSiteParameters } from '../../site/parameters.store.ts'

const MOSTS = [
  'MaximoPedidosPendientes',
  'MaximoPedidosPorDia',
  'MaximoPedidosPendientesSinConfirmar',
  'MaximoPedidosPorDiaSinConfirmar',
] as const

/**
 * Limits a client's pending orders and orders per day, so that one client cannot take all places with orders that
 * nobody collects, nor fill the disk with annulled orders. The limits are lower until the mail address is confirmed.
 * Off with `RATE_LIMIT=off`.
 *
 * @throws 422 `pedidos-pendientes`, `pedidos-por-dia`
 */
export async function checkOrderCount(trx: Db, needs: Deps, clientId: number, day: string): Promise<void> {
  const broken = await checkCounts(trx, needs, clientId, day)
  if (broken !== null) refuseViolation(broken)
}

/** Limits saved carts per day: an annulled one remains as an order of its day. @throws 422 `pedidos-por-dia` */
export async function checkCartCount(trx: Db, needs: Deps, clientId: number, day: string): Promise<void> {
  const broken = await checkCounts(trx, needs, clientId, day)
  if (broken?.code === 'pedidos-por-dia') refuseViolation(broken)
}

/** The limit that a client has reached; null: none. */
export async function checkCounts(
  trx: Db,
  { config }: Deps,
  clientId: number,
  day: string,
): Promise<Extract<Violation, { code: 'pedidos-por-dia' | 'pedidos-pendientes' }> | null> {
  if (!config.rateLimit) return null
  const counted = (await lockOrderCounts(trx, clientId, day)) ?? refuseNoSession()
  const most = await pickSiteParameters(trx, MOSTS)
  const isConfirmed = counted.email_confirmed_at !== null
  const limit = (confirmed: number, unconfirmed: number) => ({
    most: isConfirmed ? confirmed : unconfirmed,
    mostConfirmed: !isConfirmed && confirmed > unconfirmed ? confirmed : null,
  })
  const ofDay = limit(most.MaximoPedidosPorDia, most.MaximoPedidosPorDiaSinConfirmar)
  if (counted.ofDay >= ofDay.most) return { code: 'pedidos-por-dia', ...ofDay }
  const pending = limit(most.MaximoPedidosPendientes, most.MaximoPedidosPendientesSinConfirmar)
  return counted.pending >= pending.most ? { code: 'pedidos-pendientes', ...pending } : null
}

/**
 * Whoever registers many accounts cannot close a slot to the others: those without a delivered or paid order have a part
 * of it together, by holds and by orders. The place's booking is locked, and the client's place counted.
 *
 * @param part null: the client's account is proven
 * @throws 422 `cuentas-nuevas`
 */
export async function checkNewAccounts(
  trx: Db,
  { config, clock }: Deps,
  part: number | null,
  place: Place,
): Promise<void> {
  if (!config.rateLimit || part === null) return
  const [counted] = await countNewAccountsPlaces(trx, isPlace(place), instant(clock))
  if (counted!.held > Math.ceil(counted!.capacity * part)) refuseViolation({ code: 'cuentas-nuevas' })
}
