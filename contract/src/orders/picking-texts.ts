import { formatPesos, formatQuantity, type SaleUnit } from '../base/index.ts'
import type { CartLine } from '../cart/index.ts'
import { isMissing } from './order-preparation.ts'
import { orderTitle } from './staff-texts.ts'

/** Texts of preparing an order. */
export const pickingTexts = {
  tooLate: 'Este pedido ya no se está preparando: el cambio no se aplicó.',
  noSuchLine: 'Esa línea no es de este pedido, o ya no está.',
  changedSince: 'El pedido cambió desde que lo anotaste: fijate cómo quedó.',
  askedSince: 'Mientras tanto se le preguntó al cliente qué va en su lugar, y todavía puede responder.',
  answeredSince: 'El cliente respondió mientras tanto: fijate qué eligió.',
  conflict: 'Otra persona ya preparó esta línea de otra manera.',
} as const

export const PICKING_TEXTS = {
  title: 'Preparar',
  back: 'Volver a los pedidos',
  loading: 'Cargando el pedido…',
  notPreparing: 'Este pedido no se está preparando.',
  start: 'Empezar a preparar',
  changed: 'El pedido cambió:',
  changedOf: (Pedido: number) => `Cambió el ${inSentence(Pedido)}`,
  scan: 'Escaneá o escribí un código',
  scanHint: 'Código de barras o etiqueta de la balanza, y Enter',
  scanHintWave: 'Primero el artículo, después su cajón (CAJON-A, o la letra), y Enter',
  camera: 'Cámara',
  cameraOpen: 'Escanear con la cámara',
  cameraClose: 'Cerrar la cámara',
  cameraRefused: 'La cámara no tiene permiso. Dáselo en los ajustes del navegador y abrila de nuevo.',
  cameraNone: 'Este dispositivo no tiene una cámara que se pueda usar. Escribí el código.',
  cameraFault: 'La cámara no se pudo abrir. Escribí el código, o probá de nuevo.',
  done: 'Preparado',
  allDone: 'Ya está todo preparado.',
  all: 'Está todo',
  fewer: 'Otra cantidad',
  missing: 'No hay',
  replace: 'Reemplazar',
  undo: 'Deshacer',
  save: 'Guardar',
  cancel: 'Volver',
  weight: 'Peso (gramos, o kilos con coma)',
  pieces: 'Unidades',
  wishes: { similar: 'Si no hay: similar', preguntar: 'Si no hay: preguntar antes', nada: 'Si no hay: nada' },
  alcohol: 'Pedir DNI',
  cold: 'Frío',
  isMissing: 'No había',
  notAsWanted: 'No había así',
  noteTitle: 'Fuera de la tolerancia',
  note: 'Nota',
  noteHint: 'O escribila.',
  /** Notes in one press. */
  agreements: ['Aceptó por teléfono', 'Aceptó por WhatsApp'],
  unlikely: (Descrip: string, ordered: string, prepared: string) =>
    `«${Descrip}»: pidió ${ordered} y anotaste ${prepared}. ¿Es ese peso?`,
  isSo: 'Sí, es ese peso',
  saveWithNote: 'Guardar con la nota',
  askWhich: '¿Cuál le ofrecemos?',
  ask: 'Preguntarle al cliente',
  askNothing: 'Marcá al menos un reemplazo.',
  /** What became of a question; the seconds that are left follow the first. */
  asked: {
    abierta: 'Preguntado',
    elegida: 'El cliente eligió',
    'sin-eso': 'El cliente eligió: sin eso.',
    vencida: 'No respondió: va uno similar que no cueste más, como pidió.',
    retirada: 'Se le había preguntado al cliente.',
    encontrada: 'Va lo que pidió.',
    otra: 'Va otro.',
  },
  putChosen: 'Va',
  choseThis: 'El cliente eligió este',
  stillAsked: 'Todavía le estamos preguntando al cliente qué va en su lugar.',
  putAnyway: {
    pedido: '¿Poner igual lo pedido?',
    otro: '¿Poner igual otro?',
    nada: '¿Dejarlo igual sin nada?',
  },
  confirmPut: { pedido: 'Poner lo pedido', otro: 'Poner otro', nada: 'Dejarlo sin nada' },
  otherChosen: (Descrip: string, chosen: string) => `En lugar de ${Descrip} el cliente eligió ${chosen}.`,
  answers: 'Qué va en lugar de lo que falta',
  answerTo: (Descrip: string) => `Ya se sabe qué va en lugar de ${Descrip}`,
  goesFirst: 'Va antes que lo demás',
  substituteTitle: 'Reemplazar',
  substituteSearch: 'Buscar otro artículo',
  substituteNone: 'No encontramos ningún reemplazo.',
  substituteOffline: 'Sin conexión no se pueden buscar reemplazos. Seguí con otra línea y probá después.',
  substituteSearching: 'Buscando reemplazos…',
  search: 'Buscar',
  charged: 'Se cobra',
  costs: 'Cuesta',
  dearer: (pesos: string) => `${pesos} más que lo pedido, que no se cobran`,
  cheaper: (pesos: string) => `${pesos} menos que lo pedido`,
  otherDepartment: (name: string, missing: string) =>
    `Es de otro departamento (${name}). Fijate si va en lugar de «${missing}».`,
  finish: 'Marcar listo',
  shortTitle: 'Va menos de lo pedido',
  shortHint: 'Lo que falta no se cobra. Si lo encontraste, volvé y contalo.',
  finishShort: 'Marcar listo así',
  finishWaits: 'Antes hay que enviar los cambios: esperá la conexión.',
  finished: 'Pedido listo',
  finalTotal: 'Total final',
  differences: 'Cambios',
  noDifferences: 'Va todo como se pidió.',
  problems: 'Cambios que no se aplicaron',
  notApplied: (Descrip: string) => `No se aplicó un cambio: ${Descrip}`,
  countCrate: (letter: string | undefined) =>
    `Contá lo que ya pusiste${letter === undefined ? '' : ` en el cajón ${letter}`}: tiene que ser lo que dice acá.`,
  nowHolds: (outcome: string) => `Quedó: ${outcome}.`,
  nothingYet: 'todavía sin preparar',
  dismiss: 'Entendido',
  saved: 'Todo guardado',
  sending: 'Enviando…',
  sessionOver: 'Tu sesión terminó: ingresá de nuevo. Tus cambios siguen guardados en este dispositivo.',
  unreadable:
    'Parte de lo que este dispositivo tenía para enviar no se pudo leer y se perdió: revisá las líneas de los pedidos que estabas preparando.',
  storageFull: 'Este dispositivo no puede guardar los cambios: no sigas sin conexión.',
  expected: 'Lo que sigue es:',
  unknownCode: 'Ese código no es de ningún artículo de este pedido.',
  leftIn: (letter: string) => `Quedó en el cajón ${letter}`,
  crateOf: (letter: string) => `Cajón ${letter}`,
  /** Both follow the article and its quantity. */
  putInto: (letter: string) => `Va en el cajón ${letter}: escanealo, o tocá la letra.`,
  whichCrate: '¿En qué cajón va? Escanealo, o tocá la letra.',
  handFirst: 'Primero lo que tenés en la mano: escaneá su cajón, o tocá la letra.',
  lacks: (grams: string) => `le faltan ${grams}`,
  hasSome: (grams: string, lacking: string) => `ya tiene ${grams}, le faltan ${lacking}`,
  has: (outcome: string) => `ya tiene ${outcome}`,
  says: (outcome: string) => `ya dice «${outcome}»`,
  isIn: (letter: string) => `en el cajón ${letter}`,
  notPut: 'No lo puse',
  isLabelOf: (letter: string, code: string) => `«${code}»: ¿es la etiqueta del cajón ${letter}?`,
  isLabel: 'Sí, es su etiqueta',
  forgetLabel: (letter: string, code: string) => `«${code}» es el cajón ${letter}: olvidarlo`,
  labelForgotten: 'Etiqueta olvidada.',
  articleFirst: 'Primero escaneá un artículo, después su cajón.',
  crateFirst: (letter: string) => `Primero lo que tenés en la mano: va en el cajón ${letter}.`,
  crateHasAll: (letter: string) => `Para el cajón ${letter} no se pidieron más. Escaneá el cajón ${letter}.`,
  otherCrate: (wanted: string, scanned: string) => `Ese es el cajón ${scanned}: va en el ${wanted}.`,
  alreadyAll: 'De ese artículo ya está todo lo pedido.',
  noWeight: 'Escribí el peso, como 520 (gramos) o 1,52 (kilos), o leé la etiqueta de la balanza.',
  noPieces: 'Escribí cuántas unidades son, como 2.',
  weighIt: 'Ese artículo va por peso: escribí los gramos o leé la etiqueta de la balanza.',
  byPiece: 'Ese artículo va por unidad: la etiqueta de la balanza no sirve.',
  notNow: 'Ese código no contó: primero guardá la nota o volvé.',
  answerFirst: 'Ese código no contó: primero respondé.',
  sameArticle: 'Es el mismo artículo que falta. Escaneá el que va en su lugar.',
  noSuchSubstitute: 'Ese código no es de ningún artículo que pueda ir en su lugar.',
  askTitle: 'Antes de anotarlo',
  otherBag: 'Sí, es otra bolsa',
  change: 'Cambiar',
  addBag: (grams: string, sum: string) => `Sumar ${grams}: serían ${sum}`,
  takenBy: 'También lo prepara',
  progress: 'Líneas preparadas',
  leave: 'Me voy',
  leaveTitle: 'Dejar mis pedidos',
  leaveText:
    'Todo lo que estás preparando pasa a otra persona o vuelve a la cola. Lo que ya preparaste queda.',
  leaveTo: 'Los sigue',
  leaveQueue: 'Nadie: vuelven a la cola',
  leaveConfirm: 'Dejarlos',
  alsoOwn: (orders: readonly number[]) =>
    `Ahora también los seguís vos: ${orders.map((Id) => `N.º ${Id}`).join(', ')}.`,
  openBoth: 'Abrirlos acá',
  left: (count: number) => (count === 1 ? 'Dejaste 1 pedido.' : `Dejaste ${count} pedidos.`),
} as const

