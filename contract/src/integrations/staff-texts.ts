import { fieldTitles } from '../base/index.ts'
import type { DeliveryState, WebhookEvent } from './integration.ts'
import type { ApiScope } from '../calls/index.ts'

// Texts of webhooks, their deliveries and keys of other systems.

export const INTEGRATION_FAULTS = {
  'nombre-vacio': 'Poné un nombre.',
  'direccion-web': 'Escribí una dirección completa, con https://, sin usuario ni contraseña.',
  'direccion-interna':
    'Esa dirección es de una red interna. Quien administra el servidor puede permitirla con WEBHOOK_NETWORKS.',
  'direccion-sin-cifrar':
    'Usá https://: los pedidos llevan nombres y domicilios. Sin cifrar solo se llama a redes que permite quien administra el servidor (WEBHOOK_NETWORKS).',
  'sin-eventos': 'Elegí al menos un evento.',
  'sin-permisos': 'Elegí al menos un permiso.',
  'vence-fuera': 'Elegí un día desde hoy y hasta dentro de cinco años, o que no venza.',
  'sucursal-inexistente': 'Esa sucursal no existe.',
  'red-forma': 'Escribí una red por renglón, como 203.0.113.0/24, 2001:db8::/32 o 198.51.100.7.',
  'clave-revocada': 'La clave ya está revocada.',
  'webhook-inactivo': 'Activá el webhook para que se entregue.',
  'entrega-en-curso': 'Se está entregando en este momento. Probá de nuevo en un rato.',
} as const
export type IntegrationFault = keyof typeof INTEGRATION_FAULTS

/** Why a delivery failed. */
export const DELIVERY_FAULTS = {
  status: (code: number) => `Respondió ${code}`,
  tooSlow: 'No respondió a tiempo',
  'direccion-interna': 'La dirección es de una red interna no permitida (WEBHOOK_NETWORKS)',
  'direccion-sin-cifrar': 'La dirección no es https ni de una red permitida (WEBHOOK_NETWORKS)',
  lostSecret: 'La clave que guardaba su secreto ya no está: generá otro secreto',
  unreachable: (code: string) => `No se pudo conectar (${code})`,
} as const

export const EVENT_NAMES: Readonly<Record<WebhookEvent, string>> = {
  'pedido.generado': 'Pedido generado',
  'pedido.cambiado': 'Pedido cambiado',
  'pedido.preparando': 'Pedido en preparación',
  'pedido.listo': 'Pedido listo',
  'pedido.en-cola': 'Pedido devuelto a la cola',
  'pedido.despachado': 'Pedido despachado',
  'pedido.entregado': 'Pedido entregado',
  'pedido.no-entregado': 'Pedido no entregado: volvió',
  'pedido.cancelado': 'Pedido cancelado por la tienda',
  'pedido.anulado': 'Pedido anulado por el cliente',
  'pedido.totales': 'Cambiaron los totales',
  'articulos.cambiados': 'Cambiaron artículos o precios',
}

export const DELIVERY_STATES: Readonly<Record<DeliveryState, string>> = {
  queued: 'En espera',
  sent: 'Entregado',
  failed: 'Falló',
}

export const SCOPE_NAMES: Readonly<Record<ApiScope, string>> = {
  'pedidos:leer': 'Leer pedidos',
  'pedidos:estado': 'Cambiar el estado de los pedidos',
  'existencias:escribir': 'Enviar las existencias de las sucursales',
  'articulos:escribir': 'Agregar artículos y cambiar sus datos',
  'precios:escribir': 'Enviar precios',
  'ofertas:escribir': 'Enviar ofertas',
  'costos:escribir': 'Enviar costos, con los artículos o los precios',
  'comprobantes:escribir': 'Enviar las facturas de los pedidos',
}

