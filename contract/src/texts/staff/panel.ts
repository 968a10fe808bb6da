// The panel's frame: menu, header, log in, exports, notices.

export const PANEL_TEXTS = {
  title: 'Góndola gestión',
  sections: 'Secciones',
  myAccount: 'Mi cuenta',
  seeShop: 'Ver la tienda',
  loading: 'Cargando',
  dismiss: 'Cerrar el aviso',
  networkLost: 'No hay conexión con el servidor. Probá de nuevo.',
  retry: 'Reintentar',
  reload: 'Volver a cargar',
  home: 'Ir al inicio',
  yes: 'Sí',
  no: 'No',
  welcome: 'Elegí una sección del menú para empezar.',
} as const

/** What is wrong with a field, by the name that browsers have for it. */
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

/** The menu's groups, in its order. */
export const MENU_GROUPS = {
  informes: 'Informes',
  pedidos: 'Pedidos',
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
