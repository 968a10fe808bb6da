import { Type } from 'typebox'
import { BranchQuery } from '../branches/index.ts'
import { ArticleCode, Closed, DayId, Id, Nullable, OneOf } from '../base/index.ts'
import { InvoiceData } from '../clients/index.ts'
import { DeliveryForm } from '../delivery/index.ts'
import { MoneyState } from '../payments/index.ts'
import { BranchWalk, OrderNews, PhoneOrder, PhoneOrderTotals, PhoneTerms, PickingTap, QueuedOrder, StaffOrder, SubstituteOption, TapResult } from './staff-order.ts'
import { ClaimDecision, ClaimReason, ClaimRow, ClaimState, OwnClaim, RefusedLines, StaffClaim, StaffClaimDraft } from './claim.ts'
import { QUESTION_OPTIONS_MAX, QuestionOption } from './line-question.ts'
import { OrderChangePreview, StaffChangeDraft, StaffOrderChange } from './order-change.ts'
import { staffCall, IdParams, staffResource } from '../calls/index.ts'

// The order queue, picking and dispatch (backoffice §2, §3; contract §5).

const Estado = OneOf('P', 'D', 'C', 'A')
const Etapa = OneOf('cola', 'preparando', 'listo', 'en-camino', 'sin-cobrar', 'por-devolver')
const some = Type.Optional

/** The order queue, without saved carts. `Etapa` 'en-camino': dispatched in the last `ON_THE_WAY_DAYS`, not yet delivered; 'sin-cobrar': delivered, for a day of the last `UNCOLLECTED_DAYS`, and nobody noted all of the money; 'por-devolver': with money in hand that is to be given back. `q` searches number, names, telephone and address. */
export const staffOrders = staffResource('pedidos', {
  see: 'pedidos.ver',
  row: QueuedOrder,
  record: StaffOrder,
  filters: {
    Estado: some(Estado),
    Etapa: some(Etapa),
    Dia: some(DayId),
    DiaDesde: some(DayId),
    DiaHasta: some(DayId),
    HorarioEntrega: some(Type.String({ maxLength: 30 })),
    FormaEntrega: some(DeliveryForm),
    Pago: some(MoneyState),
    Cliente: some(Id),
    Numero: some(Id),
    Sucursal: some(Id),
    /** Of accounts without a delivered or paid order. */
    CuentasNuevas: some(Type.Boolean()),
    /** Begun by the account, or given to it. */
    Propios: some(Type.Boolean()),
  },
  byBranch: true,
  people: 'orders',
  docs: ['Gestión: pedidos', 'StaffOrder', 'StaffOrders', 'el pedido', 'los pedidos'],
})

/** As many sheets as are printed at once. */
export const ORDER_SHEETS_MAX = 50
const ids = Type.String({ pattern: `^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,${ORDER_SHEETS_MAX - 1}}$` })

/** Whether any pending order of the account's branches changed, and how many wait in each slot: cheap enough to poll every few seconds. */
export const readOrderNews = staffCall('GET', '/gestion/pedidos/novedades', 'pedidos.ver', {
  query: BranchQuery,
  answer: OrderNews,
  byBranch: true,
  docs: ['Gestión: pedidos', 'readOrderNews', 'Novedades de la cola', 'Si algo cambió entre los pedidos pendientes, y cuántos esperan en cada horario.'],
})
/** Several complete orders, for picking sheets; unknown numbers and those of other branches are left out. */
export const listOrderSheets = staffCall('GET', '/gestion/pedidos/hojas', 'pedidos.ver', {
  query: Closed({ Numeros: ids }),
  answer: Type.Array(StaffOrder),
  byBranch: true,
  people: 'orders',
  docs: ['Gestión: pedidos', 'listOrderSheets', 'Hojas de preparación', 'Varios pedidos enteros, en el orden en que se reparten; los que no existen se omiten.'],
})

