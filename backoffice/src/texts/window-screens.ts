import { PARAMETER_FIELDS } from '@gondola/contract/site'
import { ALCOHOL_WINDOW_FIELDS } from './branches.ts'

// Texts of the storefront content screens: banners, parameters, texts.

export const BANNER_STATES = { 0: 'Se muestra', 1: 'No se muestra' } as const

const banner = {
  one: 'Banner',
  fields: {
    Id: 'N.º',
    Texto: 'Qué muestra la imagen',
    Imagen: 'Imagen',
    Url: 'Adónde lleva',
    Descrip: 'Tipo',
    Estado: 'Estado',
    FechaDesde: 'Desde',
    FechaHasta: 'Hasta (inclusive)',
    Orden: 'Orden',
    Vigente: 'Hoy en la tienda',
    Sucursales: 'Sucursales',
  },
} as const
export const FRONT_BANNER_TEXTS = { ...banner, many: 'Banners de inicio' } as const
export const USER_BANNER_TEXTS = { ...banner, many: 'Banners y avisos' } as const

/** Kinds of banners for logged-in users. */
export const BANNER_KINDS = { user: 'Banner', popup: 'Aviso que se abre al entrar' } as const

export const BANNER_TEXTS = {
  urlHint:
    'Una dirección de la tienda, como /#/promociones, o una que empiece con https://. Vacía: no lleva a ningún lado.',
  textHint: 'Lo leen quienes no ven la imagen.',
  orderHint: 'De menor a mayor.',
  datesHint: 'Vacías: se muestra siempre.',
} as const

export const PARAMETER_TEXTS = {
  one: 'Parámetros',
  many: 'Parámetros',
  fields: { ...PARAMETER_FIELDS, ...ALCOHOL_WINDOW_FIELDS },
  shop: 'La tienda',
  openHint:
    'Cerrada, el público ve «Muy pronto» y nadie compra; el equipo ve y prueba todo. Se abre cuando hay artículos, datos de la empresa, términos, un horario con cupo y, si se ofrecen transferencias, su cuenta.',
  social: 'Redes',
  legal: 'Datos legales',
  sale: 'Venta',
  scales: 'Alcohol y balanzas',
  alcoholHint: 'Sin filas: sin límite de horario.',
  archiveHint:
    'Con PostgreSQL: pasan a tablas aparte, que pueden estar en otro disco. Se ven y se repiten igual.',
  pointsHint: '0: no se suman puntos.',
  money: 'Cobros',
  minutesHint: 'Pasado ese tiempo sin pagar, el pedido se cancela solo y su lugar queda libre. De 5 a 1.440.',
  bearsHint:
    'Si al pesar el pedido cuesta hasta este porcentaje más que lo pagado, no se le pide el resto al cliente. De 0 a 20.',
  refundHint: 'Lo que Atención puede devolver de un mismo pedido. Administración no tiene tope por pedido.',
  questionHint: 'Mientras se prepara, por un artículo que falta. En 0 no se pregunta.',
  claimHoursHint: 'En 0, los clientes no reclaman desde la tienda.',
  claimHint: 'De un pedido. Lo que no sea «no vino» necesita foto. En 0, alguien mira todos.',
  byHandHint: 'Códigos de artículo y nombres de categorías, separados por comas.',
  dayHint: 'Vale también para Administración: limita lo que se pierde si alguien usa una cuenta ajena.',
  waitHint: 'Antes empieza solo si la confirma otra persona de Administración. De 1 a 168.',
  kept: 'Cuánto se guarda',
  keptHint:
    'Lo que pasó de estos días se borra solo, de a poco y sin frenar la tienda. Los pedidos, cobros, puntos y precios no se borran.',
  keptHints: {
    DiasContenidoCorreos:
      'Después queda solo a quién se mandó, el asunto y la fecha, y ya no se puede reenviar.',
    DiasRegistroCorreos:
      'A quién se mandó cada correo, el asunto y la fecha. Los que esperan salir no se borran.',
    DiasAvisosCobertura: 'Después se borra el email y la persona ya no cuenta en «Dónde nos piden».',
    DiasConsultas: 'Desde que llegaron o se trabajó en ellas. Las que están sin resolver no se borran.',
    DiasArrepentimientos:
      'Un cliente puede reclamar durante tres años: menos no se puede. Los que están sin resolver no se borran.',
    DiasCarritos: 'Desde la última vez que se guardó. El de un cliente con la sesión abierta no se borra.',
    DiasToques: 'Lo preparado queda siempre en el pedido. Los de pedidos pendientes no se borran.',
    DiasAvisosEnviados:
      'Después ya no se pueden volver a mandar. Los que esperan salir a otros sistemas no se borran.',
    DiasBusquedas: 'El tablero muestra hasta esos días. No dicen quién buscó.',
    DiasImportaciones: 'Durante esos días una importación se puede deshacer. Su informe queda siempre.',
    DiasRegistroCambios: 'Los cambios de pedidos, cobros, puntos y precios quedan siempre.',
  },
  keptRange: (least: string, most: string) => `De ${least} a ${most}.`,
  saved: 'Los parámetros se guardaron: la tienda ya los usa.',
} as const

