// The built-in texts of the mails to customers, which the shop can edit (backoffice §8). {Names} are
// placeholders for values; greeting, tables and buttons are fixed.

export interface MailTemplateTexts {
  /** When it is sent. */
  Descripcion: string
  /** The allowed names in braces, each with an example value. */
  Campos: Readonly<Record<string, string>>
  Asunto: string
  /** Paragraphs, separated by empty lines. */
  Texto: string
  /** Small print below the text; empty if there is none. */
  Nota: string
}

export const MAIL_TEMPLATES = {
  bienvenida: {
    Descripcion: 'A quien se registra',
    Campos: { Tienda: 'el nombre de la tienda' },
    Asunto: '¡Te damos la bienvenida a {Tienda}!',
    Texto:
      'Tu cuenta en {Tienda} ya está lista. Podés ingresar con tu nombre de usuario o con este email.\n\nCon tu cuenta guardás tu carrito para seguirlo en cualquier dispositivo, repetís tus pedidos y elegís el día y el horario de entrega.',
    Nota: 'Si no creaste esta cuenta, respondé este mensaje y la damos de baja.',
  },
  'confirmar-email': {
    Descripcion: 'A quien pide otro enlace para confirmar su email',
    Campos: {},
    Asunto: 'Confirmá tu email',
    Texto: 'Confirmá con este enlace que este email es tuyo.',
    Nota: 'Si no tenés una cuenta en la tienda, ignorá este mensaje.',
  },
  'codigo-de-registro': {
    Descripcion: 'A quien se registra, si la tienda pide un código porque se registran muchos a la vez',
    Campos: { Codigo: '012345' },
    Asunto: 'Tu código para registrarte: {Codigo}',
    Texto: 'Escribí este código en el formulario de registro: {Codigo}',
    Nota: 'Vence en una hora. Si no te estás registrando en la tienda, ignorá este mensaje.',
  },
  'recuperar-acceso': {
    Descripcion: 'A quien pide otra contraseña',
    Campos: { Minutos: '60' },
    Asunto: 'Recuperá tu contraseña',
    Texto: 'Recibimos un pedido para cambiar la contraseña de tu cuenta. Elegí una nueva con este enlace:',
    Nota: 'El enlace sirve una sola vez y vence en {Minutos} minutos.\n\nSi no lo pediste, ignorá este mensaje: tu contraseña no cambia.',
  },
  'cuenta-por-telefono': {
    Descripcion: 'A quien registramos por teléfono, para que elija su contraseña',
    Campos: { Minutos: '60' },
    Asunto: 'Elegí tu contraseña',
    Texto:
      'Te registramos en la tienda cuando nos llamaste. Elegí tu contraseña con este enlace, y la cuenta es tuya:',
    Nota: 'El enlace sirve una sola vez y vence en {Minutos} minutos; después podés pedir otro al ingresar a la tienda.\n\nSi no nos llamaste, respondé este mensaje.',
  },
  'email-cambiado': {
    Descripcion: 'A las dos direcciones, cuando cambia el email de una cuenta',
    Campos: {},
    Asunto: 'Cambiamos el email de una cuenta',
    Texto:
      'A pedido de su titular, cambiamos el email de una cuenta de la tienda que usaba esta dirección o que la usa desde ahora. Desde hoy se ingresa con el email nuevo.',
    Nota: 'Si no lo pediste, respondé este mensaje cuanto antes: lo revisamos y lo volvemos atrás.',
  },
  'pedido-recibido': {
    Descripcion: 'Al confirmar un pedido',
    Campos: { Pedido: '1234' },
    Asunto: 'Recibimos tu pedido N.º {Pedido}',
    Texto: '¡Gracias por tu compra! Ya estamos con tu pedido. Si tenemos alguna duda, te escribimos.',
    Nota: '',
  },
  'pedido-cambiado': {
    Descripcion: 'Cuando el cliente o la tienda cambia un pedido; lo que cambió se agrega debajo',
    Campos: { Pedido: '1234', Fecha: '21/11/2026', Total: '$ 12.345,60' },
    Asunto: 'Cambios en tu pedido N.º {Pedido}',
    Texto: 'Guardamos los cambios de tu pedido N.º {Pedido}. Así quedó:',
    Nota: 'Si no lo pediste, respondé este mensaje.',
  },
  'pedido-en-camino': {
    Descripcion: 'Al despachar un pedido a domicilio',
    Campos: { Pedido: '1234' },
    Asunto: 'Tu pedido N.º {Pedido} está en camino',
    Texto: 'Tu pedido ya salió: lo llevamos a tu domicilio en el horario que elegiste.',
    Nota: 'Un reemplazo nunca cuesta más que lo que pediste, y podés rechazarlo al recibirlo.\n\nSi algo no está bien, respondé este mensaje.',
  },
  'pedido-para-retirar': {
    Descripcion: 'Al despachar un pedido que se retira',
    Campos: { Pedido: '1234' },
    Asunto: 'Tu pedido N.º {Pedido} está listo para retirar',
    Texto: 'Tu pedido ya está preparado: te esperamos para que lo retires.',
    Nota: 'Un reemplazo nunca cuesta más que lo que pediste, y podés rechazarlo al retirarlo.\n\nSi algo no está bien, respondé este mensaje.',
  },
  'pedido-no-entregado': {
    Descripcion: 'Cuando un pedido despachado no se pudo entregar; el motivo se agrega debajo',
    Campos: { Pedido: '1234', Fecha: '21/11/2026', Total: '$ 12.345,60' },
    Asunto: 'No pudimos entregarte el pedido N.º {Pedido}',
    Texto:
      'Tu pedido volvió a la sucursal y lo guardamos para vos. Respondé este mensaje o llamanos para elegir otro día y horario.',
    Nota: '',
  },
  'pedido-entregado': {
    Descripcion: 'Al marcar un pedido como entregado o retirado, si está activado en Parámetros',
    Campos: { Pedido: '1234' },
    Asunto: '¿Cómo te llegó tu pedido N.º {Pedido}?',
    Texto:
      'Anotamos que ya tenés tu pedido. Contanos con un toque qué vino bien y qué vino mal: nos ayuda a preparar mejor el próximo.',
    Nota: 'Si todavía no lo tenés o algo no está bien, respondé este mensaje.\n\nPodés dejar de recibir este aviso desde la página de tu pedido.',
  },
  'pedido-cancelado': {
    Descripcion: 'Cuando la tienda cancela un pedido; el motivo, y lo que se devuelve, se agregan debajo',
    Campos: { Pedido: '1234', Fecha: '21/11/2026', Total: '$ 12.345,60' },
    Asunto: 'Cancelamos tu pedido N.º {Pedido}',
    Texto: 'Cancelamos tu pedido N.º {Pedido} del {Fecha}, por {Total}.',
    Nota: 'Si tenés una consulta, respondé este mensaje.',
  },
  'pedido-anulado': {
    Descripcion: 'Cuando el cliente anula su pedido; lo que se devuelve se agrega debajo',
    Campos: { Pedido: '1234', Fecha: '21/11/2026', Total: '$ 12.345,60' },
    Asunto: 'Anulaste tu pedido N.º {Pedido}',
    Texto: 'Tu pedido N.º {Pedido} del {Fecha}, por {Total}, fue anulado. No tenés que hacer nada más.',
    Nota: 'Si no lo anulaste, respondé este mensaje.',
  },
  'pedido-vencido': {
    Descripcion: 'Cuando un pedido que se paga antes de prepararlo no se pagó a tiempo',
    Campos: { Pedido: '1234', Fecha: '21/11/2026', Total: '$ 12.345,60' },
    Asunto: 'Tu pedido N.º {Pedido} se canceló porque no se pagó',
    Texto:
      'Tu pedido N.º {Pedido} del {Fecha}, por {Total}, no se pagó dentro del plazo y lo cancelamos. El horario quedó libre.\n\nSi lo querés igual, volvé a armarlo con un toque desde su página.',
    Nota: 'Si pagaste y el pago llega después, te lo devolvemos solo, por el mismo medio.',
  },
  'pago-reservado': {
    Descripcion: 'Cuando una tarjeta reservó el importe de un pedido',
    Campos: { Pedido: '1234', Importe: '$ 12.345,60' },
    Asunto: 'Reservamos el pago de tu pedido N.º {Pedido}',
    Texto:
      'Reservamos {Importe} en tu tarjeta. Todavía no cobramos nada: cuando el pedido esté listo cobramos solo lo exacto, y el resto se libera.',
    Nota: '',
  },
  'pago-recibido': {
    Descripcion: 'Cuando se cobró un pago en línea de un pedido; si puede volver algo se agrega debajo',
    Campos: { Pedido: '1234', Importe: '$ 12.345,60' },
    Asunto: 'Recibimos el pago de tu pedido N.º {Pedido}',
    Texto: 'Recibimos {Importe} por tu pedido N.º {Pedido}.',
    Nota: '',
  },
  'pago-devuelto': {
    Descripcion: 'Cuando se devolvió un pago en línea o parte de él; cuándo se ve se agrega debajo',
    Campos: { Pedido: '1234', Importe: '$ 12.345,60' },
    Asunto: 'Te devolvimos {Importe} de tu pedido N.º {Pedido}',
    Texto: 'Te devolvimos {Importe} por el mismo medio con el que pagaste.',
    Nota: '',
  },
  'pago-listo': {
    Descripcion: 'Cuando está listo un pedido que se paga por enlace; hasta cuándo se agrega debajo',
    Campos: { Pedido: '1234', Importe: '$ 12.345,60' },
    Asunto: 'Tu pedido N.º {Pedido} está listo: ya podés pagarlo',
    Texto: 'Ya preparamos tu pedido. El total exacto es {Importe}.',
    Nota: 'Si no lo pagás en línea antes, lo pagás al recibirlo o retirarlo.',
  },
  'pago-pendiente': {
    Descripcion: 'Cuando se le pide de nuevo el pago a quien todavía no pagó; hasta cuándo se agrega debajo',
    Campos: { Pedido: '1234', Importe: '$ 12.345,60' },
    Asunto: 'Tu pedido N.º {Pedido} espera el pago',
    Texto: 'Tu pedido está guardado y espera el pago de {Importe}. Cuando se acredite, lo preparamos.',
    Nota: '',
  },
  'pago-falta': {
    Descripcion: 'Cuando falta pagar una parte de un pedido; hasta cuándo se agrega debajo',
    Campos: { Pedido: '1234', Importe: '$ 12.345,60' },
    Asunto: 'Falta pagar {Importe} de tu pedido N.º {Pedido}',
    Texto: 'Lo que pagaste o reservaste no alcanza para el total de tu pedido: faltan {Importe}.',
    Nota: '',
  },
  'pago-reserva-chica': {
    Descripcion:
      'Cuando un pedido pasó a costar más que lo reservado en la tarjeta; hasta cuándo se agrega debajo',
    Campos: { Pedido: '1234', Importe: '$ 12.345,60' },
    Asunto: 'Tu pedido N.º {Pedido} cambió: hay que reservar {Importe}',
    Texto:
      'Tu pedido ahora cuesta más que lo que reservó tu tarjeta. Para prepararlo hace falta una reserva nueva, de {Importe}. Todavía no cobramos nada: cuando la nueva esté hecha, la anterior se libera.',
    Nota: '',
  },
  'reclamo-recibido': {
    Descripcion: 'Cuando el cliente reclama algo de un pedido; qué pasa con cada artículo se agrega debajo',
    Campos: { Pedido: '1234' },
    Asunto: 'Recibimos tu reclamo del pedido N.º {Pedido}',
    Texto: 'Lamentamos que algo no haya llegado bien. Gracias por avisarnos.',
    Nota: 'Si no lo hiciste, respondé este mensaje.',
  },
  'reclamo-respondido': {
    Descripcion: 'Cuando se responde un reclamo; la respuesta y lo que se devuelve se agregan debajo',
    Campos: { Pedido: '1234' },
    Asunto: 'Respondimos tu reclamo del pedido N.º {Pedido}',
    Texto: 'Ya miramos lo que nos contaste de tu pedido.',
    Nota: 'Si tenés una consulta, respondé este mensaje.',
  },
  'reclamo-no-quiso': {
    Descripcion:
      'Cuando el cliente no quiso recibir algo de su pedido; qué pasa con cada artículo se agrega debajo',
    Campos: { Pedido: '1234' },
    Asunto: 'Lo que no quisiste de tu pedido N.º {Pedido}',
    Texto: 'Anotamos lo que no quisiste recibir: volvió a la sucursal.',
    Nota: 'Si no es así, respondé este mensaje.',
  },
  'contacto-recibido': {
    Descripcion: 'A quien escribe desde la página de contacto',
    Campos: { Numero: '57', Que: 'mensaje' },
    Asunto: 'Recibimos tu {Que} N.º {Numero}',
    Texto: 'Gracias por escribirnos. Te respondemos a la brevedad.',
    Nota: 'Si no nos escribiste, ignorá este mensaje.',
  },
  'tarjeta-pedida': {
    Descripcion: 'A quien pide la SuperCard',
    Campos: {},
    Asunto: '¡Bienvenido a SuperCard!',
    Texto:
      'Recibimos tu solicitud. Nos pondremos en contacto con vos cuando la tarjeta impresa esté lista para retirar.',
    Nota: '',
  },
  'arrepentimiento-recibido': {
    Descripcion: 'A quien usa el botón de arrepentimiento; el código se agrega debajo',
    Campos: { Codigo: 'ARR-7K2Q-M9XD' },
    Asunto: 'Recibimos tu solicitud de arrepentimiento {Codigo}',
    Texto: 'Registramos tu solicitud. Este es el código que la identifica; guardalo.',
    Nota: 'Nos comunicamos con vos para acordar la devolución, que no tiene costo para vos.',
  },
} as const satisfies Record<string, MailTemplateTexts>
export type MailTemplateName = keyof typeof MAIL_TEMPLATES

export const MAIL_TEMPLATE_NAMES = Object.keys(MAIL_TEMPLATES) as MailTemplateName[]