const step = { params: IdParams, answer: StaffOrder, byBranch: true, people: 'orders' } as const
const CONFLICTS = ['pedido-cambiado', 'estado', 'precios', 'horario', 'clave-repetida'] as const
/** The order as a change would leave it, and what it changes; saves nothing. */
export const previewChangeByStaff = staffCall('POST', '/gestion/pedidos/:Id/cambiar/calcular', 'pedidos.cambiar', {
  params: IdParams,
  body: StaffChangeDraft,
  answer: OrderChangePreview,
  byBranch: true,
  docs: ['Gestión: pedidos', 'previewChangeByStaff', 'Calcular un cambio', 'Cómo quedaría el pedido con el cambio, y qué cambia; no guarda nada.', CONFLICTS],
})
export const changeByStaff = staffCall('POST', '/gestion/pedidos/:Id/cambiar', 'pedidos.cambiar', {
  ...step,
  body: StaffOrderChange,
  docs: [
    'Gestión: pedidos',
    'changeByStaff',
    'Cambiar un pedido',
    'Cambia un pedido pendiente con las reglas del cambio del cliente, también después de que cerró su día. De uno que se prepara, solo día, horario, nombre, teléfono, dirección sin otro lugar y comentario. El cliente recibe un mail con lo que cambió y el Motivo. Mandá siempre Idempotency-Key.',
    CONFLICTS,
  ],
})
/** Says whom an order's Factura A is made out to (null: none is asked for), until something of it is invoiced. */
export const saveOrderInvoice = staffCall('PUT', '/gestion/pedidos/:Id/factura', 'pedidos.cambiar', {
  ...step,
  body: Nullable(InvoiceData),
  docs: [
    'Gestión: pedidos',
    'saveOrderInvoice',
    'Factura A de un pedido',
    'A nombre de quién va la Factura A de este pedido, también si ya salió, mientras no tenga un comprobante; null: no la pide. Los datos del cliente para sus próximos pedidos no cambian.',
    ['estado'],
  ],
})
/** What the customer who calls has to be told before anything is dictated. */
export const readPhoneTerms = staffCall('GET', '/gestion/clientes/:Id/pedido-telefonico', 'pedidos.tomar', {
  params: IdParams,
  answer: PhoneTerms,
  byBranch: true,
  docs: ['Gestión: pedidos', 'readPhoneTerms', 'Antes de un pedido por teléfono', 'El saldo a favor del cliente, que el pedido usa solo, y el tope que no le deja hacer otro.', ['no-existe']],
})
/** Computes an order by telephone by all rules but stock and place; saves nothing. */
export const previewPhoneOrder = staffCall('POST', '/gestion/pedidos/telefono/calcular', 'pedidos.tomar', {
  body: PhoneOrder,
  answer: PhoneOrderTotals,
  byBranch: true,
  docs: ['Gestión: pedidos', 'previewPhoneOrder', 'Calcular un pedido por teléfono', 'Cuánto costaría; no guarda nada.', ['no-existe']],
})
/** Places an order for a customer, by the rules of the customer's own. */
export const placePhoneOrder = staffCall('POST', '/gestion/pedidos/telefono', 'pedidos.tomar', {
  body: PhoneOrder,
  answer: StaffOrder,
  byBranch: true,
  people: 'orders',
  docs: ['Gestión: pedidos', 'placePhoneOrder', 'Hacer un pedido por teléfono', 'Hace el pedido de un cliente con las reglas de siempre; queda anotado quién lo tomó. Mandá siempre Idempotency-Key.', ['no-existe', 'precios', 'horario', 'clave-repetida']],
})
/** Writes an internal note into the order's history; its customer never reads it. */
export const addOrderNote = staffCall('POST', '/gestion/pedidos/:Id/notas', 'pedidos.ver', {
  ...step,
  body: Closed({ Texto: Type.String({ minLength: 1, maxLength: 1000 }) }),
  docs: ['Gestión: pedidos', 'addOrderNote', 'Anotar en un pedido', 'Agrega una nota interna a su historial; el cliente no la lee.'],
})
export const startPreparing = staffCall('POST', '/gestion/pedidos/:Id/preparar', 'pedidos.preparar', {
  ...step,
  docs: ['Gestión: pedidos', 'startPreparing', 'Empezar a preparar', 'Desde ahora prepara el pedido quien llama; el cliente ya no puede anularlo.', ['estado']],
})
/** Says who is to prepare an order of the queue (null: anybody), or goes on with one that is begun. */
export const assignOrder = staffCall('POST', '/gestion/pedidos/:Id/asignar', 'pedidos.preparar', {
  ...step,
  body: Closed({ Para: Nullable(Id) }),
  docs: ['Gestión: pedidos', 'assignOrder', 'Asignar', 'De la cola, quién lo va a preparar (null: cualquiera); uno empezado lo sigue esa persona.', ['estado', 'no-existe']],
})
export const markReady = staffCall('POST', '/gestion/pedidos/:Id/listo', 'pedidos.preparar', { ...step, docs: ['Gestión: pedidos', 'markReady', 'Dar por listo', 'Cierra la preparación y calcula los totales de lo preparado.', ['estado']] })
export const reopenPreparation = staffCall('POST', '/gestion/pedidos/:Id/reabrir', 'pedidos.preparar', { ...step, docs: ['Gestión: pedidos', 'reopenPreparation', 'Reabrir la preparación', 'Un pedido listo vuelve a prepararse.', ['estado']] })
export const returnToQueue = staffCall('POST', '/gestion/pedidos/:Id/devolver', 'pedidos.preparar', { ...step, docs: ['Gestión: pedidos', 'returnToQueue', 'Devolver a la cola', 'Un pedido en preparación vuelve a la cola.', ['estado']] })
export const forgetCrateLabel = staffCall('POST', '/gestion/pedidos/:Id/olvidar-cajon', 'pedidos.preparar', { ...step, docs: ['Gestión: pedidos', 'forgetCrateLabel', 'Olvidar la etiqueta del cajón', 'La etiqueta que se leyó deja de ser la de su cajón.'] })
export const dispatchOrder = staffCall('POST', '/gestion/pedidos/:Id/despachar', 'pedidos.despachar', {
  ...step,
  docs: ['Gestión: pedidos', 'dispatchOrder', 'Despachar', 'Entrega el pedido, acredita los puntos y avisa al cliente con cada diferencia.', ['estado']],
})
/** Notes that a dispatched order was delivered or picked up. */
export const deliverOrder = staffCall('POST', '/gestion/pedidos/:Id/entregar', 'pedidos.despachar', {
  ...step,
  docs: ['Gestión: pedidos', 'deliverOrder', 'Marcar entregado', 'Anota cuándo llegó o se retiró un pedido despachado; su Estado sigue siendo D.', ['estado']],
})
/** Takes a dispatched order that could not be handed over back to the shop, with its stock and its points. */
export const returnUndelivered = staffCall('POST', '/gestion/pedidos/:Id/no-entregado', 'pedidos.despachar', {
  ...step,
  body: Closed({ Motivo: Type.String({ maxLength: 500 }) }),
  docs: ['Gestión: pedidos', 'returnUndelivered', 'No entregado', 'Un pedido despachado que no se pudo entregar vuelve a estar pendiente, con sus artículos; el cliente lee el motivo en un mail. Después se pasa a otro horario o se cancela.', ['estado']],
})
export const cancelOrder = staffCall('POST', '/gestion/pedidos/:Id/cancelar', 'pedidos.cancelar', {
  ...step,
  // for many
  needsRecentLogin: 'sometimes',
  body: Closed({
    Motivo: Type.String({ maxLength: 500 }),
    /** The lines whose goods are lost, by `Items`; the others are sold again. */
    Perdidas: some(Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), { maxItems: 1000, uniqueItems: true })),
  }),
  docs: ['Gestión: pedidos', 'cancelOrder', 'Cancelar', 'La tienda cancela el pedido, con un motivo que el cliente lee. Perdidas: las líneas cuya mercadería no vuelve a la venta.', ['estado']],
})