/** Of a scale label, for the order that it already counted for. */
export const usedLabelText = (Pedido: number): string => `Ya usaste esta etiqueta en el ${inSentence(Pedido)}`

/** Before a scan replaces what was already said of a line. */
export const replaceEntryText = (
  line: Pick<CartLine, 'Descrip' | 'Preparado' | 'Unidad'> & { Pedido: number },
  Cantidad: number,
): string =>
  `El ${inSentence(line.Pedido)} ya tiene «${line.Descrip}»: ${outcomeTexts(line).join(', ')}. ¿Lo cambiás por ${formatQuantity(Cantidad, line.Unidad)}?`

/** In an order's history, once its letter went to another order. */
export const otherCrateText = (before: string, now: string | null): string =>
  now === null
    ? `Su cajón era el ${before}; ahora no tiene letra.`
    : `Su cajón era el ${before}; ahora es el ${now}: cambiale la etiqueta.`

/** Of an order that others were prepared with: its goods are still in its crate, or in the picker's hand. */
export const goneFromWaveText = (
  Pedido: number,
  letter: string,
  { isAnnulled, isInHand, goods = '' }: { isAnnulled: boolean; isInHand: boolean; goods?: string },
): string =>
  `El ${inSentence(Pedido)} (cajón ${letter}) ` +
  (isAnnulled
    ? `se anuló: devolvé a su lugar lo que tiene${goods && ` (${goods})`}${isInHand ? ', y lo que tenés en la mano' : ''}.`
    : `volvió a la cola: apartá su cajón${isInHand ? ', y devolvé a su lugar lo que tenés en la mano' : ''}.`)

