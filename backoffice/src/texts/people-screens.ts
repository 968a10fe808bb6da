import { fieldTitles } from '@gondola/contract/base'
import type { MailState } from '@gondola/contract/inboxes'

// Texts of the outbox and mail text screens.

export const MAIL_STATES: Readonly<Record<MailState, string>> = {
  queued: 'En espera',
  sent: 'Enviado',
  failed: 'Falló',
  abandoned: 'Abandonado',
}

export const OUTBOX_TEXTS = {
  one: 'Correo',
  many: 'Correos',
  fields: {
    ...fieldTitles('Id Fechahora Para Asunto Estado Intentos UltimoError Enviado Proximo'),
    ResponderA: 'Responder a',
    Texto: 'Texto',
  },
  resend: 'Reenviar',
  resent: 'El correo va en camino.',
  giveUp: 'Abandonar',
  givenUp: 'El correo no se va a enviar.',
  asHtml: 'Como se ve',
  asText: 'Como texto',
} as const

export const TEMPLATE_TEXTS = {
  one: 'Texto de mail',
  many: 'Textos de los mails',
  fields: fieldTitles('Nombre Descripcion Campos Asunto Texto Nota Propia', {
    Descripcion: 'Cuándo se envía',
    Campos: 'Datos',
    Nota: 'Nota al pie',
    Propia: 'Texto propio',
  }),
  hint: 'Una línea vacía separa párrafos.',
  placeholders: 'Datos que se completan:',
  noPlaceholders: 'Este mail no tiene datos para completar.',
  preview: 'Vista previa',
  showPreview: 'Ver cómo queda',
  reset: 'Volver al texto original',
  wasReset: 'El mail tiene otra vez el texto original.',
} as const

// Texts of the customer, points and inbox screens.

export const CLIENT_STATES = { 0: 'Activa', 1: 'Bloqueada' } as const

export const CUSTOMER_TEXTS = {
  one: 'Cliente',
  many: 'Clientes',
  fields: {
    ...fieldTitles('Id Nombre Usuario Email Documento Telefono Localidad Alta'),
    Estado: 'Cuenta',
    ...fieldTitles('Puntos Pedidos'),
    UltimoPedido: 'Último pedido',
    Direccion: 'Dirección',
    Direcciones: 'Otras direcciones guardadas',
    Comentario: 'Escrito por el cliente',
    Tarjeta: 'Tarjeta',
    MotivoBloqueo: 'Motivo del bloqueo',
    Sesiones: 'Sesiones abiertas',
  },
  data: 'Datos',
  orders: 'Pedidos',
  points: 'Puntos',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  blockExplained: 'Se cierran sus sesiones y no puede ingresar hasta que la desbloquees.',
  reason: 'Motivo',
  blocked: 'La cuenta está bloqueada.',
  unblocked: 'La cuenta está desbloqueada.',
  sendLink: 'Enviar enlace de contraseña',
  linkSent: 'El enlace para elegir otra contraseña va en camino a su email.',
  adjust: 'Ajustar puntos',
  noOrders: 'Todavía no hizo pedidos.',
  emailHint:
    'Si cambiás el email, avisamos a la dirección de antes y a la nueva. Los pedidos que ya hizo conservan los datos con que los hizo.',
} as const

export const POINTS_TEXTS = {
  one: 'Movimiento de puntos',
  many: 'Puntos',
  fields: { ...fieldTitles('Id Fechahora Cliente Nombre Puntos Motivo Pedido'), Usuario: 'Quién' },
  pointsHint: 'Con un signo menos se restan.',
  shop: 'La tienda',
  adjusted: 'Los puntos se ajustaron.',
} as const

export const CONTACT_TEXTS = {
  one: 'Mensaje',
  many: 'Mensajes de contacto',
  fields: {
    ...fieldTitles('Id Fechahora Nombre Email Telefono Motivo'),
    Comentario: 'Asunto',
    ...fieldTitles('Mensaje EstadoGestion AsignadaA Asignada'),
  },
} as const

export const CARD_TEXTS = {
  one: 'Solicitud de tarjeta',
  many: 'Solicitudes de tarjeta',
  fields: fieldTitles(
    'Id Fechahora Nombre Apellido Documento Direccion Email Telefono EstadoGestion AsignadaA Asignada',
  ),
} as const

export const WITHDRAWAL_TEXTS = {
  one: 'Arrepentimiento',
  many: 'Arrepentimientos',
  fields: {
    ...fieldTitles('Codigo Fecha Nombre Email Telefono Pedido Motivo'),
    HorasRestantes: 'Plazo de 24 h',
    ...fieldTitles('Vence EstadoGestion AsignadaA Asignada'),
  },
  answered: 'Respondido',
  overdueOnly: 'Solo vencidos',
} as const

/** The 24-hour clock in words. */
export const hoursLeftText = (hours: number | null): string => {
  if (hours === null) return WITHDRAWAL_TEXTS.answered
  const whole = Math.floor(Math.abs(hours))
  return hours < 0 ? `Vencido hace ${whole} h` : `Quedan ${whole} h`
}

export const INBOX_TEXTS = {
  openOnly: 'Solo abiertos',
  history: 'Qué se hizo',
  noHistory: 'Todavía nada.',
  reply: 'Responder por mail',
  subject: 'Asunto',
  text: 'Respuesta',
  stateAfter: 'Estado después de responder',
  send: 'Enviar la respuesta',
  sent: 'La respuesta va en camino.',
  note: 'Nota interna',
  addNote: 'Agregar la nota',
  noted: 'La nota se guardó.',
  state: 'Estado y responsable',
  nobody: 'Sin asignar',
  kinds: { nota: 'Nota', respuesta: 'Respuesta', cambio: 'Cambio' },
  seeMail: 'Ver el mail',
} as const