export const SCALE_CONTENTS = { peso: 'Peso', precio: 'Precio' } as const

export const MESSAGE_TEXTS = {
  one: 'Texto',
  many: 'Textos',
  fields: {
    Parte: 'Parte',
    Original: 'Original',
    Propio: 'Texto propio',
    Cambiado: 'Cambiado',
  },
  intro: 'Todo lo que leen los clientes en la tienda. Un cambio se ve en unos segundos.',
  mails: 'Los textos de los mails',
  ownHint: 'Vacío: se usa el original.',
  placesHint: 'Los datos entre llaves se completan solos: dejalos, en el orden que quieras.',
  preview: 'Así se lee',
  reset: 'Volver al original',
  wasReset: 'Se usa otra vez el texto original.',
  sets: {
    voseo: 'Usar el conjunto «voseo»',
    original: 'Volver a los textos originales',
  },
  setHints: {
    voseo: 'De vos en toda la tienda, sin faltas y más corto.',
    original: 'Se quitan todos los textos propios, también los que escribieron ustedes.',
  },
  changing: (count: number) =>
    count === 0 ? 'No cambia ningún texto.' : count === 1 ? 'Cambia 1 texto.' : `Cambian ${count} textos.`,
  confirm: 'Cambiar',
  cancel: 'Cancelar',
  changed: (count: number) => (count === 1 ? 'Cambió 1 texto.' : `Cambiaron ${count} textos.`),
} as const

export const PAGE_TEXTS = {
  one: 'Página',
  many: 'Páginas',
  fields: { Numero: 'N.º', Lugar: 'Dónde se muestra', Titulo: 'Título', Texto: 'Texto' },
  asHtml: 'Editar como HTML',
  keepsHtml: 'Este texto tiene tablas u otras partes que el editor visual no conserva: se edita como HTML.',
  draft: 'Empezar con un borrador',
  toReview: 'Es un borrador con los datos de tu tienda: leelo entero y completá lo que falte.',
  reviewed: 'Ya lo revisé',
  lacks: (what: string) => `No encontramos en el texto: ${what}.`,
  cleaned: 'Al guardar se quita todo lo que no es texto: estilos, imágenes, scripts.',
} as const

export const EDITOR_TEXTS = {
  toolbar: 'Formato',
  heading: 'Título',
  subheading: 'Subtítulo',
  bold: 'Negrita',
  italic: 'Cursiva',
  underline: 'Subrayado',
  list: 'Lista',
  numbered: 'Lista numerada',
  quote: 'Cita',
  plain: 'Quitar el formato',
  link: 'Enlace',
  address: 'Dirección',
  addressHint:
    'Una dirección de la tienda, como /#/envios, o una que empiece con https://. Vacía: sin enlace.',
} as const