const inSentence = (Pedido: number) => orderTitle(Pedido).replace('P', 'p')

/** `Sin conexión: 3 cambios por enviar` */
export const waitingText = (count: number): string =>
  count === 1 ? 'Sin conexión: 1 cambio por enviar' : `Sin conexión: ${count} cambios por enviar`

export const OFFLINE = 'Sin conexión'

/** `3 de 8` */
export const progressText = (done: number, of: number): string => `${done} de ${of}`

/** `Está todo: 3 un` */
export const allText = (Cantidad: number, Unidad: SaleUnit): string =>
  `${PICKING_TEXTS.all}: ${formatQuantity(Cantidad, Unidad)}`

/** `520 g · $ 4.160,00` */
export const preparedText = (Cantidad: number, Unidad: SaleUnit, Precioventa: number): string =>
  `${formatQuantity(Cantidad, Unidad)} · ${formatPesos(Precioventa)}`

/** `1 de 3 un` */
export const piecesText = (Cantidad: number, ordered: number): string => `${Cantidad} de ${ordered} un`

/** `1 de 3 un · $ 1.690,50. Faltan 2.` */
export const shortText = (Cantidad: number, ordered: number, Precioventa: number): string =>
  `${piecesText(Cantidad, ordered)} · ${formatPesos(Precioventa)}. ${missingText(ordered - Cantidad)}.`

