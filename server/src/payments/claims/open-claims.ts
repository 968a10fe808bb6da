import { createHash } from 'node:crypto'
import { readTelephones, toPesos } from '@gondola/contract/base'
import {
  cameOf,
  type ClaimDraft,
  claimedCentavos,
  isAcceptedAtOnce,
  OrderStatus,
  type PickingLine,
  type StaffClaimDraft,
} from '@gondola/contract/orders'
import { isPictureStored } from '../../goods/pictures/pictures.store.ts'
import { refuseConflict, refuseNotFound, refuseViolation } from '../../http/problem.ts'
import { type LockedOrder, lockOwnOrder } from '../../orders/locked-order.store.ts'
import { listPickingLines } from '../../orders/picking-lines.store.ts'
import { saveRating } from '../../orders/ratings.store.ts'
import { dayStart, instant, secondsAfter, shopDay, today } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { oneAtATime } from '../../platform/db/one-at-a-time.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { folded } from '../../platform/text/folded.ts'
import { pickSiteParameters } from '../../site/parameters.store.ts'
import { readLedger, touchOrder } from '../ledger/ledger.store.ts'
import { writeSteps } from '../settlement/settle-order.ts'
import { settledOrder, settledPayments } from '../settlement/settled-order.ts'
import { favoursOf, lostDiscount, sum } from '../settlement/settlement.ts'
import { followMoney } from '../staff/change-money.ts'
import { countClaims, insertClaim, listClaims, sumByRule, updateClaim } from './claims.store.ts'
import { giveBackClaimed, mailClaims, returnable } from './grant-claim.ts'

type Claim = Row<'claims'>

/** `isPart`: with what was claimed of its line before, it is about less than what came. */
interface Opened {
  claim: Claim
  line: PickingLine
  isPart: boolean
}

const DAY_SECONDS = 24 * 3600
/** Over which claims of a household count. */
const HOUSEHOLD_DAYS = 30

/** Until when lines of an order may be claimed, an instant; null: it has not come, or the time is over. */
export function claimableUntil(order: ClaimableOrder, hours: number, now: string): string | null {
  const until = claimsEnd(order, hours, now)
  return until !== null && until > now ? until : null
}

type ClaimableOrder = Pick<LockedOrder, 'Estado' | 'dispatched_at' | 'delivered_at'>

/**
 * When the time to claim lines of an order that came is or was over, an instant; null: it has not come. What nobody noted
 * as delivered counts as come a day after it left.
 */
export function claimsEnd(
  { Estado, dispatched_at, delivered_at }: ClaimableOrder,
  hours: number,
  now: string,
): string | null {
  const came = delivered_at ?? (dispatched_at && secondsAfter(dispatched_at, DAY_SECONDS))
  if (Estado !== OrderStatus.Delivered || came === null || came > now) return null
  return secondsAfter(came, hours * 3600)
}

/** Hashes by which a household is known: the telephone that can be dialled, and the letters and digits of the address. */
export function householdOf({
  client_id,
  Opt2,
  Opt3,
  Localidad,
  FormaEntrega,
}: Pick<Row<'orders'>, 'client_id' | 'Opt2' | 'Opt3' | 'Localidad' | 'FormaEntrega'>) {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)
  const plain = (text: string) => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
  const telephone = readTelephones(Opt2)?.[0]?.dial ?? plain(Opt2)
  return {
    clientId: client_id,
    telephone: hash(telephone),
    address: FormaEntrega === 'ED' ? hash(plain(`${Opt3} ${Localidad ?? ''}`)) : '',
  }
}

/**
 * Claims lines of a client's own order: each is accepted by the shop's rules, or waits for staff.
 *
 * @throws 404 no such order or line, or nothing of it came; 409 `estado` too late, or claimed before; 422 `campos-vacios`
 */
export const claimOwnLines = (deps: Deps, clientId: number, Id: number, draft: ClaimDraft): Promise<void> =>
  inTransaction(deps.db, async (trx) => {
    const order = await lockOwnOrder(trx, clientId, Id)
    const at = instant(deps.clock)
    const rules = await pickSiteParameters(trx, [
      'HorasReclamo',
      'ReclamoAutomatico',
      'ReclamosPorHogar',
      'TopeReclamosPorDia',
      'ReclamosAMano',
    ])
    if (claimableUntil(order, rules.HorasReclamo, at) === null) refuseConflict('estado')
    const opened = await openClaims(trx, deps, order, at, draft, null)
    // what rules give back in a day is counted by one claim after the other
    await oneAtATime(trx, 'claims by', 'rule')
    const since = instant(deps.clock, -HOUSEHOLD_DAYS * DAY_SECONDS)
    const { all } = await countClaims(trx, householdOf(order), since, order.Id)
    const told: Claim[] = []
    for (const each of opened)
      told.push((await acceptAtOnce(trx, deps, order, at, each, rules, all)) ?? each.claim)
    await followMoney(trx, deps, order)
    await touchOrder(trx, order.Id, at)
    await mailClaims(trx, deps, order, told, false)
  })

