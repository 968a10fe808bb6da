import { toPesos } from '@gondola/contract/base'
import {
  chosenOption,
  claimByStaff as claimByStaffCall,
  claimLines,
  decideClaim as decideCall,
  findOrderClaims,
  type OrderClaims,
  refuseAtDoor,
  staffClaims,
  type StaffClaim,
  uploadClaimPhoto,
} from '@gondola/contract/orders'
import { findOwnCredit } from '@gondola/contract/payments'
import { takePicture } from '../../goods/pictures/take-picture.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseConflict, refuseNotFound } from '../../http/problem.ts'
import { type Feature, serve, serveList } from '../../http/serve.ts'
import { findPlacedOrder, type LockedOrder } from '../../orders/locked-order.store.ts'
import { listQuestions } from '../../orders/picking/line-questions.store.ts'
import { listPreparedLines } from '../../orders/picking/picked-lines.store.ts'
import { instant, shopDateTime } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { branchScope, requireRecordOf } from '../../sessions/branch-access.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import { readLedger } from '../ledger/ledger.store.ts'
import { claimList, countClaims, listClaims, ownClaim } from './claims.store.ts'
import { listCreditMoves } from './credit.store.ts'
import { leftAtDoor } from './grant-claim.ts'
import { claimByStaff, decideClaim } from './decide-claim.ts'
import { claimableUntil, claimOwnLines, claimsEnd, householdOf } from './open-claims.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/** @throws 404 the client has no such order */
async function ownOrder({ db }: Deps, clientId: number, Id: number): Promise<LockedOrder> {
  const order = await findPlacedOrder(db, Id)
  return order?.client_id === clientId ? order : refuseNotFound()
}

const untilOf = async ({ db, clock }: Deps, order: LockedOrder): Promise<string | null> =>
  claimableUntil(order, await findSiteParameter(db, 'HorasReclamo'), instant(clock))

/** The claims of a client's own order. @throws 404 */
async function ownClaims(deps: Deps, clientId: number, Id: number): Promise<OrderClaims> {
  const order = await ownOrder(deps, clientId, Id)
  const hours = await findSiteParameter(deps.db, 'HorasReclamo')
  const now = instant(deps.clock)
  const until = claimsEnd(order, hours, now)
  const end = until && shopDateTime(new Date(until), deps.config.timeZone)
  const isOver = until !== null && until <= now
  return {
    Hasta: isOver ? null : end,
    ...(isOver && end !== null && hours > 0 && { Vencio: end }),
    EnLaPuerta: toPesos(leftAtDoor(await readLedger(deps.db, Id))),
    Reclamos: (await listClaims(deps.db, Id)).map(ownClaim),
  }
}

/** A claim with what staff decide it by. @throws 404 */
async function staffClaim(deps: Deps, session: StaffSession, Id: number): Promise<StaffClaim> {
  const { db, clock, config } = deps
  const context = { timeZone: config.timeZone, branches: session.branches }
  const claim = (await claimList.find(db, Id, context)) ?? refuseNotFound()
  requireRecordOf(session, claim.Sucursal)
  const order = (await findPlacedOrder(db, claim.Pedido)) ?? refuseNotFound()
  const since = instant(clock, -YEAR_SECONDS)
  const { all, accepted } = await countClaims(db, householdOf(order), since, order.Id)
  const isOfLine = ({ Items }: { Items: number }) => Items === claim.Items
  const ordered = (await listPreparedLines(db, order.Id)).find(isOfLine)?.Descrip ?? null
  const question = (await listQuestions(db, clock, [order.Id])).find(isOfLine)
  return {
    ...claim,
    Pidio: ordered === claim.Articulo ? null : ordered,
    Eligio: (question && chosenOption(question)?.Descrip) ?? null,
    EnLaPuerta: toPesos(leftAtDoor(await readLedger(db, order.Id))),
    Anteriores: all,
    Aceptados: accepted,
  }
}

/** Credit of customers, and what they say was wrong with an order. */
export const claimsFeature: Feature = (api, deps) => {
  const { db, reads, config } = deps
  serve(api, findOwnCredit, async ({ session: { clientId } }) => {
    const moves = await listCreditMoves(db, clientId)
    return {
      Saldo: toPesos(moves[0]?.balance ?? 0),
      Movimientos: moves.map(({ at, kind, centavos, order_id }) => ({
        Momento: shopDateTime(new Date(at), config.timeZone),
        Clase: kind,
        Importe: toPesos(centavos),
        Pedido: order_id,
      })),
    }
  })
  serve(api, findOrderClaims, ({ params: { Id }, session }) => ownClaims(deps, session.clientId, Id))
  serve(api, claimLines, async ({ params: { Id }, session: { clientId }, body }) => {
    await claimOwnLines(deps, clientId, Id, body)
    return ownClaims(deps, clientId, Id)
  })
  serve(api, uploadClaimPhoto, async ({ params: { Id }, session: { clientId }, upload }) => {
    const until = await untilOf(deps, await ownOrder(deps, clientId, Id))
    if (until === null) refuseConflict('estado')
    return { Foto: (await takePicture(deps, '', 'reclamos', upload)).Imagen }
  })
  serveList(api, staffClaims.list, ({ query, session }) =>
    claimList.list(reads, { ...query, branches: true } as typeof query, {
      timeZone: config.timeZone,
      branches: branchScope(session, query.Sucursal),
    }),
  )
  serve(api, staffClaims.read, ({ session, params: { Id } }) => staffClaim(deps, session, Id))
  serve(api, decideCall, async ({ session, params: { Id }, body }) => {
    await decideClaim(deps, session, Id, body)
    return staffClaim(deps, session, Id)
  })
  serve(api, claimByStaffCall, async ({ session, params: { Id }, body }) => {
    await claimByStaff(deps, session, Id, body)
    const context = { timeZone: config.timeZone, branches: session.branches }
    const query = { Pedido: Id, _end: 100 }
    return (await claimList.list(db, query, context)).rows
  })
  serve(api, refuseAtDoor, async ({ session, params: { Id }, body }) => {
    const Lineas = body.Lineas.map((line) => ({ ...line, Motivo: 'no-quiso' as const }))
    await claimByStaff(deps, session, Id, { Lineas, Medio: 'saldo', Respuesta: '' }, true)
    return (await listClaims(db, Id)).map(ownClaim)
  })
}
