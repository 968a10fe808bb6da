import { fieldTitles } from '@gondola/contract/base'
import type { StockState } from '@gondola/contract/stock'

// Stock of the branches.

export const STOCK_STATE_NAMES: Readonly<Record<StockState, string>> = {
  hay: 'Hay',
  pocas: 'Quedan pocas',
  'no-hay': 'Hoy no hay',
}

export const STOCK_TEXTS = {
  one: 'Existencia',
  many: 'Existencias',
  fields: {
    ...fieldTitles('Codigo Sucursal'),
    Descripcion: 'Artículo',
    Existencia: 'Número',
    Recibida: 'Recibido',
    Reservada: 'Reservado',
    ...fieldTitles('Margen Disponible'),
    Estado: 'El cliente lee',
    Marca: 'Marca de hoy',
    SueleFaltar: 'Suele faltar',
  },
  noNumber: 'Sin número',
  changeOf: (article: string) => `Cambiar el número de ${article}`,
  kilos: 'Kilos',
  numberSet: (article: string, number: string) => `${article}: ${number}.`,
  oftenMissing: 'Suele faltar',
  take: 'Qué hay en la góndola',
  takeOf: (state: string, article: string) => `${state}: ${article}`,
  takeBack: 'Quitar la marca',
  tapped: 'Marcado. Vale hasta un número más nuevo o hasta que termine el día.',
  takenBack: 'La marca se quitó.',
  /** At a line that the picker found missing. */
  outToday: 'Hoy no hay en la góndola',
  isOutToday: 'Hoy no se vende más en la sucursal.',
  stillSold: 'Sigue a la venta',
} as const

export const tapText = (state: string, user: string, time: string): string => `${state} (${user}, ${time})`

export const ofBranch = (branch: string): string => `Lo que hay en ${branch}.`
/** No branch is chosen in the header. */
export const ofFirstBranch = (branch: string): string =>
  `Lo que hay en ${branch}. Para ver otra sucursal, elegila arriba.`

const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR

/** How long ago an order's slot ended, or how long until it ends: `Atrasado 1 h 20 min`, `Quedan 40 min`. */
export function slotEndText(minutesLeft: number): string {
  const duration = durationText(Math.abs(minutesLeft))
  return minutesLeft < 0 ? `Atrasado ${duration}` : `Quedan ${duration}`
}

function durationText(minutes: number): string {
  if (minutes >= 2 * MINUTES_PER_DAY) return `${Math.floor(minutes / MINUTES_PER_DAY)} días`
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

export const lineDifferenceTexts = {
  missing: 'No había: no se cobra',
  quantities: (ordered: string, prepared: string) => `Pidió ${ordered}, se preparó ${prepared}`,
  replaced: (other: string) => `Reemplazado por ${other}`,
  restReplaced: (other: string) => `el resto, por ${other}`,
} as const

// The order in which a branch's pickers walk.

export const WALK_TEXTS = {
  title: 'Orden de góndolas',
  explained:
    'En este orden pasan por las góndolas quienes preparan pedidos: así se ordenan las hojas, cada pedido y los que se preparan juntos. Arrastrá una familia o un departamento por su manija, o movelos con las flechas del teclado.',
  of: (branch: string) => `Orden de góndolas de ${branch}.`,
  origins: {
    propio: 'Lo ordenó el equipo.',
    aprendido: 'Nadie lo ordenó: se aprendió de los escaneos de quienes preparan.',
    catalogo:
      'Nadie lo ordenó todavía: vale el orden del catálogo hasta que haya escaneos de los que aprender.',
  },
  move: (name: string) => `Mover ${name}`,
  moved: (name: string, place: number, of: number) => `${name}: lugar ${place} de ${of}`,
  save: 'Guardar el orden',
  saving: 'Guardando…',
  saved: 'Orden guardado.',
  discard: 'Descartar',
  learned: 'Volver a lo aprendido',
} as const

// What is printed of orders.

export const PRINT_TEXTS = {
  title: 'Imprimir',
  open: 'Remitos y etiquetas',
  what: 'Qué',
  kinds: {
    remito: 'Remito con QR',
    etiquetas: 'Etiquetas de bolsas y cajones',
    entrega: 'Planilla de entrega',
    hoja: 'Hoja de preparación',
  },
  paper: 'Papel',
  papers: { A4: 'Hojas A4', '58': 'Rollo de 58 mm', '80': 'Rollo de 80 mm' },
  bags: (Id: number) => `Bolsas del N.º ${Id}`,
  bagsHint: 'Si no lo sabés, dejalo vacío.',
  see: 'Ver e imprimir',
  cancel: 'Cancelar',
  loading: 'Buscando los pedidos…',
  deliveryNote: (Id: number) => `Remito del pedido N.º ${Id}`,
  notAnInvoice: 'Documento no válido como factura.',
  qr: 'Abre el pedido en el panel',
  estimated: 'Total estimado: falta pesar o preparar.',
  due: (amount: string) => `A cobrar en la puerta: ${amount}`,
  dueOtherwise: (means: string, amount: string) => `con ${means}: ${amount}`,
  nothingDue: 'Nada que cobrar en la puerta.',
  bring: (amount: string, Id: number) => `Llevar en efectivo ${amount}, por el reclamo del pedido N.º ${Id}.`,
  received: 'Recibí conforme',
  name: 'Aclaración',
  cold: 'LLEVA FRÍO',
  number: (Id: number) => `N.º ${Id}`,
  columns: { order: 'Pedido', customer: 'Cliente', bags: 'Bolsas', due: 'A cobrar', signature: 'Firma' },
  sum: (orders: string, amount: string) => `${orders} · A cobrar: ${amount}`,
  handedOver: 'Entregó',
  takenBy: 'Recibió',
} as const
