import type { CartLine } from '@gondola/contract/cart'
import type { NamedPlace } from '@gondola/contract/branches'
import { type Address, addressLine, type Client } from '@gondola/contract/clients'
import type { DeliveryForm } from '@gondola/contract/delivery'
import { COUPON_CODE, fits } from '@gondola/contract/base'
import { type Order, type OrderDraft, buildOrder, type OrderTotals } from '@gondola/contract/orders'
import { create } from 'zustand'
import { newIdempotencyKey } from './idempotency-key.ts'
import { StoredChoices } from './stored-choices.ts'
import { stored } from '../stored.ts'

/**
 * The order in progress, stored under `pedidolinea` (spec §3) so that it survives a reload during the checkout. Null
 * means not chosen yet.
 */
export interface CheckoutOrder {
  FormaEntrega: DeliveryForm | null
  Dia: number | null
  HorarioEntrega: string | null
  TipoPago: { Id: number } | null
  /** Accepts substitutes (spec §2, checkout 3: checked by default). */
  B1: boolean
  /** The customer declared to be of age, for an order with alcohol. */
  MayorDeEdad: boolean
  /**
   * Recipient typed in step 2 for this order only, and the client who typed it: it does not apply to another client's
   * order.
   */
  Destinatario: (Recipient & { Cliente: number }) | null
  /** The address of a home delivery where the shop asks for one, and the client whose it is. */
  Entrega?: ChosenAddress | null
  /** The comment. */
  Opt4: string
  /** The Idempotency-Key of this order; renewed only after the server has finally refused the order (contract §5). */
  IdempotencyKey: string
}

/** Maximum length of the order's comment (contract, `Opt4`). */
export const COMMENT_MAX_CHARACTERS = 2000

export type ChosenAddress = Omit<Address, 'Predeterminada'> & { Cliente: number }

/** Recipient and address of an order; the account's data unless others were typed for this order only. */
export type Recipient = Pick<Client, 'Nombre' | 'Telefono' | 'Direccion'>

/** Fields of the stored order other than the choices. */
type WholeOrder = OrderTotals &
  Pick<Order, 'Estado' | 'Cupon' | 'Cupondescuento' | 'Opt1' | 'Opt2' | 'Opt3' | 'Opt5' | 'Opt6'> & {
    Lineas: readonly CartLine[]
  }

// `stored` reads at once, while this module loads, so its dependencies must be defined above.
const storedOrder = stored<CheckoutOrder | null>('pedidolinea', null, isCheckoutOrder, { salvage: soundPart })

export const useCheckout = create<CheckoutOrder & Partial<WholeOrder>>(() => storedOrder.read() ?? newOrder())

// Writing what another tab wrote would echo between tabs.
let isFollowing = false

useCheckout.subscribe((order) => {
  if (!isFollowing) storedOrder.write(order)
})

// Another tab chose, placed the order or logged out: a copy kept here would bring back its key and personal data.
storedOrder.onChangeElsewhere((order) => {
  isFollowing = true
  useCheckout.setState(order ?? newOrder(), true)
  isFollowing = false
})

export function choose(choice: Partial<Omit<CheckoutOrder, 'IdempotencyKey'>>): void {
  useCheckout.setState(choice)
}

/** The recipient of `client`'s order. */
export function recipientOf(
  { Destinatario }: Pick<CheckoutOrder, 'Destinatario'>,
  client: Client,
): Recipient {
  return Destinatario?.Cliente === client.Id ? Destinatario : client
}

/** The recipient, at the address that was chosen for a home delivery where the shop asks for one. */
export function addresseeOf(order: CheckoutOrder, client: Client): Recipient {
  const { Nombre, Telefono, Direccion } = recipientOf(order, client)
  const address = order.FormaEntrega === 'ED' ? addressOf(order, client) : null
  return { Nombre, Telefono, Direccion: address ? addressInWords(address) : Direccion }
}

/** The address chosen for `client`'s order, or null. */
export function addressOf({ Entrega }: Pick<CheckoutOrder, 'Entrega'>, client: Client): ChosenAddress | null {
  return Entrega?.Cliente === client.Id ? Entrega : null
}

/** The longest `Direccion` of an order (contract, `Opt3`). */
const ADDRESS_MAX_CHARACTERS = 200

export function addressInWords({ Localidad, Referencia, ...street }: ChosenAddress): string {
  const words = [addressLine(street), Localidad, Referencia && `(${Referencia})`].filter(Boolean)
  return words.join(', ').replace(', (', ' (').slice(0, ADDRESS_MAX_CHARACTERS)
}

/** Clears a placed or abandoned order: the next one starts empty, with a new key. */
export function forgetOrder(): void {
  useCheckout.setState(newOrder(), true)
  storedOrder.write(null)
}

/**
 * Stores the complete order when a step is done (spec §3, §4): lines, totals, recipient and address. This is only for
 * inspecting the stored value; the shop itself uses the cart, the account and the choices, which may change meanwhile.
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

/** After the server has refused the order and stored nothing: the next attempt is a new order. */
export function renewKey(): void {
  useCheckout.setState({ IdempotencyKey: newIdempotencyKey() })
}

/** The branch, and where a home delivery goes; both absent where only one branch takes orders. */
export interface OrderedFrom {
  Sucursal?: number
  Lugar?: NamedPlace
}

/** The draft that checkout 3 posts, with the totals that the customer sees; null if a choice is missing. */
export function orderToPlace(
  { FormaEntrega, Dia, HorarioEntrega, TipoPago, B1, MayorDeEdad, Opt4 }: CheckoutOrder,
  lines: readonly CartLine[],
  { Nombre, Telefono, Direccion }: Recipient,
  { TotalEnvio, TotalNeto }: Pick<OrderTotals, 'TotalEnvio' | 'TotalNeto'>,
  from: OrderedFrom = {},
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
    ...from,
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
    Entrega: null,
    Opt4: '',
    IdempotencyKey: newIdempotencyKey(),
  }
}

function isCheckoutOrder(parsed: unknown): parsed is CheckoutOrder {
  return fits(StoredChoices, parsed)
}

/** Salvages the valid fields of an order from another version or edited by hand, above all its key. */
function soundPart(parsed: unknown): CheckoutOrder | null {
  if (typeof parsed !== 'object' || parsed === null) return null
  const order = parsed as Record<string, unknown>
  const sound = Object.entries(StoredChoices.properties).filter(
    ([name, schema]) => name in order && fits(schema, order[name]),
  )
  if (sound.length === 0) return null
  return { ...newOrder(), ...Object.fromEntries(sound.map(([name]) => [name, order[name]])) }
}
