import { formatNumber, violationsOf } from '../base/index.ts'
import { counted } from '../catalogue-admin/index.ts'
import { atBranches } from './command-texts.ts'
import type { DifferenceKind, ImportState, ImportSummary } from './import-job.ts'

// Texts of imports in the back office.

export const IMPORT_STATE_NAMES: Readonly<Record<ImportState, string>> = {
  subida: 'Subido',
  simulando: 'Leyendo',
  lista: 'Para revisar',
  programada: 'Programado',
  aplicando: 'Aplicando',
  aplicada: 'Aplicado',
  retenida: 'Retenido por el freno',
  deshaciendo: 'Deshaciendo',
  deshecha: 'Deshecho',
  fallida: 'No se puede usar',
  descartada: 'Descartado',
}

export const DIFFERENCE_NAMES: Readonly<Record<DifferenceKind, string>> = {
  nueva: 'Nuevo',
  sube: 'Sube',
  baja: 'Baja',
  cambia: 'Cambia',
  desaparece: 'Ya no viene',
  fijada: 'Fijado a mano',
  existencia: 'Existencia',
  costo: 'Costo',
}

/** A change of an article's field: `Precio final: $ 1.200,00 → $ 1.350,00`. */
export const FIELD_CHANGE_TEXTS = {
  yes: 'sí',
  no: 'no',
  empty: 'sin dato',
  none: 'Sus datos quedan iguales.',
  change: (field: string, before: string | null, after: string | null): string =>
    `${field}: ${before ?? FIELD_CHANGE_TEXTS.empty} → ${after ?? FIELD_CHANGE_TEXTS.empty}`,
  more: (count: number): string => `y ${count} ${count === 1 ? 'dato' : 'datos'} más`,
} as const

/** Messages of a job that did not end as requested. */
export const IMPORT_JOB_TEXTS = {
  notNewest: 'No se deshizo: hay una importación más nueva. Deshacé primero esa.',
  cut: 'La importación se cortó por la mitad: se deshizo lo que había escrito y no cambió nada. Importá la lista de nuevo.',
  gaveUp:
    'La importación se cortó tres veces y no se intenta más. No cambió nada; mirá el registro del servidor.',
} as const

/** Why a step of an import is refused. */
export const IMPORT_FAULTS = {
  'importacion-vacia': 'El archivo está vacío.',
  'importacion-estado': 'Esta importación ya no está en ese paso. Actualizá la pantalla.',
  'importacion-freno': 'El freno retiene esta importación: hay que confirmarla expresamente.',
  'importacion-otra-lista': 'Desde que la comparaste se aplicó o se deshizo otra lista: comparala de nuevo.',
  'importacion-no-es-la-ultima':
    'Sólo se puede deshacer la última importación aplicada. Deshacé primero las más nuevas.',
  'importacion-parcial-retira':
    'Una lista parcial no dice cuáles ya no hay: no se puede sacar de la venta a los que no trae.',
  'importacion-articulo-ajeno':
    'Ese artículo no espera ninguna decisión en esta importación. Compará de nuevo.',
  'importacion-demasiadas': 'Son demasiados para decidir uno por uno: decidí por todos.',
  'importacion-sin-cambios': 'Esta importación no cambió ningún artículo: no hay qué deshacer.',
  'importacion-sin-sucursal':
    'De esa sucursal no hay nada que deshacer en esta importación, o se importó algo después.',
  'importacion-hora-pasada': 'Esa hora ya pasó.',
  'perfil-incompleto':
    'Al perfil le falta una columna: hacen falta el código de barras o el interno, y el precio, la existencia o el costo.',
  'perfil-repetido': 'Una columna está dos veces.',
  'perfil-del-sistema': 'Ese nombre es de un perfil del sistema. Elegí otro.',
  'perfil-de-datos': 'Un título de columna no puede ser un código ni un precio.',
  'perfil-lugares': 'En un perfil de ancho fijo cada columna necesita desde dónde y cuántas letras.',
  'familia-inexistente': 'Esa familia no existe.',
  'sucursales-ilegibles': 'No se encuentra una columna con el nombre de cada sucursal.',
  'sucursales-demasiadas': 'Son más de 300 filas: partí el archivo.',
} as const
export type ImportFault = keyof typeof IMPORT_FAULTS

/** Why a step of an import is refused, with the form's field. */
export const importFault = violationsOf(IMPORT_FAULTS)

/** Why a row of a file of branches cannot be saved. */
export const BRANCH_FILE_TEXTS = {
  twice: 'Está dos veces en el archivo.',
  wide: 'La fila tiene más datos que columnas el encabezado. Poné entre comillas lo que lleva «;» o «,».',
  unread: (column: string, value: string, isHours: boolean) =>
    `${column}: no se entiende «${value}».${isHours ? ' Escribilo como «Lunes a viernes 8 a 13 y 16 a 20; sábado 9 a 13».' : ''}`,
} as const

