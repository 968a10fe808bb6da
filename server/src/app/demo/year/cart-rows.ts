import { toCartLine } from '@gondola/contract/cart'
import { COUPON_CODE, sumOfPesos } from '@gondola/contract/base'
import { shopDateTime } from '../../../platform/clock.ts'
import { PLAIN_STEP, UNTOUCHED, type DemoOrderRows } from '../insert-orders.ts'
import { lineRow } from './line-row.ts'
import type { TimedPlan } from './order-times.ts'
import { articleOn, type YearShop } from './year-shop.ts'

const DAY_MS = 86_400_000
/** Every so many customers have left a cart. */
const EVERY = 19
const LEFT_DAYS = 13
const LINES = 7

/** The carts that some customers saved lately and have not ordered, filled like the last order of each. */
export function savedCarts(
  shop: YearShop,
  orders: readonly TimedPlan[],
  { now, timeZone, lastClient }: { now: number; timeZone: string; lastClient: number },
): DemoOrderRows[] {
  const last = new Map(orders.map((order) => [order.plan.person.number, order]))
  return [...last.values()]
    .filter(({ plan }) => plan.person.number % EVERY === 0)
    .map((order) => cartRows(shop, order, { now, timeZone, lastClient }))
}

function cartRows(
  shop: YearShop,
  { plan: { person, lines }, branch, times }: TimedPlan,
  { now, timeZone, lastClient }: { now: number; timeZone: string; lastClient: number },
): DemoOrderRows {
  const saved = Math.max(
    times.placed + (now - times.placed) / 2,
    now - ((person.number % LEFT_DAYS) + 0.3) * DAY_MS,
  )
  const at = new Date(Math.floor(saved / 1000) * 1000)
  const Fechahora = shopDateTime(at, timeZone)
  const day = Fechahora.slice(0, 10)
  const daysAgo = Math.round((now - at.getTime()) / DAY_MS)
  const priced = lines.slice(0, LINES).map(({ article, Cantidad, Reemplazo }, index) => {
    const line = toCartLine(articleOn(shop, branch, article, { day, daysAgo }), Cantidad, index + 1)
    const { Precioindividual, Precioventa } = line
    return {
      ...line,
      Precioindividual: Precioindividual ?? 0,
      Precioventa: Precioventa ?? 0,
      Reemplazo,
      Aclaracion: '',
    }
  })
  const total = sumOfPesos(priced.map(({ Precioventa }) => Precioventa))
  const client_id = lastClient + person.number
  const instant = at.toISOString()
  return {
    capacity: 0,
    leftAt: null,
    audit: [],
    uses: [],
    transitions: [
      {
        from_status: null,
        to_status: 'I',
        at: instant,
        author: 'client',
        author_id: client_id,
        ...PLAIN_STEP,
      },
    ],
    order: {
      ...UNTOUCHED,
      client_id,
      Fecha: day,
      Fechahora,
      Estado: 'I',
      FormaEntrega: null,
      Dia: null,
      slot_id: null,
      HorarioEntrega: null,
      payment_type_id: null,
      TotalBruto: total,
      TotalDescuento: null,
      TotalEnvio: null,
      TotalNeto: total,
      B1: person.B1,
      Cupondescuento: COUPON_CODE,
      Opt1: '',
      Opt2: '',
      Opt3: '',
      Opt4: '',
      Opt5: '',
      Opt6: '',
      created_at: instant,
      updated_at: instant,
      branch_id: branch.Id,
    },
    lines: priced.map((line) => lineRow(line)),
  }
}
