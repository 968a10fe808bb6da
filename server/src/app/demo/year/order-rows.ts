import { COUPON_CODE } from '@gondola/contract/base'
import type { PreparedLine } from '@gondola/contract/cart'
import { dayIdOf, slotText } from '@gondola/contract/delivery'
import { finalTotals, type OrderAction, type OrderTotals } from '@gondola/contract/orders'
import { shopDateTime } from '../../../platform/clock.ts'
import { PLAIN_STEP, UNTOUCHED, type DemoOrderRows } from '../insert-orders.ts'
import { lineRow } from './line-row.ts'
import type { TimedPlan } from './order-times.ts'

export interface YearStaff {
  id: number
  user_name: string
}

/** Whose order it is, who works on it, what they found, and when it is looked at. */
export interface OrderFacts {
  clientId: number
  staff: YearStaff
  /** What was found of each line; as many as have been picked by now. */
  picked: readonly PreparedLine[]
  now: number
  timeZone: string
}

/** The rows of an order of the example year, as they are now. */
export function orderRows(order: TimedPlan, facts: OrderFacts): DemoOrderRows {
  const { plan, branch, slot, lines, priced, totals, uses, zone, times } = order
  const { clientId, staff, picked, now, timeZone } = facts
  const { person } = plan
  const iso = (time: number) => new Date(time).toISOString()
  const Estado = times.ended <= now ? (plan.fate as 'A' | 'C') : times.left <= now ? 'D' : 'P'
  const isReady = times.ready <= now
  const isPaid = Estado === 'D' && times.arrived <= now
  const final = isReady ? finalTotals(preparedLines(order, picked), totals.TotalEnvio) : totals
  const happened = [
    times.placed,
    times.preparing,
    times.ready,
    times.left,
    times.arrived,
    times.ended,
  ].filter((time) => time <= now)
  const Fechahora = shopDateTime(new Date(times.placed), timeZone)
  return {
    capacity: slot.capacity,
    leftAt: Estado === 'D' ? iso(times.left) : null,
    paid: isPaid ? paidAtTheDoor(plan, iso(times.arrived), staff) : undefined,
    ...(isPaid && { ratings: ratingsOf(order, picked, shopDateTime(new Date(times.arrived), timeZone)) }),
    uses: [...uses].map(([promotion_id, units]) => ({ promotion_id, units })),
    order: {
      ...UNTOUCHED,
      client_id: clientId,
      Fecha: Fechahora.slice(0, 10),
      Fechahora,
      Estado,
      FormaEntrega: plan.FormaEntrega,
      Dia: dayIdOf(plan.day),
      slot_id: slot.Id,
      HorarioEntrega: slotText(slot),
      payment_type_id: plan.TipoPago,
      ...final,
      B1: person.B1,
      Cupondescuento: COUPON_CODE,
      Opt1: person.Nombre,
      Opt2: person.Telefono,
      Opt3: addressOf(person),
      Opt4: plan.comment,
      Opt5: '',
      Opt6: '',
      created_at: iso(times.placed),
      updated_at: iso(Math.max(...happened)),
      preparing_at: times.preparing <= now ? iso(times.preparing) : null,
      preparing_by: times.preparing <= now ? staff.id : null,
      ready_at: isReady ? iso(times.ready) : null,
      dispatched_at: Estado === 'D' ? iso(times.left) : null,
      delivered_at: times.arrived <= now ? iso(times.arrived) : null,
      TotalesPedido: isReady ? JSON.stringify(totals) : null,
      MotivoCancelacion: Estado === 'C' ? plan.reason : null,
      branch_id: branch.Id,
      zone_id: zone?.Id ?? null,
      zone_name: zone?.Nombre ?? null,
      Localidad: plan.FormaEntrega === 'ED' ? person.place.Localidad : null,
      CodigoPostal: plan.FormaEntrega === 'ED' ? person.place.CodigoPostal || null : null,
      money_state: isPaid ? 'pagado' : null,
    },
    // what is not pending is never changed again, and needs no terms
    lines: lines.map((line, index) =>
      lineRow(Estado === 'P' ? { ...priced[index], ...line } : line, picked[index]),
    ),
    ...historyOf(order, facts, totals, final),
  }
}