/** The list of imports, and its upload. */
export const IMPORTS_TEXTS = {
  title: 'Importaciones',
  upload: 'Subir un archivo',
  drop: 'Arrastrá acá la lista de artículos y precios, o elegí el archivo.',
  kinds: 'CSV, texto, .xlsx, .zip o .gz, o el paquete de SEPA. No cambia nada hasta que lo revises.',
  uploading: 'Subiendo…',
  history: 'Las que hubo',
  none: 'Todavía no hubo ninguna.',
  noneSo: 'No queda ninguna así.',
  all: 'Ver todas',
  profiles: 'Perfiles guardados',
  removeProfile: (name: string) => `Borrar ${name}`,
  removeExplain: 'Las listas que leía hay que volver a decirlas, columna por columna.',
  remove: 'Borrar',
  profileRemoved: 'Perfil borrado.',
} as const

export const importTitle = (Id: number) => `Importación ${Id}`
/** What an import does, in the list of imports; of stock or costs alone nothing of prices. */
export function changesText({ nuevas, suben, bajan, cambian, ...others }: ImportSummary): string {
  const numbers = countedNumbers(others)
  if (numbers !== '' && nuevas + suben + bajan + cambian === 0) return numbers
  const prices = `${counted(nuevas, 'nuevo', 'nuevos')}, ${formatNumber(suben)} suben, ${formatNumber(bajan)} bajan`
  return [prices, numbers].filter(Boolean).join(', ')
}

/** `5 existencias en Casa central y 3 costos` */
function countedNumbers({ existencias = 0, costos = 0, ...where }: Partial<ImportSummary>): string {
  const stock = existencias && counted(existencias, 'existencia', 'existencias') + atBranches(where)
  return [stock, costos && counted(costos, 'costo', 'costos')].filter(Boolean).join(' y ')
}

/** The screen of one import. */
export const IMPORT_STEP_TEXTS = {
  back: 'Todas las importaciones',
  reading: 'Cómo se lee',
  recognised: (profile: string) =>
    profile === '' ? 'Se reconocen las columnas.' : `Se reconoce el perfil «${profile}».`,
  inCents: 'Los precios sin coma se leen en centavos: 145000 es $ 1.450,00.',
  similar: (profile: string) => `Usar el perfil «${profile}», que lee una parte de estas columnas`,
  unknown: 'No se reconocen las columnas: decí cuál es cuál.',
  map: 'Elegir las columnas',
  mapAgain: 'Corregir las columnas',
  branch: 'Sucursal',
  chooseBranch: 'Elegí la sucursal cuyos precios son los de la tienda.',
  stockOf: 'Existencias de',
  allBranches: 'Todas: vale la primera fila de cada artículo',
  retire: 'Sacar de la venta los artículos que el archivo ya no trae',
  asks: 'Hay que responder una pregunta',
  compare: 'Comparar con la tienda',
  compareAgain: 'Comparar de nuevo',
  compareFirst:
    'Cambiaste cómo se lee el archivo. Comparalo de nuevo y revisá qué cambia antes de aplicarlo.',
  discard: 'Descartar',
  apply: 'Aplicar ahora',
  applyAt: 'Aplicar a esta hora',
  at: 'Fecha y hora',
  scheduled: (moment: string) =>
    `Se aplica sola el ${moment}. Ese día se vuelve a comparar, y el freno vale igual.`,
  applied: (moment: string) => `Aplicada el ${moment}.`,
  undone: (moment: string, who: string) => `Deshecha el ${moment} por ${who}.`,
  stayed: (articles: number) =>
    articles === 1
      ? '1 artículo quedó como estaba porque cambió después.'
      : `${formatNumber(articles)} artículos quedaron como estaban porque cambiaron después.`,
  changedNothing: 'No cambió ningún artículo: no hay qué deshacer.',
  undo: 'Deshacer la importación',
  notUndoable: 'Sólo se deshace la última importación aplicada que cambió algo.',
  undoExplain:
    'Los precios y los datos de los artículos vuelven a como estaban antes de esta importación. Lo que alguien cambió después a mano queda como está.',
  keep: 'No, dejarla',
  held: 'El freno la retiene',
  isPartial: 'Es una lista parcial: los artículos que no trae quedan como están',
  leaveJumps: 'Aplicar lo demás: los precios sin tildar quedan como están, y los nuevos no entran',
  jumpsTitle: 'Precios que saltan',
  jumpsHint: 'Tildá los que están bien.',
  accept: (article: string) => `Está bien: ${article}`,
  pinnedHint:
    'La lista trae otro precio, y no cambia porque alguien lo fijó a mano. Tildá los que querés soltar: toman el precio de la lista y la siguen de ahora en más.',
  /** A manual price, and the one in the list. */
  stays: (price: string, told: string) => `${price} (la lista dice ${told})`,
  letGo: (article: string) => `Soltar: ${article}`,
  letAllGo: 'Soltar todos',
  keepAll: 'Dejar todos fijados',
  letAllGoHint: 'Los que saltan a más del triple o a menos de un tercio se sueltan de a uno.',
  overtakenHint: 'El precio nuevo es igual o menor que el de la oferta de hoy.',
  offerPrice: 'Oferta',
  download: 'Bajarlas en una planilla (.csv)',
  confirm: 'Lo revisé y está bien: aplicar igual',
  sample: 'Las primeras filas',
  differences: 'Qué cambia',
  all: 'Todo',
  jumps: 'Saltos de precio',
  mostFirst: 'Primero lo que más cambia',
  search: 'Buscar un artículo',
  code: 'Código',
  article: 'Artículo',
  before: 'Antes',
  after: 'Después',
  line: 'Línea',
  nothing: 'Nada.',
  rejected: 'Filas rechazadas',
  ignored: 'Filas que no se usan',
  warned: 'Avisos',
  busy: {
    leer: 'Leyendo el archivo',
    comparar: 'Comparando con la tienda',
    guardar: 'Guardando',
    deshacer: 'Deshaciendo',
  },
  waiting: 'En la cola',
} as const

