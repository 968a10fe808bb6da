import { violationsOf, formatNumber } from '../base/index.ts'
import { branchLabel } from '../branches/index.ts'
import type { NamedBranch } from './staff.ts'

// Texts of the panel's frame: menu, header, login, exports, notices.

export const PANEL_TEXTS = {
  goBack: 'Volver',
  title: (shop: string) => `${shop} gestión`,
  sections: 'Secciones',
  /** Heading of the menu's lines where the role changes nothing. */
  onlyRead: 'Para consultar',
  myAccount: 'Mi cuenta',
  seeShop: 'Ver la tienda',
  loading: 'Cargando',
  dismiss: 'Cerrar el aviso',
  networkLost: 'No hay conexión con el servidor. Probá de nuevo.',
  retry: 'Reintentar',
  reload: 'Volver a cargar',
  home: 'Ir al inicio',
  moreThan: (count: number) => `más de ${count.toLocaleString('es-AR')}`,
  /** Under a list that grows for as long as the shop sells. */
  newestOnly: (count: number) =>
    `La lista muestra los ${count.toLocaleString('es-AR')} más nuevos. Para llegar a los anteriores, buscá o filtrá.`,
  /** After an export that has not all rows of its list. */
  exportCut: (count: number) =>
    `El archivo tiene solo las primeras ${count.toLocaleString('es-AR')} filas de la lista. Para las demás, filtrá y exportá por partes.`,
  yes: 'Sí',
  no: 'No',
  pictureOf: (kilobytes: number) => `imagen de ${kilobytes} KB`,
  /** What staff of some branches read in place of 'Guardar'. */
  ofChain: 'Lo cambia quien administra toda la cadena.',
  readOnly: 'Tu rol lo ve, pero no lo cambia.',
  welcome: 'Elegí una sección del menú para empezar.',
} as const

const BRANCH_STATES = { cerrada: 'cerrada', 'sin-abrir': 'todavía no toma pedidos' } as const

export const BRANCH_TEXTS = {
  one: 'Sucursal',
  all: 'Todas',
  chosen: branchLabel,
  /** A branch in a list of choices. */
  named: ({ Nombre, Estado }: NamedBranch) =>
    Estado === undefined ? Nombre : `${Nombre} (${BRANCH_STATES[Estado]})`,
} as const

/** The search of the whole panel (Ctrl+K). */
export const GO_TO_TEXTS = {
  open: 'Buscar',
  title: 'Buscar en la gestión',
  field: 'Pedido, cliente, artículo o sección',
  hint: 'Número, nombre, teléfono, documento, correo, código o código de barras.',
  searching: 'Buscando…',
  none: 'No encontramos nada así.',
  screens: 'Secciones',
  actions: 'Acciones',
  create: (one: string) => `Crear ${one.toLowerCase()}`,
} as const

/** Messages of invalid fields, by the names of the browser's ValidityState. */
export const BUBBLE_TEXTS = {
  valueMissing: 'Completá este campo.',
  badInput: 'Escribí un número.',
  typeMismatch: 'No tiene la forma que se espera.',
  patternMismatch: 'No tiene la forma que se espera.',
  rangeUnderflow: 'Es menos de lo que se puede.',
  rangeOverflow: 'Es más de lo que se puede.',
  stepMismatch: 'Ese valor no se puede usar.',
  tooShort: 'Es muy corto.',
  tooLong: 'Es muy largo.',
} as const

export const MENU_GROUPS = {
  pedidos: 'Pedidos',
  informes: 'Informes',
  cobros: 'Pagos',
  catalogo: 'Catálogo',
  promociones: 'Promociones',
  vidriera: 'Vidriera',
  personas: 'Personas',
  correo: 'Correo',
  importaciones: 'Importaciones',
  integraciones: 'Integraciones',
  equipo: 'Equipo',
} as const
export type MenuGroup = keyof typeof MENU_GROUPS

export const LOGIN_TEXTS = {
  heading: 'Ingresá a la gestión',
  user: 'Usuario',
  password: 'Contraseña',
  enter: 'Ingresar',
  code: 'Código de verificación',
  codeHint: 'Abrí tu aplicación de códigos y escribí los 6 dígitos, o usá un código de recuperación.',
  backToPassword: 'Volver',
  outcomes: {
    'datos-incorrectos': 'Usuario o contraseña incorrectos.',
    'codigo-incorrecto': 'El código no es correcto o ya se usó. Esperá el siguiente.',
  },
} as const