async function acceptAtOnce(
  trx: Db,
  deps: Deps,
  order: LockedOrder,
  at: string,
  { claim, line, isPart }: Opened,
  rules: Parameters<typeof isAcceptedAtOnce>[0],
  ofHousehold: number,
): Promise<Claim | null> {
  const ledger = await readLedger(trx, order.Id)
  const paid = sum(returnable(ledger).map(({ left }) => left))
  const ofOrder = await listClaims(trx, order.Id)
  const granted = (claims: readonly Claim[]) => sum(claims.map((each) => each.granted))
  // what staff gave back otherwise may be for the same goods
  const isOnlyClaimed = favoursOf(settledPayments(ledger)) <= granted(ofOrder)
  const { timeZone } = deps.config
  const since = dayStart(today(deps.clock, timeZone), timeZone)
  const isAccepted =
    isOnlyClaimed &&
    claim.asked <= paid &&
    isAcceptedAtOnce(rules, claim.reason, {
      amount: toPesos(claim.asked),
      ofOrder: toPesos(granted(ofOrder.filter((each) => each.is_automatic))),
      ofDay: toPesos(await sumByRule(trx, since)),
      ofHousehold,
      hasPhoto: claim.Imagen !== null,
      isPart,
      names: [line.Codart, claim.code, line.Departamento?.Descripcion ?? '', line.Familia?.Descripcion ?? ''],
    })
  if (!isAccepted) return null
  const grant = { claim, centavos: claim.asked, means: claim.means, staff: null }
  const means = await giveBackClaimed(trx, deps, at, order, ledger, grant)
  return updateClaim(trx, claim.id, {
    state: 'aceptado',
    granted: claim.asked,
    means,
    is_automatic: true,
    decided_at: at,
  })
}

/** Writes the claims of a locked order's lines; nothing is decided yet. @throws 404; 409 `estado` claimed before; 422 */
export async function openClaims(
  trx: Db,
  deps: Deps,
  order: LockedOrder,
  at: string,
  { Lineas, Medio, Cuenta = '' }: Omit<StaffClaimDraft, 'Respuesta'>,
  openedBy: string | null,
): Promise<Opened[]> {
  const account = Cuenta.trim()
  if (Medio === 'transferencia' && account === '') refuseViolation({ code: 'campos-vacios' })
  const lines = (await listPickingLines(trx, [order.Id])).get(order.Id) ?? []
  // what was paid twice goes back as it came, and a claim takes its money out of the rest
  const { ledger } = await writeSteps(trx, deps, order)
  const lost = lostDiscount(settledOrder(order, 0, 0), settledPayments(ledger))
  const before = await listClaims(trx, order.Id)
  const { telephone, address } = householdOf(order)
  const day = shopDay(deps.clock.now(), deps.config.timeZone)
  const opened: Opened[] = []
  // of a line that is named twice, what is said last
  const lastSaid = new Map(Lineas.map((line) => [line.Items, line]))
  for (const { Items, Motivo, Cantidad, YaReclamado = 0, Nota = '', Foto = null } of lastSaid.values()) {
    const line = lines.find((each) => each.Items === Items) ?? refuseNotFound()
    const came = cameOf(line) ?? refuseNotFound()
    const claimed = sum(before.map((claim) => (claim.Items === Items ? claim.quantity : 0)))
    if (claimed !== YaReclamado || claimed >= came.Cantidad) refuseConflict('estado')
    if (Foto !== null && !(await isPictureStored(trx, Foto))) refuseNotFound()
    const quantity = Math.min(Cantidad ?? came.Cantidad, came.Cantidad - claimed)
    const claim = await insertClaim(trx, {
      order_id: order.Id,
      Items,
      branch_id: order.branch_id,
      telephone_key: telephone,
      address_key: address,
      code: came.Codart,
      name: came.Descrip,
      reason: Motivo,
      quantity,
      unit: came.Unidad,
      note: Nota.trim(),
      Imagen: Foto,
      asked: claimedCentavos(lines, Items, quantity, lost, claimed),
      means: Medio,
      account,
      state: 'abierto',
      answer: '',
      opened_by: openedBy,
      decided_by: null,
      created_at: at,
      decided_at: null,
    })
    const rated = { order_id: order.Id, Items, branch_id: order.branch_id, day, is_good: false }
    if (Motivo !== 'no-quiso') await saveRating(trx, { ...rated, code: came.Codart, name: came.Descrip })
    opened.push({ claim, line, isPart: claimed + quantity < came.Cantidad })
  }
  return opened
}
