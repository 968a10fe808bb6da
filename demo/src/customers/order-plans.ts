import type { DeliveryForm } from '@gondola/contract/delivery'
import type { OrderStatusCode } from '@gondola/contract/orders'
import type { BasketName } from './baskets.ts'

/** One order of a demo customer, relative to today. */
export interface OrderPlan {
  Usuario: string
  Estado: Exclude<OrderStatusCode, 'I'>
  daysAgo: number
  /** Time of day at which the order was placed, HH:MM. */
  at: string
  baskets: BasketName[]
  FormaEntrega: DeliveryForm
  /** Index of the slot. */
  slot: number
  /** Id of the payment type. */
  TipoPago: number
  B1: boolean
  comment: string
}

type Row = [
  OrderPlan['Estado'],
  number,
  string,
  BasketName[],
  DeliveryForm,
  number,
  number,
  boolean?,
  string?,
]

const DEMO: Row[] = [
  [
    'P',
    0,
    '08:12',
    ['weekly', 'breakfast'],
    'ED',
    2,
    4,
    true,
    'Tocar timbre B, por favor. Pago con $ 50.000.',
  ],
  ['P', 2, '21:40', ['barbecue', 'party'], 'RS', 3, 2],
  ['D', 6, '19:05', ['weekly', 'meat'], 'ED', 1, 4],
  [
    'D',
    13,
    '20:31',
    ['weekly', 'pantry', 'fruit'],
    'ED',
    1,
    4,
    true,
    'Si no hay nadie, dejar con el encargado.',
  ],
  ['A', 15, '10:02', ['party'], 'RS', 0, 5],
  ['D', 20, '18:47', ['weekly', 'cleaning'], 'ED', 2, 5],
  ['D', 27, '12:15', ['barbecue'], 'RS', 3, 1],
  ['D', 34, '21:08', ['weekly', 'breakfast', 'fruit'], 'ED', 1, 4],
  ['C', 38, '22:51', ['party', 'fruit'], 'ED', 0, 6, false],
  ['D', 41, '17:20', ['weekly', 'meat', 'pantry'], 'ED', 1, 4],
  ['D', 52, '19:55', ['weekly', 'fruit'], 'ED', 2, 2],
  ['D', 63, '20:10', ['cleaning', 'breakfast'], 'RS', 0, 2],
  ['D', 75, '18:33', ['weekly', 'meat', 'fruit'], 'ED', 1, 4],
  ['D', 90, '11:47', ['party', 'barbecue'], 'RS', 3, 1],
  ['D', 104, '21:25', ['weekly', 'pantry'], 'ED', 1, 4],
  ['D', 118, '19:12', ['weekly', 'cleaning', 'meat'], 'ED', 2, 4],
]

const VECINA: Row[] = [
  ['P', 1, '09:30', ['fruit', 'meat'], 'ED', 0, 4],
  ['D', 9, '16:18', ['weekly'], 'ED', 1, 2],
  ['D', 24, '10:44', ['pantry', 'cleaning'], 'RS', 2, 4],
  ['D', 47, '20:02', ['weekly', 'fruit'], 'ED', 1, 4],
]

/** The demo customers' orders, newest first per customer. */
export const ORDER_PLANS: OrderPlan[] = [
  ...DEMO.map((row) => planOf('demo', row)),
  ...VECINA.map((row) => planOf('vecina', row)),
]

function planOf(Usuario: string, row: Row): OrderPlan {
  const [Estado, daysAgo, at, baskets, FormaEntrega, slot, TipoPago, B1 = true, comment = ''] = row
  return { Usuario, Estado, daysAgo, at, baskets, FormaEntrega, slot, TipoPago, B1, comment }
}
