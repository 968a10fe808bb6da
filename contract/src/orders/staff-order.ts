import { Type, type Static } from 'typebox'
import { DeliveryForm } from '../delivery/index.ts'
import { DayId, Id, IsoDate, Closed, Nullable, Pesos, ID_MAX, OneOf } from '../base/index.ts'
import { CartLine, PickedLine, PreparationState, Substitute } from '../cart/index.ts'
import { Order, LineRating, OrderDraft, OrderStatusCode } from './order.ts'
import { DoorMeans, MoneyState, PaymentWay } from '../payments/index.ts'
import { MailState } from '../inboxes/index.ts'
import { OrderDifference } from './order-change.ts'
import { PushedMessage } from './followed-order.ts'
import { LineQuestion } from './line-question.ts'
import { Voucher } from './voucher.ts'

const some = Type.Optional

/** The status of a placed order; saved carts are excluded. */
export const PlacedStatus = OneOf('P', 'D', 'C', 'A')

/** Filters of an export by order date and delivery date, both ends inclusive. */
export const OrderExportFilters = {
  FechaDesde: some(IsoDate),
  FechaHasta: some(IsoDate),
  DiaDesde: some(DayId),
  DiaHasta: some(DayId),
  Estado: some(PlacedStatus),
  HorarioEntrega: some(Type.String({ maxLength: 30 })),
  FormaEntrega: some(DeliveryForm),
  /** The customer's branch. */
  Sucursal: some(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** The branch that prepares the order. */
  SucursalPedido: some(Id),
  /** One row per line (the default) or per order. */
  Detalle: some(OneOf('lineas', 'pedidos')),
}

/**
 * An order line for another system: `CodigoOrigen` is the article's code in the source system, `Iva` its rate in per
 * cent; both are null once the article has left the catalogue. `Preparado` is present once the order is ready.
 */
export const ErpLine = Closed({
  ...CartLine.properties,
  Precioindividual: Pesos,
  Precioventa: Pesos,
  CodigoOrigen: Nullable(Type.String()),
  Iva: Nullable(Type.Number()),
})
export type ErpLine = Static<typeof ErpLine>

/** An order for other systems. The customer is null once the account is deleted. */
export const ErpOrder = Closed({
  ...Order.properties,
  Cliente: Nullable(Id),
  NombreCliente: Nullable(Type.String()),
  Documento: Nullable(Type.String()),
  Email: Nullable(Type.String()),
  /** The customer's branch in the other system. */
  Sucursal: Nullable(Type.Integer()),
  /** The branch that prepares the order, where several take orders, and the chain's own code of it. */
  SucursalPedido: Type.Optional(Id),
  CodigoSucursalPedido: Type.Optional(Type.String()),
  /** Time of the last change, an ISO instant in UTC. */
  Actualizado: Type.String(),
  Comprobantes: some(Type.Array(Voucher)),
  Lineas: Type.Array(ErpLine),
})
export type ErpOrder = Static<typeof ErpOrder>

/** A department or family with its position in the shop's order. */
const Place = Closed({ Codigo: Id, Descripcion: Type.String(), Orden: Type.Integer() })

/**
 * An order line for the picker: its position in the shop (null: the article left the catalogue), its code in the source
 * system, and `Version`, which counts the entries made for it.
 */
export const PickingLine = Closed({
  ...CartLine.properties,
  Precioindividual: Pesos,
  Precioventa: Pesos,
  Version: Type.Integer({ minimum: 0 }),
  Departamento: Nullable(Place),
  Familia: Nullable(Place),
  Perecedero: Type.Boolean(),
  /** To be kept cold in the bag; optional, because devices may have lines stored by an older version. */
  Frio: Type.Optional(Type.Boolean()),
  CodigoOrigen: Nullable(Type.String()),
  /** Its family's place in the branch's walk; absent: nothing is known of the walk. */
  Paso: Type.Optional(Type.Integer({ minimum: 0 })),
  /** What the customer is asked about it. */
  Pregunta: Type.Optional(LineQuestion),
})
export type PickingLine = Static<typeof PickingLine>

/**
 * An event of an order: `Paso` is the action of staff, `cambiar` a change by the customer, `nota` an internal note; null:
 * placed, annulled.
 */
export const OrderEvent = Closed({
  De: Nullable(OrderStatusCode),
  A: OrderStatusCode,
  Paso: Nullable(Type.String()),
  /** ISO instant in UTC. */
  Momento: Type.String(),
  Autor: Nullable(Type.String()),
  Motivo: Nullable(Type.String()),
  /** What the customer changed. */
  Cambio: Type.Optional(OrderDifference),
})
export type OrderEvent = Static<typeof OrderEvent>

/** Paid first, and its money is neither there nor reserved, nor was it released: it is neither prepared nor dispatched. */
const SinCubrir = Type.Optional(Type.Literal(true))

/** The code on a crate of the shop's own. */
const CrateLabel = Type.String({ pattern: '^[0-9A-Za-z-]{3,20}$' })

/** A mail about an order; `Momento` is an ISO instant in UTC: when it was sent, else queued. */
const OrderMail = Closed({ Asunto: Type.String(), Estado: MailState, Momento: Type.String() })

/** An order for staff; `Cliente` is null once the account is deleted. */
export const StaffOrder = Closed({
  ...Order.properties,
  Cliente: Nullable(Id),
  Lineas: Type.Array(PickingLine),
  /** The customer's name and mail, which may differ from the recipient's (`Opt1`, `Opt2`). */
  NombreCliente: Nullable(Type.String()),
  Email: Nullable(Type.String()),
  /** The picker. */
  Preparador: Nullable(Type.String()),
  /** The letter of its crate, which no other order that waits at its branch has once begun. */
  Cajon: some(Type.String({ pattern: '^[A-Z]{1,2}$' })),
  /** What the crate itself bears, as a picker said. */
  EtiquetaCajon: some(CrateLabel),
  Historial: Type.Array(OrderEvent),
  /** Its zone, if the branch still has it: the days that it may go on. */
  ZonaActiva: Type.Optional(Id),
  /** What the customer said of the lines that came. */
  Valoraciones: Type.Array(LineRating),
  /** The push messages that the customer's browsers got, or did not. */
  Avisos: Type.Array(PushedMessage),
  Comprobantes: some(Type.Array(Voucher)),
  /** The mails about it; absent in a list of orders. */
  Correos: Type.Optional(Type.Array(OrderMail)),
  SinCubrir,
})
export type StaffOrder = Static<typeof StaffOrder>

export const QueuedOrder = Closed({
  Id,
  Fecha: IsoDate,
  Fechahora: Type.String(),
  Estado: OrderStatusCode,
  Preparacion: Type.Optional(PreparationState),
  Entregado: Type.Optional(Type.String()),
  FormaEntrega: Nullable(DeliveryForm),
  Dia: Nullable(DayId),
  HorarioEntrega: Nullable(Type.String()),
  Opt1: Type.String(),
  Opt3: Type.String(),
  Opt4: Type.String(),
  TotalNeto: Pesos,
  Preparador: Nullable(Type.String()),
  /** Whose it is to be prepared, while it waits in the queue. */
  Asignado: Type.Optional(Type.String()),
  /** The number of lines, and how many of them are prepared. */
  CantidadLineas: Type.Integer({ minimum: 0 }),
  LineasPreparadas: Type.Integer({ minimum: 0 }),
  /** Of one that was given up today: the letter of the crate that its goods were left in. */
  QuedoEn: Type.Optional(Type.String({ pattern: '^[A-Z]{1,2}$' })),
  /** It came back, and has no other day yet. */
  Volvio: Type.Optional(Type.Literal(true)),
  Alcohol: Type.Boolean(),
  /** Some of it is refrigerated. */
  Frio: Type.Optional(Type.Boolean()),
  Sucursal: Type.Optional(Id),
  /** Present where several branches take orders. */
  NombreSucursal: Type.Optional(Type.String()),
  Zona: Type.Optional(Type.String()),
  /** How often the customer changed it. */
  Cambios: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Of a home delivery, where the order named it. */
  Localidad: Type.Optional(Type.String()),
  /** How it is paid, unless at the door. */
  FormaPago: Type.Optional(PaymentWay),
  /** Its money; absent: nothing was asked for or taken yet. */
  Pago: Type.Optional(MoneyState),
  /** What it costs if it is paid at the door with these means, which lose the discount of its payment type. */
  SinDescuento: Type.Optional(Closed({ Total: Pesos, Medios: Type.Array(DoorMeans, { maxItems: 3 }) })),
  /** The means of its payment type at the door (`ownDoorMeans`); absent: cash. */
  MedioEnPuerta: Type.Optional(DoorMeans),
  SinCubrir,
})
export type QueuedOrder = Static<typeof QueuedOrder>

/**
 * One pick event (`Preparado` null undoes the entry for the line). `Clave` is created by the device and makes it
 * idempotent. `Dispositivo` and its running `Orden` give the order of a device's events, whatever order they arrive in;
 * `Version` is the line's version that the device saw, so that an entry made by somebody else since is not overwritten.
 */
export const PickingTap = Closed({
  Clave: Type.String({ minLength: 8, maxLength: 60 }),
  Dispositivo: Type.String({ minLength: 4, maxLength: 60 }),
  Orden: Id,
  Items: Id,
  Version: Type.Integer({ minimum: 0, maximum: ID_MAX }),
  Preparado: Nullable(PickedLine),
  /** The code on the crate that the article was put into, which is that of the order from then on. */
  EtiquetaCajon: some(CrateLabel),
})
export type PickingTap = Static<typeof PickingTap>

/**
 * The outcome of a pick event: applied; superseded by a later one of the same device; in conflict with a later entry of
 * somebody else; rejected by a rule; or too late, because the order is no longer being prepared.
 */
export const TapOutcome = OneOf('aplicado', 'superado', 'conflicto', 'rechazado', 'tarde')
export type TapOutcome = Static<typeof TapOutcome>

export const TapResult = Closed({
  Clave: Type.String(),
  Resultado: TapOutcome,
  /** Why it was not applied, in Spanish. */
  Detalle: Nullable(Type.String()),
})
export type TapResult = Static<typeof TapResult>

/** A possible substitute for a missing article, with the price that would be charged per piece or kilogram. */
export const SubstituteOption = Closed({
  ...Substitute.properties,
  /** Its own price today, per piece or kilogram. */
  Precio: Pesos,
  Alcohol: Type.Boolean(),
  /** The name of its department, if the line's is another. */
  OtroDepartamento: some(Type.String()),
})
export type SubstituteOption = Static<typeof SubstituteOption>

/** A branch's families in the order in which its pickers walk past them: as staff put them, as learned, or as in the catalogue. */
export const BranchWalk = Closed({
  Sucursal: Id,
  Nombre: Type.String(),
  Origen: OneOf('propio', 'aprendido', 'catalogo'),
  Pasillos: Type.Array(Closed({ Codigo: Id, Descripcion: Type.String(), Departamento: Type.String() })),
})
export type BranchWalk = Static<typeof BranchWalk>

/** Pending orders of one slot at one branch, by preparation state. */
export const SlotWork = Closed({
  Sucursal: Nullable(Id),
  Dia: Nullable(DayId),
  HorarioEntrega: Nullable(Type.String()),
  Cola: Type.Integer({ minimum: 0 }),
  Preparando: Type.Integer({ minimum: 0 }),
  Listos: Type.Integer({ minimum: 0 }),
  /** Of `Listos`, those that wait for the customer to pick them up. */
  Retiros: Type.Integer({ minimum: 0 }),
})
export type SlotWork = Static<typeof SlotWork>

/** `Marca` changes whenever a pending order is added, removed or changed; `Ultimo` is the number of the newest one. */
export const OrderNews = Closed({
  Marca: Type.String(),
  Ultimo: Nullable(Id),
  /** The orders that the caller prepares. */
  Propios: Type.Array(Id),
  Turnos: Type.Array(SlotWork),
})
export type OrderNews = Static<typeof OrderNews>

const asked = Type.Omit(OrderDraft, [
  'Id',
  'Estado',
  'TotalEnvio',
  'Cupondescuento',
  'Opt5',
  'Opt6',
]).properties

/** An order that staff place for a customer: what the checkout would send. */
export const PhoneOrder = Closed({ Cliente: Id, ...asked })
export type PhoneOrder = Static<typeof PhoneOrder>

/** Whom staff take an order of: what the shop owes them (saldo a favor), and the limit that lets them have no further order. */
export const PhoneTerms = Closed({
  Saldo: Pesos,
  Tope: Nullable(OneOf('pedidos-pendientes', 'pedidos-por-dia')),
})

/** Its lines and totals as they would be ordered; `Falta` is what it lacks for that. */
export const PhoneOrderTotals = Closed({
  Lineas: Type.Array(CartLine),
  TotalBruto: Pesos,
  TotalDescuento: Nullable(Pesos),
  TotalEnvio: Nullable(Pesos),
  TotalNeto: Pesos,
  Falta: some(Type.String()),
})
export type PhoneOrderTotals = Static<typeof PhoneOrderTotals>