/** Every fourth customer says of some lines that came how they came; one of a dozen came badly. */
function ratingsOf({ plan, branch, lines }: TimedPlan, picked: readonly PreparedLine[], arrived: string) {
  if (plan.seed % 4 !== 0) return []
  return lines.flatMap(({ Items, Codart, Descrip }, index) => {
    const came = picked[index]
    if (index % 3 !== 0 || came === undefined || came.Cantidad === 0 || came.Sustituto !== null) return []
    const is_good = (plan.seed / 4 + index) % 12 !== 0
    return [{ Items, code: Codart, name: Descrip, branch_id: branch.Id, day: arrived.slice(0, 10), is_good }]
  })
}

const CASH = 4
const BY_CARD = new Set([1, 2])

const paidAtTheDoor = ({ TipoPago, seed }: TimedPlan['plan'], at: string, staff: YearStaff) =>
  ({
    means: TipoPago === CASH ? 'efectivo' : BY_CARD.has(TipoPago) || seed % 3 === 0 ? 'tarjeta' : 'qr',
    staff: { id: staff.id, name: staff.user_name },
    at,
  }) as const

/** `Calle 123, 2.º B, Localidad`. */
export const addressOf = ({
  Calle,
  Numero,
  Piso,
  place,
}: Pick<TimedPlan['plan']['person'], 'Calle' | 'Numero' | 'Piso' | 'place'>) =>
  `${Calle} ${Numero}${Piso === '' ? '' : `, ${Piso}`}, ${place.Localidad}`

const preparedLines = ({ lines }: TimedPlan, picked: readonly PreparedLine[]) =>
  lines.map((line, index) => ({ ...line, ...(picked[index] && { Preparado: picked[index] }) }))

/** What happened to an order so far: its transitions, and staff's steps in the log of changes. */
function historyOf(
  { plan, times }: TimedPlan,
  { clientId, staff, now }: OrderFacts,
  totals: OrderTotals,
  final: OrderTotals,
): Pick<DemoOrderRows, 'transitions' | 'audit'> {
  const transitions: DemoOrderRows['transitions'] = []
  const audit: DemoOrderRows['audit'] = []
  const byClient = (to: 'P' | 'A', from: 'I' | 'P' | null, time: number) =>
    transitions.push({
      from_status: from,
      to_status: to,
      at: new Date(time).toISOString(),
      author: 'client',
      author_id: clientId,
      ...PLAIN_STEP,
    })
  const byStaff = (
    step: OrderAction,
    to: 'P' | 'D' | 'C',
    time: number,
    [before, after]: readonly [object, object],
    from: 'P' | 'D' = 'P',
  ) => {
    if (time > now) return
    const at = new Date(time).toISOString()
    const reason = step === 'cancelar' ? plan.reason : null
    transitions.push({
      from_status: from,
      to_status: to,
      at,
      author: 'staff',
      author_id: staff.id,
      ...PLAIN_STEP,
      step,
      reason,
    })
    audit.push({
      at,
      staff_id: staff.id,
      user_name: staff.user_name,
      action: step,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
  }
  byClient('P', plan.fromCart ? 'I' : null, times.placed)
  const [was, is] = [totals.TotalNeto, final.TotalNeto]
  const isOther = was !== is
  byStaff('preparar', 'P', times.preparing, [{ Preparacion: null }, { Preparacion: 'preparando' }])
  byStaff('listo', 'P', times.ready, [
    { Preparacion: 'preparando', ...(isOther && { TotalNeto: was }) },
    { Preparacion: 'listo', ...(isOther && { TotalNeto: is }) },
  ])
  byStaff('despachar', 'D', times.left, [
    { Estado: 'P', Preparacion: 'listo' },
    { Estado: 'D', Preparacion: null },
  ])
  byStaff('entregar', 'D', times.arrived, [{ Estado: 'D' }, { Estado: 'D' }], 'D')
  if (plan.fate === 'C')
    byStaff('cancelar', 'C', times.ended, [{ Estado: 'P' }, { Estado: 'C', Motivo: plan.reason }])
  if (plan.fate === 'A' && times.ended <= now) byClient('A', 'P', times.ended)
  return { transitions, audit }
}