/** Pick events of a device, oldest first. Each gets its own outcome; sending one again changes nothing. */
export const sendTaps = staffCall('POST', '/gestion/pedidos/:Id/toques', 'pedidos.preparar', {
  params: IdParams,
  body: Closed({ Toques: Type.Array(PickingTap, { maxItems: 100 }) }),
  answer: Closed({ Resultados: Type.Array(TapResult), Pedido: StaffOrder }),
  byBranch: true,
  docs: ['Gestión: pedidos', 'sendTaps', 'Enviar lo preparado', 'Lo que un dispositivo anotó de cada línea, del más viejo al más nuevo; enviado otra vez, no cambia nada.'],
})

/** Who can prepare an order, or all that the caller prepares. */
export const listPickers = staffCall('GET', '/gestion/preparadores', 'pedidos.preparar', {
  query: Closed({ Pedido: some(Id) }),
  answer: Type.Array(Closed({ Id, Nombre: Type.String() })),
  byBranch: true,
  docs: ['Gestión: pedidos', 'listPickers', 'Quiénes pueden seguir', 'Las personas que pueden preparar el Pedido; sin él, las que pueden seguir todos los que prepara quien llama.', ['no-existe']],
})
/** The caller leaves: another picker goes on with the caller's begun orders; null: they go back to the queue. */
export const handOver = staffCall('POST', '/gestion/preparadores/traspasar', 'pedidos.preparar', {
  body: Closed({ Para: Nullable(Id) }),
  answer: Closed({ Pedidos: Type.Array(Id) }),
  byBranch: true,
  docs: ['Gestión: pedidos', 'handOver', 'Dejar los pedidos empezados', 'Lo que prepara quien llama pasa a otra persona, o con null vuelve a la cola; lo preparado queda.', ['no-existe']],
})

