import { COUPON_CODE } from '../base/index.ts'
import type { NamedPlace } from '../branches/index.ts'
import type { CartLine } from '../cart/index.ts'
import type { DeliveryForm } from '../delivery/index.ts'
import type { DraftLine, OrderDraft } from './order.ts'

/** The data collected by the three steps of the checkout. */
export interface Checkout {
  lines: readonly CartLine[]
  FormaEntrega: DeliveryForm
  Dia: number
  HorarioEntrega: string
  TipoPago: { Id: number }
  B1: boolean
  MayorDeEdad: boolean
  TotalEnvio: number
  TotalNeto: number
  Nombre: string
  Telefono: string
  Direccion: string
  Comentario: string
  /** The branch that it is ordered from; absent: the default branch. */
  Sucursal?: number
  /** Where a home delivery goes. */
  Lugar?: NamedPlace
}

/** The order that checkout 3 posts (spec §3: Opt1 name, Opt2 phone, Opt3 address, Opt4 comment). */
export function buildOrder(checkout: Checkout): OrderDraft {
  const { FormaEntrega, Dia, HorarioEntrega, TipoPago, B1, MayorDeEdad, TotalEnvio, TotalNeto } = checkout
  const { Sucursal, Lugar } = checkout
  return {
    Estado: 'P',
    Lineas: draftLines(checkout.lines),
    FormaEntrega,
    Dia,
    HorarioEntrega,
    TipoPago: { Id: TipoPago.Id },
    B1,
    MayorDeEdad,
    TotalEnvio,
    TotalNeto,
    Cupondescuento: COUPON_CODE,
    Opt1: checkout.Nombre,
    Opt2: checkout.Telefono,
    Opt3: checkout.Direccion,
    Opt4: checkout.Comentario,
    Opt5: '',
    Opt6: '',
    ...(Sucursal !== undefined && { Sucursal }),
    ...(Lugar !== undefined && FormaEntrega === 'ED' && { Lugar }),
  }
}

/** The incomplete order that saves a cart (spec §4), with the branch that it was filled at. */
export function buildSavedCart(lines: readonly CartLine[], Sucursal?: number): OrderDraft {
  const cart = { Estado: 'I', Lineas: draftLines(lines), Cupondescuento: COUPON_CODE } as const
  return Sucursal === undefined ? cart : { ...cart, Sucursal }
}

function draftLines(lines: readonly CartLine[]): DraftLine[] {
  return lines.map(({ Codart, Cantidad, Reemplazo = 'similar', Aclaracion }) => ({
    Codart,
    Cantidad,
    Reemplazo,
    ...(Aclaracion && { Aclaracion }),
  }))
}
