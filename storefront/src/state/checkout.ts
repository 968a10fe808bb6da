import type { CartLine } from '@gondola/contract/entities/cart-line.ts'
import type { Client } from '@gondola/contract/entities/client.ts'
import type { DeliveryForm } from '@gondola/contract/entities/delivery.ts'
import { COUPON_CODE } from '@gondola/contract/constants.ts'
import type { Order, OrderDraft } from '@gondola/contract/entities/order.ts'
import { buildOrder } from '@gondola/contract/rules/order-draft.ts'
import type { OrderTotals } from '@gondola/contract/rules/order-totals.ts'
import { create } from 'zustand'
import { newIdempotencyKey } from './idempotency-key.ts'
import { stored } from './stored.ts'

/**
 * The order being made, kept under `pedidolinea` (spec §3) so that a reload in the middle of the checkout loses
 * nothing. Null is what the customer has not chosen.
 */
export interface CheckoutOrder {
  FormaEntrega: DeliveryForm | null
  Dia: number | null
  HorarioEntrega: string | null
  TipoPago: { Id: number } | null
  /** Accepts substitutes (spec §2, checkout 3: checked by default). */
  B1: boolean
  /** Declared to be of age, for an order with alcohol. */
  MayorDeEdad: boolean
  /** Typed in step 2 for this order alone, and by which client: another's order does not go there. */
  Destinatario: (Recipient & { Cliente: number }) | null
  /** The comment. */
  Opt4: string
  /** The Idempotency-Key of this order; another only after the server has refused it for good (contract §5). */
  IdempotencyKey: string
}

/** To whom and where an order goes; the account's data unless others were typed for this order alone. */
export type Recipient = Pick<Client, 'Nombre' | 'Telefono' | 'Direccion'>

/** What the stored order holds besides the choices. */
type WholeOrder = OrderTotals &
  Pick<Order, 'Estado' | 'Cupon' | 'Cupondescuento' | 'Opt1' | 'Opt2' | 'Opt3' | 'Opt5' | 'Opt6'> & {
    Lineas: readonly CartLine[]
  }

const orNull = (isSound: (value: unknown) => boolean) => (value: unknown) => value === null || isSound(value)
const isBoolean = (value: unknown) => typeof value === 'boolean'
const isRecipient = (value: unknown) => {
  const { Cliente, Nombre, Telefono, Direccion } = value as Record<string, unknown>
  return (
    Number.isSafeInteger(Cliente) && [Nombre, Telefono, Direccion].every((text) => typeof text === 'string')
  )
}

/** What each field of a stored order may be. */
const FIELDS: Record<keyof CheckoutOrder, (value: unknown) => boolean> = {
  FormaEntrega: orNull((form) => form === 'ED' || form === 'RS'),
  Dia: orNull(Number.isSafeInteger),
  HorarioEntrega: orNull((slot) => typeof slot === 'string' && slot !== ''),
  TipoPago: orNull((type) => Number.isSafeInteger((type as { Id?: unknown } | undefined)?.Id)),
  B1: isBoolean,
  MayorDeEdad: isBoolean,
  // orders that an earlier version kept have none
  Destinatario: (value) => value === undefined || value === null || isRecipient(value),
  Opt4: (comment) => typeof comment === 'string',
  IdempotencyKey: (key) => typeof key === 'string' && /^[\w-]{1,200}$/.test(key),
}

// Everything that reading needs stands above: it is read here, while this module loads.
const storedOrder = stored<CheckoutOrder | null>('pedidolinea', null, isCheckoutOrder, { salvage: soundPart })

export const useCheckout = create<CheckoutOrder & Partial<WholeOrder>>(() => storedOrder.read() ?? newOrder())

useCheckout.subscribe((order) => storedOrder.write(order))

/** Takes over what the customer chose. */
export function choose(choice: Partial<Omit<CheckoutOrder, 'IdempotencyKey'>>): void {
  useCheckout.setState(choice)
}

/** To whom the order of `client` goes. */
export function recipientOf(
  { Destinatario }: Pick<CheckoutOrder, 'Destinatario'>,
  client: Client,
): Recipient {
  return Destinatario?.Cliente === client.Id ? Destinatario : client
}

/** Ends the order, placed or given up: the next one starts empty, with a key of its own. */
export function forgetOrder(): void {
  useCheckout.setState(newOrder(), true)
  storedOrder.write(null)
}

/**
 * Keeps the whole order, as it stands when a step is done (spec §3, §4): lines, totals, who and where. For whoever looks
 * at what is stored; the shop itself goes by the cart, the account and the choices, which may change meanwhile.
 */
export function keepWholeOrder(
  Lineas: readonly CartLine[],
  { Nombre, Telefono, Direccion }: Recipient,
  totals: OrderTotals,
): void {
  useCheckout.setState({
    Estado: 'P',
    Lineas,
    ...totals,
    Cupon: null,
    Cupondescuento: COUPON_CODE,
    Opt1: Nombre,
    Opt2: Telefono,
    Opt3: Direccion,
    Opt5: '',
    Opt6: '',
  })
}

/** After the server refused the order and kept nothing of it: the next attempt is another order. */
export function renewKey(): void {
  useCheckout.setState({ IdempotencyKey: newIdempotencyKey() })
}

/** The draft that checkout 3 posts, with the totals that the customer sees; null while a choice is missing. */
export function orderToPlace(
  { FormaEntrega, Dia, HorarioEntrega, TipoPago, B1, MayorDeEdad, Opt4 }: CheckoutOrder,
  lines: readonly CartLine[],
  { Nombre, Telefono, Direccion }: Recipient,
  { TotalEnvio, TotalNeto }: Pick<OrderTotals, 'TotalEnvio' | 'TotalNeto'>,
): OrderDraft | null {
  if (!FormaEntrega || !Dia || !HorarioEntrega || !TipoPago) return null
  return buildOrder({
    lines,
    FormaEntrega,
    Dia,
    HorarioEntrega,
    TipoPago,
    B1,
    MayorDeEdad,
    TotalEnvio,
    TotalNeto,
    Nombre,
    Telefono,
    Direccion,
    Comentario: Opt4,
  })
}

function newOrder(): CheckoutOrder {
  return {
    FormaEntrega: null,
    Dia: null,
    HorarioEntrega: null,
    TipoPago: null,
    B1: true,
    MayorDeEdad: false,
    Destinatario: null,
    Opt4: '',
    IdempotencyKey: newIdempotencyKey(),
  }
}

function isCheckoutOrder(parsed: unknown): parsed is CheckoutOrder {
  if (typeof parsed !== 'object' || parsed === null) return false
  const order = parsed as Record<string, unknown>
  return Object.entries(FIELDS).every(([name, isSound]) => isSound(order[name]))
}

/** An order of another version, or that somebody wrote: what can be read of it stays, its key above all. */
function soundPart(parsed: unknown): CheckoutOrder | null {
  if (typeof parsed !== 'object' || parsed === null) return null
  const order = parsed as Record<string, unknown>
  const sound = Object.entries(FIELDS).filter(([name, isSound]) => name in order && isSound(order[name]))
  if (sound.length === 0) return null
  return { ...newOrder(), ...Object.fromEntries(sound.map(([name]) => [name, order[name]])) }
}
