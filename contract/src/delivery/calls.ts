import { Type } from 'typebox'
import { InBranch, NamedPlace } from '../branches/index.ts'
import { DeliveryGrid, CostParameters, DeliveryDay, Slot, PaymentType, OwnDelivery, SlotHold, SlotHoldDraft } from './delivery.ts'
import { Closed, Id } from '../base/index.ts'
import { CoverageRequestDraft, PlaceLookup, ZonePlace } from './zone.ts'
import { call, DateOrToday, IdParams, RangeParams } from '../calls/index.ts'

/** Refusals of calls that answer for a branch and a zone. */
const DELIVERY = ['sucursal-cerrada', 'fuera-de-zona'] as const

// Delivery and payment calls (spec §7, contract §4).

const daysParams = Closed({ count: Type.Integer({ minimum: 1, maximum: 30 }), Fecha: DateOrToday })

/** The branch, absent: the default one; and the zone of a home delivery, absent: the branch's own terms. */
const DeliveryQuery = Closed({ ...InBranch, zona: Type.Optional(Id) })

export const listDeliveryDays = call('GET', '/dias/getdiasreparto/:count/:Fecha', 'anybody', {
  params: daysParams,
  query: DeliveryQuery,
  answer: Type.Array(DeliveryDay),
  docs: ['Entrega y pago', 'listDeliveryDays', 'Próximos días de entrega', 'Los próximos días de entrega desde la fecha que todavía tienen lugar, con sus horarios y los lugares que quedan en cada uno.', DELIVERY],
})
export const findDeliveryDay = call('GET', '/dias/getdia/:Id', 'anybody', {
  params: IdParams,
  query: DeliveryQuery,
  answer: DeliveryDay,
  docs: ['Entrega y pago', 'findDeliveryDay', 'Un día de entrega', 'El día con ese Id (aaaammdd), con sus horarios y lugares.', ['no-existe', ...DELIVERY]],
})
export const listSlots = call('GET', '/horariosentrega/getall/:from/:count', 'anybody', {
  params: RangeParams,
  query: DeliveryQuery,
  answer: Type.Array(Slot),
  docs: ['Entrega y pago', 'listSlots', 'Horarios de entrega', 'Los horarios de cualquier día. En un pedido se escriben "09:00 a 12:00".', DELIVERY],
})
export const listCosts = call('GET', '/pedidoscostos/getall/:from/:count', 'anybody', {
  params: RangeParams,
  query: DeliveryQuery,
  answer: Type.Array(CostParameters),
  docs: [
    'Entrega y pago',
    'listCosts',
    'Costos',
    'Monto1 es el costo del envío a domicilio; Monto2, el mínimo de compra. Desde GratisDesde no se cobra el envío; GratisSegunZona es el menor de los montos de las zonas, si no se dijo una y no son iguales.',
    DELIVERY,
  ],
})
export const listPaymentTypes = call('GET', '/tipospagos/getallactivos/:from/:count', 'anybody', {
  params: RangeParams,
  answer: Type.Array(PaymentType),
  docs: ['Entrega y pago', 'listPaymentTypes', 'Formas de pago', 'Las formas de pago activas, en el orden de la tienda.'],
})

/** The next delivery days with every slot: free, full or closed. */
export const findDeliveryGrid = call('GET', '/entrega/grilla', 'anybody', {
  query: DeliveryQuery,
  answer: DeliveryGrid,
  docs: [
    'Entrega y pago',
    'findDeliveryGrid',
    'Grilla de horarios',
    'Los próximos siete días de entrega con todos sus horarios: libre, completo o cerrado (ya no toma pedidos). Quedan se dice solo cuando son pocos; Ultimos, cuando queda hasta la quinta parte. Cierra es hasta cuándo toma pedidos, en hora de la tienda.',
    DELIVERY,
  ],
})
export const findOwnDelivery = call('GET', '/entrega/propia', 'client', {
  answer: OwnDelivery,
  docs: [
    'Pedidos',
    'findOwnDelivery',
    'El horario reservado y el de siempre',
    'Reserva es el lugar que se guarda para el cliente, null si no hay o venció; Habitual, cómo recibió y pagó los pedidos que más repitió, null si no hizo dos iguales en sucursal, forma, dirección y horario.',
  ],
})
/** Of a day, slot and place that an order cannot have. */
export const SLOT_REFUSALS = ['sucursal-cerrada', 'fuera-de-zona', 'sin-retiro', 'dia-sin-reparto', 'horario-inexistente', 'horario-pasado', 'pedidos-por-horario', 'cuentas-nuevas'] as const
/** Holds a place for `SLOT_HOLD_MINUTES`, or renews it; a place held elsewhere is given back. */
export const holdSlot = call('POST', '/entrega/reserva', 'client', {
  body: SlotHoldDraft,
  answer: SlotHold,
  limit: 'hold',
  docs: [
    'Pedidos',
    'holdSlot',
    'Reservar un horario',
    'Guarda un lugar del horario por 20 minutos mientras se termina la compra. Cada cuenta tiene uno: reservar otro horario devuelve el anterior, y hacer el pedido lo usa. Con Pedido es para mudar ese pedido hecho: valen su sucursal y su zona, y no cuenta como un pedido más.',
    ['no-existe', 'estado', 'en-preparacion', 'cambio-cerrado', 'cambios-maximo', 'horario', ...SLOT_REFUSALS, 'pedidos-pendientes', 'pedidos-por-dia', 'sesion'],
  ],
})
export const releaseSlot = call('DELETE', '/entrega/reserva', 'client', { docs: ['Pedidos', 'releaseSlot', 'Soltar el horario reservado', 'Devuelve el lugar reservado; sin reserva no hace nada.'] })

/** The branches that deliver to a place, and those where orders can be picked up. */
export const lookUpPlace = call('GET', '/entrega/lugar', 'anybody', {
  query: NamedPlace,
  answer: PlaceLookup,
  docs: [
    'Entrega y pago',
    'lookUpPlace',
    'Quién llega a un lugar',
    'Las sucursales que entregan en una localidad, un código postal o una posición, con su zona, la mejor primero; sin zona, la sucursal entrega en todas partes. Localidad es la pedida, como la escribe la tienda. Retiros son las sucursales donde se puede retirar.',
  ],
})
/** Localities and postal codes that begin like the text. */
export const suggestLocalities = call('GET', '/entrega/localidades/:Texto', 'anybody', {
  params: Closed({ Texto: Type.String({ minLength: 1, maxLength: 80 }) }),
  answer: Type.Array(ZonePlace),
  docs: ['Entrega y pago', 'suggestLocalities', 'Localidades que empiezan así', 'Hasta diez localidades y códigos postales de las zonas y sucursales.'],
})
/** Keeps the mail address of a person whom no zone reaches yet. */
export const requestCoverage = call('POST', '/entrega/avisame', 'anybody', {
  whileClosed: true,
  body: CoverageRequestDraft,
  limit: 'form',
  docs: ['Entrega y pago', 'requestCoverage', 'Avisame cuando lleguen', 'Guarda el email de quien vive donde ninguna zona llega; pedido otra vez, no cambia nada.', ['aviso-sin-lugar', 'contacto-email']],
})