/** Refusals that apply to any kind of record. */
export const PANEL_FAULTS = {
  'sin-cambio': 'No hay ningún cambio que se pueda deshacer.',
  'otro-cambio': 'Después de ese cambio hubo otro. Volvé a abrir la ficha y mirá cuál es el último.',
} as const
/** A violated rule of any kind of record of the panel. */
export const panelFault = violationsOf(PANEL_FAULTS)

/** A session that ended while somebody works in the panel. */
export const SESSION_TEXTS = {
  title: 'Tu sesión terminó',
  explained: (Usuario: string) =>
    `Ingresá la contraseña de ${Usuario} para seguir. Lo que escribiste sigue acá y se guarda cuando ingreses.`,
  leave: 'Salir sin guardar',
  goOn: 'Seguir',
  notSaved: 'No se guardó: la sesión terminó antes.',
} as const

/** Password or code again, for what moves money or opens doors. */
export const IDENTITY_TEXTS = {
  title: 'Confirmá que sos vos',
  explained: (Usuario: string) =>
    `Esto toca la plata, los accesos o los datos de muchas personas: antes de seguir, confirmá que sos ${Usuario}. Lo que escribiste sigue acá.`,
  leave: 'Cancelar',
  goOn: 'Confirmar',
  notSaved: 'No se guardó: cambiaste de pantalla antes de confirmar.',
} as const

/** Fields that others changed while a form was open. */
export const CHANGED_TEXTS = {
  title: 'Otra persona cambió lo mismo',
  explained:
    'Mientras editabas, otra persona o una importación cambió estos datos. Elegí qué queda en cada uno. Lo demás que cambiaron los otros no se toca.',
  mine: 'Lo tuyo',
  theirs: 'Lo que hay ahora',
  nothing: '(vacío)',
  goBack: 'Seguir editando',
  save: 'Guardar lo elegido',
} as const

/** Questions of a form before it saves. */
export const QUESTION_TEXTS = {
  title: '¿Ese precio está bien?',
  correct: 'Corregir',
  save: 'Sí, guardar así',
} as const

/** Texts of undoing the last change of a record. */
export const UNDO_TEXTS = {
  undo: 'Deshacer',
  undone: 'Cambio deshecho.',
  last: 'Deshacer el último cambio',
  explained: (who: string, when: string) => `${who} lo cambió el ${when}:`,
  none: 'No hay ningún cambio que se pueda deshacer.',
  nobody: 'La tienda',
  close: 'Cerrar',
  changedSince: (fields: string) =>
    `No se deshizo: después cambiaron ${fields}. Editalo a mano, así ves lo que hay ahora.`,
} as const

export const SENDING_PICTURE = 'Enviando la foto…'

/** Messages of a number field. */
export const NUMBER_TEXTS = {
  read: (value: string) => `Se lee ${value}`,
  which: 'Se puede leer de dos formas. ¿Cuál es?',
  noNumber: 'Escribí un número, por ejemplo 4.559,99.',
  noWhole: 'Escribí un número entero, por ejemplo 12.',
  noDegrees: 'Escribí los grados con decimales, por ejemplo -37,321700.',
  amount: 'Escribí un importe, por ejemplo 1.250,50.',
  whole: 'Tiene que ser un número entero.',
  decimals: (decimals: number) => `Puede tener hasta ${decimals} decimales.`,
} as const

/** What the panel says about the database and the files; docs/operating.md has the steps. */
export const SYSTEM_TEXTS = {
  title: 'Estado del sistema',
  explain: 'Cómo están la base de datos y los archivos de la tienda.',
  database: 'Base de datos',
  files: 'Imágenes y archivos',
  sqlite: (megabytes: number, most: number) =>
    `SQLite, en un archivo de ${formatNumber(megabytes)} MB. Alcanza hasta ${formatNumber(most)} MB.`,
  postgres: (replicas: number) =>
    replicas === 0
      ? 'PostgreSQL.'
      : `PostgreSQL, con ${formatNumber(replicas)} ${replicas === 1 ? 'copia' : 'copias'} al día.`,
  fits: 'La tienda entra bien en su base de datos.',
  outgrown: 'La tienda ya es grande para SQLite: de acá en adelante conviene PostgreSQL.',
  outgrownHint:
    'No se pierde nada ni se deja de vender, pero las listas y búsquedas del panel van a tardar más cada mes. Avisale a quien mantiene el servidor: el cambio es un comando («npm run mudar») con la tienda cerrada un rato, y está explicado en docs/operating.md.',
  seeState: 'Ver el estado',
  inFolder: 'En el disco del servidor.',
  inStore: 'En un almacén de archivos, que responde.',
  storeAway:
    'El almacén de archivos no responde: la tienda sigue vendiendo, pero hay imágenes que no se ven y no se pueden subir archivos. Avisale a quien mantiene el servidor.',
} as const