export const WEBHOOK_TEXTS = {
  one: 'Webhook',
  many: 'Webhooks',
  fields: fieldTitles('Id Nombre Url Eventos Activo Alta EnEspera Fallidas UltimaEntrega', {
    Url: 'Dirección',
    EnEspera: 'En espera',
    UltimaEntrega: 'Última entrega',
  }),
  never: 'Nunca',
  urlHint: 'Recibe por POST un JSON firmado por cada evento.',
  activeHint: 'Inactivo no recibe eventos nuevos; lo que estaba en espera aguarda.',
  secretTitle: 'El secreto del webhook',
  secretHint: 'Copialo ahora: no se vuelve a mostrar. Con él se comprueba la firma de cada entrega.',
  try: 'Probar',
  tryDone: (code: number | null) => `Recibió la prueba (${code ?? '–'}).`,
  rotate: 'Cambiar el secreto',
  rotateExplained:
    'Se genera un secreto nuevo. Durante 24 horas las entregas llevan las dos firmas, para cambiarlo sin cortes.',
  replay: 'Repetir entregas',
  replayExplained:
    'Vuelve a entregar todo lo que pasó desde ese momento, en su orden. El otro sistema reconoce lo repetido por el identificador del evento.',
  replaySince: 'Desde',
  replayFailed: 'Solo las que fallaron',
  replayed: (count: number) =>
    count === 0 ? 'No hay entregas para repetir.' : count === 1 ? 'Va 1 entrega.' : `Van ${count} entregas.`,
  deliveries: 'Ver las entregas',
} as const

export const DELIVERY_TEXTS = {
  one: 'Entrega',
  many: 'Entregas de webhooks',
  fields: {
    ...fieldTitles('Id Webhook'),
    NombreWebhook: 'Webhook',
    Evento: 'Identificador',
    Tipo: 'Evento',
    ...fieldTitles('Pedido Fechahora Estado Intentos Proximo Entregado'),
    Codigo: 'Código HTTP',
    UltimoError: 'Último error',
    Respuesta: 'Última respuesta',
    Cuerpo: 'Lo que se envía',
  },
  replay: 'Repetir la entrega',
  replayed: 'La entrega va en camino.',
} as const

export const API_KEY_TEXTS = {
  one: 'Clave de API',
  many: 'Claves de API',
  fields: fieldTitles('Id Nombre Permisos Vence Sucursales Redes Prefijo Alta CreadaPor UltimoUso Revocada', {
    Redes: 'Redes desde las que entra',
    Prefijo: 'Empieza con',
    Alta: 'Creada',
    CreadaPor: 'Creada por',
    UltimoUso: 'Último uso',
  }),
  never: 'Nunca',
  valid: 'Vigente',
  endless: 'No vence',
  endsHint: 'El último día que sirve. Catorce días antes avisamos por mail.',
  allBranches: 'Todas',
  branchesHint: 'Ve y escribe solo lo de estas sucursales. Vacío: todas.',
  anyNetwork: 'Cualquiera',
  networksHint:
    'Una por renglón: 203.0.113.0/24, 2001:db8::/32 o una dirección sola. Vacío: desde cualquiera.',
  tokenTitle: 'La clave nueva',
  tokenHint: 'Copiala ahora: no se vuelve a mostrar. El otro sistema la envía en Authorization: Bearer.',
  revoke: 'Revocar',
  revokeTitle: 'Revocar la clave',
  revokeExplained: 'El sistema que la usa deja de entrar en el acto. No se puede deshacer.',
  revoked: 'La clave ya no sirve.',
} as const

export const SHOWN_ONCE_TEXTS = { copy: 'Copiar', copied: 'Copiado', done: 'Ya tengo una copia' } as const

export const EXPORT_TEXTS = {
  title: 'Exportar pedidos',
  explained:
    'Un archivo CSV para planillas de cálculo o para otro sistema: UTF-8 con BOM, punto y coma, coma decimal.',
  ordered: 'Fecha del pedido',
  delivered: 'Día de entrega',
  from: 'desde',
  to: 'hasta',
  state: 'Estado',
  slot: 'Horario',
  form: 'Forma de entrega',
  branch: 'Sucursal del cliente (número)',
  orderBranch: 'Sucursal',
  all: 'Todos',
  /** Of what is feminine: forms, branches. */
  allOfThem: 'Todas',
  detail: 'Filas',
  details: { lineas: 'Una por renglón', pedidos: 'Una por pedido' },
  download: 'Descargar',
  states: { P: 'Pendiente', D: 'Despachado', C: 'Cancelado', A: 'Anulado' },
  forms: { ED: 'Envío a domicilio', RS: 'Retiro en sucursal' },
} as const