/** How many manual prices do not change; `isOver` once the import is applied. */
export const pinnedTitle = (pinned: number, isOver: boolean) =>
  isOver
    ? `Fijado a mano: no cambió (${formatNumber(pinned)})`
    : `Fijado a mano: no cambia (${formatNumber(pinned)})`
export const overtakenTitle = (offers: number) => `Ofertas que quedan sin efecto (${formatNumber(offers)})`
export const rejectedTitle = (rejected: number, read: number) =>
  `${rejected === 1 ? 'Se rechaza' : 'Se rechazan'} ${formatNumber(rejected)} de ${counted(read, 'fila', 'filas')}`

export const ignoredTitle = (ignored: number) =>
  `${ignored === 1 ? 'No se usa' : 'No se usan'} ${counted(ignored, 'fila', 'filas')}`

/** Asked before articles are listed as missing. */
export const PARTIAL_TEXTS = {
  title: '¿Es una lista parcial?',
  asked: ({ Faltan, Habia }: { Faltan: number; Habia: number }) =>
    `Trae ${formatNumber(Habia - Faltan)} de los ${counted(Habia, 'artículo', 'artículos')} de la lista anterior.`,
  yes: 'Sí, es parcial: los demás quedan como están',
  no: (missing: number, isRetiring: boolean) =>
    `No, es la lista completa, y lo que falta (${formatNumber(missing)}) ${isRetiring ? 'sale de' : 'sigue a'} la venta`,
} as const

export const rowsRead = (rows: number) => counted(rows, 'fila', 'filas')
export const equalText = (equal: number) => `${counted(equal, 'artículo', 'artículos')} sin cambios.`

/** How many numbers a file changes that its undoing leaves; empty: none. */
export function numbersText(summary: Partial<ImportSummary>): string {
  const told = countedNumbers(summary)
  return told && `La lista pone ${told}: quedan así, también si se deshace la importación.`
}

/** Columns mapped by hand. */
export const MAPPING_TEXTS = {
  title: 'Qué dice cada columna',
  explain: 'Se guarda con un nombre y la próxima vez se reconoce sola.',
  name: 'Nombre del perfil',
  nameHint: 'Letras sin acento, números y guiones.',
  ignored: 'No se usa',
  fixed: 'Sin encabezado, de ancho fijo',
  from: 'Desde',
  length: 'Letras',
  field: 'Columna',
  meaning: 'Es',
  add: 'Agregar una columna',
  remove: 'Quitar',
  decimals: 'El precio está en centavos, sin coma',
  inCents: 'en centavos',
  encoding: 'Letras con acento',
  automatic: 'Se reconoce sola',
  save: 'Guardar el perfil',
  taken: (name: string) => `Ya hay un perfil «${name}». Poné otro nombre, o reemplazalo.`,
  replace: 'Reemplazar el perfil',
  column: (name: string) => `Columna «${name}»`,
} as const

/** Articles without a known family. */
export const REVIEW_TEXTS = {
  title: 'Por clasificar',
  explain:
    'Estos artículos no dicen de qué familia son. Se venden y se encuentran buscando; en la familia que elijas quedan, aunque se importe de nuevo.',
  none: 'No queda ninguno.',
  noneFound: 'Ninguno se llama así.',
  left: (articles: number) => counted(articles, 'artículo', 'artículos'),
  search: 'Buscar',
  chooseAll: 'Elegir todos los de esta página',
  family: 'Familia',
  put: 'Poner en esta familia',
  accept: (family: string) => `Sí, ${family}`,
  noSuggestion: 'Sin sugerencia',
  choose: (name: string) => `Elegir ${name}`,
  done: (articles: number) => `${counted(articles, 'artículo clasificado', 'artículos clasificados')}.`,
} as const