const walk = { answer: BranchWalk, byBranch: true } as const
const walked = Type.Array(Id, { maxItems: 5000 })
export const readWalk = staffCall('GET', '/gestion/recorrido', 'pedidos.preparar', {
  ...walk,
  query: BranchQuery,
  docs: ['Gestión: pedidos', 'readWalk', 'El orden de góndolas de una sucursal', 'Las familias en el orden en que pasan por ellas quienes preparan pedidos.', ['no-existe']],
})
/** Null: as learned from the pickers' scans. `Leidas` is the order as it was read; nobody else's is overwritten. */
export const saveWalk = staffCall('PUT', '/gestion/recorrido/:Sucursal', 'pedidos.preparar', {
  ...walk,
  params: Closed({ Sucursal: Id }),
  body: Closed({ Familias: Nullable(walked), Leidas: walked }),
  docs: [
    'Gestión: pedidos',
    'saveWalk',
    'Ordenar las góndolas de una sucursal',
    'Familias en el orden de góndolas; con null, vale lo aprendido de los escaneos. Leidas es el orden que se leyó: si otra persona lo cambió, no se guarda.',
    ['no-existe', 'concurrencia'],
  ],
})

const line = Closed({ Id, Items: Type.Integer({ minimum: 1, maximum: 1000 }) })

/** Substitutes for a line: articles of its family by nearest unit price, or what a search, code or barcode finds. */
export const listSubstitutes = staffCall('GET', '/gestion/pedidos/:Id/lineas/:Items/sustitutos', 'pedidos.preparar', {
  params: line,
  query: Closed({ q: some(Type.String({ maxLength: 100 })) }),
  answer: Type.Array(SubstituteOption),
  byBranch: true,
  docs: ['Gestión: pedidos', 'listSubstitutes', 'Sustitutos de una línea', 'Qué puede ir en lugar de una línea: de su familia por precio parecido, o lo que encuentra una búsqueda, un código o un código de barras.'],
})

