import type { PaymentWay } from '@gondola/contract/payments'
import { STOCK } from '../shop/stocked-shop.ts'
import type { AskedLine } from '../people/journal.ts'
import type { DoorStory } from './door.ts'

/** What becomes of an order, and how it is paid. */
export interface Story {
  way: PaymentWay
  /** By transfer, which staff confirm by hand or find on the bank's extract; null: with the provider. */
  transfer: 'a-mano' | 'extracto' | null
  lines: AskedLine[]
  isBrought: boolean
  /** The first attempt is refused, or stays open and is approved later. */
  first: 'APRO' | 'FUND' | 'DEMO'
  /** The page is paid in two tabs. */
  isPaidTwice: boolean
  /** Staff try to prepare and dispatch it before it is paid. */
  isTriedUnpaid: boolean
  /** The customer changes the order: to these lines. */
  change: AskedLine[] | null
  /**
   * `entregado`: prepared, weighed and dispatched; `directo`: dispatched as ordered; `cancelado` by staff, `anulado` by the
   * customer, also while they pay, or before; `vencido`: its time to be paid is over while it is paid, or nobody pays.
   */
  end: 'vencido' | 'entregado' | 'directo' | 'cancelado' | 'anulado' | 'anulado-al-pagar' | 'anulado-antes'
  /** The page of what is paid when it is ready is left, and the order is paid at the door; `doble`: both at once. */
  atDoor: 'no' | 'si' | 'doble'
  door: DoorStory
  /** The customer claims the first line of what came: as credit, or in cash at the counter. */
  claim: 'saldo' | 'sucursal' | null
  /** Shares of what was ordered that the scale shows. */
  weight: number
}

/** Chances in percent. */
const REFUSED = 6
const DELAYED = 1
const TWICE = 5
const CHANGED = 15
const TRIED_UNPAID = 20
/** Of the ways that a transfer can pay. */
const TRANSFERS = 30
const BY_HAND = 50
const AT_DOOR = 15
const AT_DOOR_TWICE = 10
const IN_PARTS = 15
const CORRECTED = 10
/** Of the orders, nearly three quarters of which come. */
const CLAIMED = 7
const ENDS: readonly (readonly [Story['end'], number])[] = [
  ['entregado', 66],
  ['vencido', 4],
  ['directo', 6],
  ['cancelado', 8],
  ['anulado', 6],
  ['anulado-al-pagar', 6],
  ['anulado-antes', 4],
]
const WAYS: readonly PaymentWay[] = ['ahora', 'reserva', 'listo', 'puerta']

/**
 * The story of the order with a number: the four ways in turn. `draw` answers a whole number below its limit; without
 * `hasDelays` no payment is approved twenty seconds later.
 */
export function storyOf(number: number, draw: (limit: number) => number, hasDelays: boolean): Story {
  const way = WAYS[number % WAYS.length]!
  const first = draw(100)
  const isTransfer = (way === 'ahora' || way === 'listo') && draw(100) < TRANSFERS
  const atDoor = way === 'listo' ? draw(100) : 100
  const door = draw(100)
  return {
    way,
    transfer: isTransfer ? (draw(100) < BY_HAND ? 'a-mano' : 'extracto') : null,
    atDoor: atDoor < AT_DOOR ? 'si' : atDoor < AT_DOOR + AT_DOOR_TWICE ? 'doble' : 'no',
    door: door < IN_PARTS ? 'partes' : door < IN_PARTS + CORRECTED ? 'corregido' : 'entero',
    lines: someLines(draw),
    isBrought: draw(2) === 0,
    first: first < REFUSED ? 'FUND' : hasDelays && first < REFUSED + DELAYED ? 'DEMO' : 'APRO',
    isPaidTwice: draw(100) < TWICE,
    isTriedUnpaid: draw(100) < TRIED_UNPAID,
    change: draw(100) < CHANGED ? someLines(draw) : null,
    end: endOf(draw(100)),
    claim: draw(100) < CLAIMED ? (draw(4) === 0 ? 'sucursal' : 'saldo') : null,
    weight: 0.91 + draw(19) / 100,
  }
}

function endOf(percent: number): Story['end'] {
  let left = percent
  for (const [end, chance] of ENDS) {
    if (left < chance) return end
    left -= chance
  }
  return 'entregado'
}

/** At least one article that is weighed. */
function someLines(draw: (limit: number) => number): AskedLine[] {
  const codes = Object.keys(STOCK).filter((code) => code === 'QUESO' || draw(2) === 0)
  return codes.map((Codart) => ({
    Codart,
    Cantidad: STOCK[Codart]!.weighed ? 200 + draw(2000) : 1 + draw(6),
  }))
}
