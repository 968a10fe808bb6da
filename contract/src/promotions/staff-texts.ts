import { capital, WEEKDAYS, fieldTitles } from '../base/index.ts'
import type { MechanicKind } from '../catalogue/index.ts'
import type { PromotionState } from './staff-promotion.ts'

// Texts of promotions in the panel, and of the simulator.

export const PROMOTION_FAULTS = {
  'promocion-sin-nombre': 'Escribí un nombre.',
  'promocion-sin-texto': 'Escribí lo que lee el cliente, por ejemplo «Llevá 3 y pagá 2».',
  'promocion-fechas': 'La promoción termina antes de empezar.',
  'promocion-sin-dias': 'Con esos días de la semana no cae ningún día entre las dos fechas.',
  'promocion-porcentaje': 'Indicá el porcentaje, de 1 a 100.',
  'promocion-nxm': 'Se paga por menos unidades de las que se llevan, y por una al menos.',
  'promocion-lleva': 'Indicá desde cuántas unidades.',
  'promocion-precio': 'Indicá el precio de cada unidad.',
  'promocion-limite': 'El límite no alcanza para una sola aplicación de la promoción.',
  'promocion-sin-alcance': 'Elegí al menos un artículo, una familia o una marca.',
  'promocion-articulo': 'No existe ningún artículo con el código {codes}.',
  'promocion-pesable':
    'Se venden por peso, y esta promoción cuenta unidades: {codes}. Por peso solo hay porcentajes.',
  'promocion-familia': 'Una de las familias ya no existe.',
  'promocion-marca': 'Una de las marcas ya no existe.',
  'promocion-tipo-pago': 'Uno de los tipos de pago ya no existe: sacalo de la lista.',
} as const
export type PromotionFault = keyof typeof PROMOTION_FAULTS

export const STATE_NAMES: Readonly<Record<PromotionState, string>> = {
  vigente: 'Vigente',
  pausada: 'Hoy no',
  futura: 'Futura',
  terminada: 'Terminada',
}

/** The mechanics offered by the form; without one a promotion is only a label. */
export const MECHANIC_NAMES: Readonly<Record<MechanicKind, string>> = {
  porcentaje: 'Porcentaje de descuento',
  nxm: 'Llevá N, pagá M (2x1, 3x2…)',
  segunda: 'Porcentaje en la 2.ª unidad',
  desde: 'Precio llevando N o más',
}

export const WEEKDAY_NAMES = WEEKDAYS.map(capital)

export const STAFF_PROMOTION_TEXTS = {
  one: 'Promoción',
  many: 'Promociones',
  fields: {
    Promocion: 'N.º',
    Descripcion: 'Nombre',
    Descrip: 'Qué lee el cliente',
    ...fieldTitles('Imagen FechaDesde'),
    FechaHasta: 'Hasta (inclusive)',
    Dias: 'Días de la semana',
    TiposPago: 'Tipos de pago',
    Mecanica: 'Mecánica',
    'Mecanica.Tipo': 'Mecánica',
    'Mecanica.Porcentaje': 'Porcentaje',
    'Mecanica.Lleva': 'Lleva (unidades)',
    'Mecanica.Paga': 'Paga (unidades)',
    'Mecanica.Precio': 'Precio de cada unidad',
    'Mecanica.Combinable': 'Se combinan artículos distintos',
    'Mecanica.Limite': 'Límite de unidades',
    'Mecanica.LimitePorDia': 'El límite es por cliente y día (sin marcar: por compra)',
    Bases: 'Bases y condiciones',
    ...fieldTitles('Orden Estado'),
    Alcance: 'Artículos',
    ...fieldTitles('Articulos Familias Marcas Sucursales'),
  },
  labelOnly: 'Solo una etiqueta',
  everyDay: 'Todos los días',
  fromText: 'Leer del texto',
  fromTextHint: 'Por ejemplo: «3x2», «2da al 70%», «20% llevando 2», «llevando 3 $ 1.500 c/u».',
  notRead: 'No encontramos una mecánica en ese texto. Elegila a mano.',
  unread: (words: string) =>
    `La mecánica no toma esto del texto: «${words}». Cargalo aparte, o sacalo del texto.`,
  doubtful: 'Ese texto daría más del 70 % de descuento: revisá los números.',
  mechanicTitle: 'Mecánica',
  datesTitle: 'Cuándo',
  reachTitle: 'A qué artículos alcanza',
  reachHint:
    'Alcanza a todo lo elegido: los artículos, y los de las familias y marcas, también los que se sumen después.',
  fromHint: 'Vacío: desde la primera unidad.',
  limitHint: 'Vacío: sin límite.',
  combinableHint:
    'Por ejemplo, dos lavandinas y un limpiador hacen un 3x2. Si no, cada artículo por su lado.',
  daysHint: 'Ninguno: todos los días.',
  byMeans: 'según el tipo de pago',
  meansHint:
    'Ninguno: cualquiera. Con alguno, se descuenta solo si el pedido se paga así; el precio del artículo y su distintivo no la muestran.',
  basesHint:
    'Qué, dónde, hasta cuándo, con qué límite de stock (Ley 24.240 art. 7). Nombre, CUIT y domicilio se agregan solos.',
  ordenHint:
    'De varias promociones de un artículo, la primera es la que se ve. En el carrito siempre vale la mejor.',
  nothingFound: 'No encontramos nada',
  searchArticles: 'Escribí un nombre, un código o un EAN',
  pictureHint: 'Apaisada, de 1200 × 600 o más.',
} as const

export const SIMULATOR_TEXTS = {
  oneByOne:
    'La canasta es muy grande para comparar todas las promociones juntas: se aplicaron una por una, primero la que más descuenta.',
  title: 'Simulador de promociones',
  intro: 'Armá un carrito y elegí un día: así se cobraría, y por qué. No se guarda nada.',
  day: 'Día',
  paidWith: 'Tipo de pago',
  anyMeans: 'Sin elegir',
  add: 'Agregar un artículo',
  quantity: 'Cantidad',
  quantityOf: (article: string) => `Cantidad de ${article}`,
  remove: (article: string) => `Quitar ${article}`,
  run: 'Calcular',
  article: 'Artículo',
  price: 'Precio',
  lineTotal: 'Importe',
  none: 'Sin promociones',
  candidates: 'Puede participar en',
  listPrice: (amount: string) => `sin la oferta, ${amount}`,
  gross: 'Sub-total',
  discount: 'Promociones',
  net: 'Total',
  missing: 'No se venden',
  empty: 'El carrito está vacío.',
} as const
