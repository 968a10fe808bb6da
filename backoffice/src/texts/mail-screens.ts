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
    Id: 'N.º',
    Fechahora: 'Fecha',
    Para: 'Para',
    Asunto: 'Asunto',
    Estado: 'Estado',
    Intentos: 'Intentos',
    UltimoError: 'Último error',
    Enviado: 'Enviado',
    Proximo: 'Próximo intento',
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
  fields: {
    Nombre: 'Nombre',
    Descripcion: 'Cuándo se envía',
    Campos: 'Datos',
    Asunto: 'Asunto',
    Texto: 'Texto',
    Nota: 'Nota al pie',
    Propia: 'Texto propio',
  },
  hint: 'Una línea vacía separa párrafos.',
  placeholders: 'Datos que se completan:',
  noPlaceholders: 'Este mail no tiene datos para completar.',
  preview: 'Vista previa',
  showPreview: 'Ver cómo queda',
  reset: 'Volver al texto original',
  wasReset: 'El mail tiene otra vez el texto original.',
} as const