/** What a customer could be asked about a line whose article is missing; nothing where nobody is asked. */
export const proposeQuestion = staffCall('GET', '/gestion/pedidos/:Id/lineas/:Items/pregunta', 'pedidos.preparar', {
  params: line,
  answer: Type.Array(QuestionOption),
  byBranch: true,
  docs: ['Gestión: pedidos', 'proposeQuestion', 'Qué se le puede preguntar al cliente', 'Hasta tres reemplazos para un artículo que falta; ninguno si no quiere reemplazos, no se lo puede alcanzar, el pedido ya tiene tres preguntas o no hay qué proponer.'],
})
/** Asks the customer which of the proposed substitutes goes in the place of a missing article. */
export const askCustomer = staffCall('POST', '/gestion/pedidos/:Id/lineas/:Items/pregunta', 'pedidos.preparar', {
  params: line,
  body: Closed({ Codarts: Type.Array(ArticleCode, { minItems: 1, maxItems: QUESTION_OPTIONS_MAX }) }),
  answer: StaffOrder,
  byBranch: true,
  people: 'orders',
  docs: [
    'Gestión: pedidos',
    'askCustomer',
    'Preguntarle al cliente',
    'Le pregunta por un aviso y en la página del pedido cuál de los propuestos va en lugar de un artículo que falta, una vez por línea. Sin respuesta en MinutosPregunta vale lo que eligió al comprar.',
    ['estado'],
  ],
})

// Claims of customers about what came.

export const staffClaims = staffResource('reclamos', {
  see: 'reclamos.ver',
  row: ClaimRow,
  record: StaffClaim,
  filters: { Estado: some(ClaimState), Motivo: some(ClaimReason), Pedido: some(Id), Sucursal: some(Id) },
  byBranch: 'reads',
  people: 'orders',
  docs: ['Gestión: pedidos', 'StaffClaim', 'StaffClaims', 'el reclamo', 'los reclamos'],
})
/** Accepts all or part of an open claim, or refuses it. */
export const decideClaim = staffCall('POST', '/gestion/reclamos/:Id/decidir', 'reclamos.atender', {
  params: IdParams,
  body: ClaimDecision,
  answer: StaffClaim,
  byBranch: true,
  docs: ['Gestión: pedidos', 'decideClaim', 'Responder un reclamo', 'Devuelve todo o parte de lo que costó, hasta los topes de la cuenta por pedido y por día, o lo rechaza (Importe 0); el cliente recibe la Respuesta por mail.', ['estado']],
})
/** Opens claims for a customer who telephones, and gives back what the lines cost. */
export const claimByStaff = staffCall('POST', '/gestion/pedidos/:Id/reclamos', 'reclamos.atender', {
  params: IdParams,
  body: StaffClaimDraft,
  answer: Type.Array(ClaimRow),
  byBranch: true,
  docs: ['Gestión: pedidos', 'claimByStaff', 'Reclamo de un cliente', 'Anota lo que el cliente reclama de un pedido que salió y devuelve lo que costó, hasta los topes de la cuenta.', ['estado']],
})
/** Notes what the customer of an order on its way refuses at the door. */
export const refuseAtDoor = staffCall('POST', '/gestion/pedidos/:Id/no-quiso', 'pedidos.despachar', {
  params: IdParams,
  body: RefusedLines,
  answer: Type.Array(OwnClaim),
  byBranch: true,
  docs: ['Gestión: pedidos', 'refuseAtDoor', 'No lo quiso', 'Anota lo que el cliente no quiso recibir de un pedido en camino: baja lo que falta cobrar y vuelve a la venta. Si ya está pagado, espera como reclamo a quien lo devuelve.', ['estado']],
})
