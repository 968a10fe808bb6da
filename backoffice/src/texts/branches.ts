import { fieldTitles } from '@gondola/contract/base'
/** Fields of `VentanasAlcohol`, of the shop or of a branch. */
export const ALCOHOL_WINDOW_FIELDS = {
  'VentanasAlcohol.Desde': 'Desde (mes-día)',
  'VentanasAlcohol.Hasta': 'Hasta (mes-día)',
  'VentanasAlcohol.HoraDesde': 'De',
  'VentanasAlcohol.HoraHasta': 'A',
} as const

// Texts of branches and price lists in the panel.

export const BRANCH_TEXTS = {
  one: 'Sucursal',
  many: 'Sucursales',
  fields: {
    ...fieldTitles('Id Nombre'),
    Codigo: 'Código de la cadena',
    ...fieldTitles('Direccion Localidad CodigoPostal Provincia Latitud Longitud Telefono Horarios'),
    Retiro: 'Se puede retirar ahí',
    AnticipacionHoras: 'Anticipación, en horas',
    VentanasAlcohol: 'Horas propias en que se vende alcohol',
    ...ALCOHOL_WINDOW_FIELDS,
    Lista: 'Lista de precios',
    Activa: 'Toma pedidos',
    Visible: 'Se muestra en la página de contacto',
    Predeterminada: 'Predeterminada',
    ClaveImportacion: 'Clave en las importaciones',
    Orden: 'Orden',
  },
  place: 'Dónde está',
  hours: 'Horarios',
  sale: 'Venta',
  imports: 'Importaciones',
  positionHint: 'Con coma decimal, como las da un mapa: −37,3217 y −59,1332. Vacías: sin posición.',
  alcoholHint: 'Si la provincia tiene otras horas. Sin ninguna: las de la tienda, en Parámetros.',
  prepareHint:
    'Antes de marcar «Toma pedidos» podés preparar su entrega, horarios, zonas, precios, existencias y cuentas.',
  prepare: 'Preparar su entrega',
  leadHint:
    'Hasta cuántas horas antes de un horario se puede pedir o cambiar un pedido: el tiempo de prepararlo.',
  listHint: 'Vacía: los precios base.',
  activeHint: 'Sin marcar, la sucursal está cerrada para pedidos nuevos; los que ya tiene siguen su curso.',
  defaultHint: 'La de quien todavía no dijo dónde vive. Hay una sola: al marcarla, la otra deja de serlo.',
  keyHint: 'En archivos SEPA, comercio-bandera-sucursal: 10-1-23.',
  orderHint: 'Los números menores van primero.',
  basePrices: 'Precios base',
  closed: 'No toma pedidos',
} as const

export const BRANCH_FILE_TEXTS = {
  title: 'Sucursales con un archivo',
  hint: 'CSV o Excel con una fila por sucursal: nombre, código, dirección, localidad, teléfono, horarios («Lunes a sábado 8 a 13 y 16 a 20») y zona («Tandil 7000; Gardey»). No se guarda nada hasta que lo revises, y no toman pedidos hasta que las abras.',
  upload: 'Elegir el archivo',
  reading: 'Leyendo…',
  unused: (columns: string) => `No se usan las columnas: ${columns}.`,
  save: (count: number) =>
    count === 1 ? 'Agregar 1 sucursal' : count === 0 ? 'Agregar sucursales' : `Agregar ${count} sucursales`,
  saved: 'Agregada.',
} as const

export const BRANCH_HOURS_TEXTS = {
  hint: 'La medianoche se escribe 00:00.',
  closed: 'Cerrado',
  open: 'Abrir',
  add: 'Otro tramo',
  copy: 'A todos los días',
  incomplete: 'Completá las dos horas de cada tramo, o quitalo.',
  from: (day: string) => `${day}, desde`,
  to: (day: string) => `${day}, hasta`,
  remove: (day: string) => `Quitar el tramo del ${day.toLowerCase()}`,
  // begin with the words that the buttons show
  addTo: (shown: string, day: string) => `${shown} el ${day.toLowerCase()}`,
  copyOf: (shown: string, day: string) => `${shown}: los horarios del ${day.toLowerCase()}`,
} as const

/** Fields of records that are for all branches or for some. */
export const FOR_BRANCHES_TEXTS = {
  label: 'Sucursales',
  hint: 'Ninguna: todas.',
  ownHint: 'Solo las tuyas: lo de toda la cadena lo cambia quien la administra.',
  filter: 'Sucursal',
} as const

export const PRICE_LIST_TEXTS = {
  one: 'Lista de precios',
  many: 'Listas de precios',
  fields: fieldTitles('Id Nombre Articulos Sucursales CopiaDe', {
    Articulos: 'Precios propios',
    CopiaDe: 'Copiar los precios de',
  }),
  copyHint: 'Vacía: todos los artículos empiezan con su precio base.',
  explained: 'Los artículos que no tienen precio propio en la lista se venden al precio base.',
  search: 'Nombre, código o marca',
  onlyOwn: 'Solo los que tienen precio propio',
  article: 'Artículo',
  base: 'Base',
  price: 'En la lista',
  difference: 'Diferencia',
  pinned: 'Fijado: ninguna importación lo cambia',
  none: 'No hay artículos así.',
  change: (article: string) => `Cambiar el precio de ${article}`,
  basePrice: (amount: string) => `El precio base es ${amount}.`,
  save: 'Guardar',
  back: 'Volver',
  toBase: 'Volver al precio base',
  confirm: 'Está bien, guardar',
  saved: 'El precio quedó guardado.',
  backToBase: 'El artículo volvió al precio base.',
  rename: 'Cambiar el nombre',
  changeMany: 'Cambiar muchos precios',
  compare: 'Comparar',
} as const

export const COMPARE_LISTS_TEXTS = {
  title: 'Comparar listas',
  one: 'Una lista',
  other: 'La otra',
  basePrices: 'Precios base',
  same: 'Elegí dos listas distintas.',
  none: 'No difiere ningún precio de los artículos en venta.',
  total: (count: string) => `Precios distintos: ${count}`,
  export: 'Exportar',
} as const

/** Prices by list and assortment by branch, in an article's form. */
export const BY_BRANCH_TEXTS = {
  tab: 'Por sucursal',
  prices: 'Precios por lista',
  pricesHint: 'Una lista sin precio acá vende el artículo al precio base.',
  list: 'Lista',
  price: 'Precio',
  sold: 'Dónde se vende',
  notSold: 'No se vende en',
  notSoldHint: 'Vacío: se vende en todas las sucursales.',
  /** Beside an edited base price; `prices`: 'Express $ 8.763,30'. */
  beside: (prices: readonly string[]) => `No cambia el precio propio de: ${prices.join(' · ')}.`,
  savedBeside: (prices: readonly string[]) => `Guardado. Siguen con su precio: ${prices.join(' · ')}.`,
} as const