/** `Van 1 de 3 un. Faltan 2.` */
export const countingText = (Cantidad: number, ordered: number): string =>
  `Van ${piecesText(Cantidad, ordered)}. ${missingText(ordered - Cantidad)}.`

/** Said of a line that is half counted. */
export const leaveText = (Cantidad: number): string =>
  `No hay más: ${Cantidad === 1 ? 'va' : 'van'} ${Cantidad}`

const missingText = (missing: number): string => (missing === 1 ? 'Falta 1' : `Faltan ${missing}`)

/** `Salsa lista: 1 de 3 un` */
export const shortLineText = (Descrip: string, Cantidad: number, ordered: number): string =>
  `${Descrip}: ${piecesText(Cantidad, ordered)}`

/** Every line is prepared, some with fewer pieces than ordered. */
export const allButShortText = (short: number): string =>
  short === 1
    ? 'No queda nada por preparar, pero de un artículo va menos de lo pedido.'
    : `No queda nada por preparar, pero de ${short} artículos va menos de lo pedido.`

/** `Reemplazo: Port salut, 500 g` */
export const replacedText = (Descrip: string, Cantidad: number, Unidad: SaleUnit): string =>
  `Reemplazo: ${Descrip}, ${formatQuantity(Cantidad, Unidad)}`

/** The result of a line for the paper that goes into the bags, each text on its own line; empty before preparation. */
export function outcomeTexts({ Preparado, Unidad }: Pick<CartLine, 'Preparado' | 'Unidad'>): string[] {
  if (Preparado === undefined) return []
  if (isMissing(Preparado)) return [PICKING_TEXTS.isMissing, ...noteOf(Preparado.Nota)]
  const { Cantidad, Sustituto, Nota } = Preparado
  return [
    ...(Cantidad > 0 ? [formatQuantity(Cantidad, Unidad)] : []),
    ...(Sustituto ? [replacedText(Sustituto.Descrip, Sustituto.Cantidad, Sustituto.Unidad)] : []),
    ...noteOf(Nota),
  ]
}

/** In an order's history: `Se perdió: Leche entera, 2 un; Pan, 500 g` */
export const lostGoodsText = (goods: readonly Pick<CartLine, 'Descrip' | 'Cantidad' | 'Unidad'>[]): string =>
  `Se perdió: ${goods.map(({ Descrip, Cantidad, Unidad }) => `${Descrip}, ${formatQuantity(Cantidad, Unidad)}`).join('; ')}`

const noteOf = (Nota: string | null) => (Nota ? [`«${Nota}»`] : [])

/** `Reemplazar Queso cremoso`: an accessible name, because there are many on the page. */
export const buttonName = (action: string, Descrip: string): string => `${action}: ${Descrip}`
