import { fieldTitles, pick } from '@gondola/contract/base'
import { OWN_TITLES } from '@gondola/contract/catalogue'
import { MANUAL_FIELDS, type StaffOffer, type PriceSource } from '@gondola/contract/catalogue-admin'

// Texts of the catalogue screens: articles, departments, families, brands, offers, prices.

export const ARTICLE_TEXTS = {
  changePriceOf: (article: string) => `Cambiar el precio de ${article}`,
  one: 'Artículo',
  many: 'Artículos',
  fields: {
    Codigo: 'Código',
    Descripcion: 'Descripción',
    Descripcioncorta: 'Descripción corta',
    Precioventa: 'Precio',
    Preciooferta: 'Oferta de hoy',
    unidad: 'Se vende',
    unidaddescrip: 'Unidad de venta',
    Imagen: 'Foto',
    Ean: 'Código de barras',
    ...fieldTitles('Marca Familia Departamento'),
    EnVenta: 'En venta',
    EnOferta: 'En oferta hoy',
    SinImagen: 'Sin foto',
    SinFamilia: 'Sin clasificar',
    PrecioFijado: 'Precio fijado',
    Iva: 'IVA (%)',
    CodigoOrigen: 'Código de origen',
    Orden: 'Orden en su familia',
    Actualizado: 'Último cambio',
    CamposManuales: 'Fijados a mano',
    PreciosPorLista: 'Precios por lista',
    NoSeVendeEn: 'No se vende en',
    Ficha: 'Ficha',
    SinFicha: 'Sin ficha',
    ...OWN_TITLES,
  },
  saleUnits: { '1': 'Por unidad', '100': 'Por kilo (en gramos)' },
  contentUnits: { g: 'gramos', ml: 'mililitros', un: 'unidades', m: 'metros' },
  search: 'Nombre, código o marca',
  tabs: { article: 'Artículo', price: 'Precio', history: 'Historial de precios' },
  priceHint: 'Por unidad o por kilo, con IVA.',
  shortHint: 'Si queda vacía, se arma con la descripción, y cambia con ella hasta que la escribas.',
  familyIva: (rate: string | undefined) =>
    rate === undefined ? 'El de su familia' : `El de su familia: ${rate} %`,
  otherIva: (rate: string) => `El de su familia es ${rate} %.`,
  unitHint: 'Si queda vacía: «Unidad» o «Por kg».',
  contentHint: 'Para mostrar el precio por litro, kilo o metro.',
  manualHint:
    'Lo que cambiás a mano queda acá y ninguna importación lo pisa. Destildá un campo para que la próxima importación lo vuelva a traer.',
  onSale: 'Poner en venta',
  offSale: 'Sacar de la venta',
  toFamily: 'Cambiar de familia',
  toFamilyExplained: (count: number) =>
    `Elegí la familia para ${count === 1 ? 'el artículo elegido' : `los ${count} artículos elegidos`}.`,
  changed: (count: number) => (count === 1 ? 'Un artículo cambiado' : `${count} artículos cambiados`),
} as const

export const MANUAL_FIELD_NAMES = pick(ARTICLE_TEXTS.fields, MANUAL_FIELDS)

export const CODE_HINT = 'Si queda vacío, se elige uno libre.'
const orderHint = 'Los números menores van primero.'

export const DEPARTMENT_TEXTS = {
  one: 'Departamento',
  many: 'Departamentos',
  fields: fieldTitles('Codigo Descripcion Orden Activo Familias Articulos', {
    Descripcion: 'Nombre',
    Activo: 'Se muestra',
  }),
  orderHint,
} as const

export const FAMILY_TEXTS = {
  one: 'Familia',
  many: 'Familias',
  fields: {
    Codigo: 'Código',
    Descripcion: 'Nombre',
    ...fieldTitles('Departamento Perecedero'),
    Frio: 'Va en frío',
    MargenExistencia: 'Margen de existencias',
    Alcohol: 'Con alcohol',
    ...fieldTitles('Iva Orden'),
    Activo: 'Se muestra',
    Articulos: 'Artículos',
    IvaATodos: 'Pasar este IVA a todos sus artículos',
  },
  orderHint,
  perishableHint: 'Queda fuera del botón de arrepentimiento.',
  marginHint:
    'Unidades o gramos que se descuentan de cada número que llega, por roturas y lo que ya está en los carritos del salón.',
  coldHint: 'Quien prepara lo separa en la bolsa de frío. Si el nombre dice «larga vida», no.',
  alcoholHint: 'Solo para mayores, en los horarios de venta de alcohol.',
  rateHint: 'Los que tienen el IVA fijado a mano no cambian.',
} as const

export const SEARCH_WORD_TEXTS = {
  one: 'Renglón de búsqueda',
  many: 'Palabras de búsqueda',
  fields: { Renglon: 'Renglón' },
  lineHint:
    'birra > cerveza: quien busca birra encuentra cerveza. celu = celular: son lo mismo. mayo, mayonesa: uno encuentra también lo del otro. papel ! papel higienico: solo, es eso primero. tang ? jugo en polvo: donde esa marca no se vende. dulce casero > familia 214: la búsqueda muestra esa familia.',
} as const

export const BRAND_TEXTS = {
  one: 'Marca',
  many: 'Marcas',
  fields: fieldTitles('Codigo Descripcion Articulos SinArticulos', {
    Descripcion: 'Nombre',
    SinArticulos: 'Sin artículos',
  }),
  merge: 'Unir con otra',
  mergeTitle: (name: string) => `Unir ${name} con otra marca`,
  mergeHint: (name: string) =>
    `Los artículos y las promociones de ${name} pasan a la marca que elijas y ${name} deja de existir. Las importaciones que traigan ese nombre lo toman por la otra. No se puede deshacer.`,
  mergeWith: 'Pasa a ser',
  mergeNone: 'Elegí una marca.',
  merged: (name: string) => `Ahora es parte de ${name}.`,
} as const

export const OFFER_TEXTS = {
  one: 'Oferta',
  many: 'Ofertas',
  fields: {
    ...fieldTitles('Id Codigo Articulo Precioventa'),
    Preciooferta: 'Precio de oferta',
    ...fieldTitles('FechaDesde FechaHasta Estado'),
    PrecioMinimo: 'Precio más bajo de los últimos 30 días',
    ...fieldTitles('Aviso Sucursales'),
  },
  daysHint: 'Los dos días incluidos.',
  fine: (lowest: string) => `Es una rebaja real: el precio más bajo de los últimos 30 días fue ${lowest}.`,
} as const

export const PICTURES_TEXTS = {
  title: 'Fotos de a muchas',
  hint: 'Elegí fotos, un zip o una carpeta: el nombre de cada archivo empieza con el EAN o el código del artículo (7790001000015.jpg). Lo que sigue a un espacio o un guion bajo no importa.',
  replace: 'Reemplazar también las fotos de artículos que ya tienen una',
  files: 'Elegir fotos o un zip',
  folder: 'Elegir una carpeta',
  stop: 'Detener',
  badZip: (name: string) => `No se pudo abrir ${name}: no es un zip, o está dañado.`,
  empty: 'No hay fotos en lo que elegiste.',
  noPicture: 'No es una foto (JPG, PNG, WebP o AVIF).',
  size: 'Está vacío, o pesa más de 15 MB.',
  unknown: 'Ningún artículo tiene ese código o EAN.',
  several: 'Varios artículos tienen ese EAN: usá el código.',
  had: (article: string) => `${article} ya tiene foto.`,
  progress: (done: number, total: number, of: (state: 'set' | 'same' | 'had' | 'left') => number) =>
    `${done} de ${total} archivos: ${of('set')} ${of('set') === 1 ? 'foto nueva' : 'fotos nuevas'}, ${of('same')} iguales, ${of('had')} de artículos que ya tienen, ${of('left')} sin usar.`,
  told: 'Archivos sin usar',
  file: 'Archivo',
  outcome: 'Qué pasó',
} as const

export const LEAFLET_TEXTS = {
  title: 'Folleto de ofertas',
  hint: 'Pegá las celdas de tu planilla, o escribí un artículo por renglón: código, precio de oferta y, si cambian, los días.',
  lines: 'Renglones',
  file: 'Traer de un archivo de texto o CSV',
  noText: 'Ese archivo no es de texto. Si es de Excel, abrilo, copiá las celdas y pegalas acá.',
  from: 'Desde',
  until: 'Hasta',
  daysHint: 'Valen para los renglones sin días. Los dos días incluidos.',
  read: 'Ver las ofertas',
  line: 'Renglón',
  article: 'Artículo',
  price: 'Precio',
  offer: 'Oferta',
  unused: (columns: string) => `No se usan: ${columns}.`,
  faulty: (lines: number) =>
    lines === 1
      ? 'Hay un renglón con una falla: corregilo o dejalo afuera.'
      : `Hay ${lines} renglones con fallas: corregilos o dejalos afuera.`,
  leaveOut: 'Dejar afuera',
  confirm: (lines: number) =>
    lines === 1 ? 'El renglón dudoso está bien' : `Los ${lines} renglones dudosos están bien`,
  make: (offers: number) => (offers === 1 ? 'Crear la oferta' : `Crear las ${offers} ofertas`),
  made: (offers: number) => (offers === 1 ? 'Se creó una oferta.' : `Se crearon ${offers} ofertas.`),
  undone: (offers: number) => (offers === 1 ? 'Se quitó una oferta.' : `Se quitaron ${offers} ofertas.`),
  undo: 'Deshacer',
  see: 'Ir a las ofertas',
} as const

export const OFFER_STATE_NAMES: Readonly<Record<StaffOffer['Estado'], string>> = {
  programada: 'Programada',
  vigente: 'Vigente',
  vencida: 'Vencida',
}

export const PRICE_TEXTS = {
  one: 'Precio',
  many: 'Historial de precios',
  fields: {
    ...fieldTitles('Id Articulo Codigo Fechahora Precioventa'),
    Anterior: 'Antes',
    Variacion: 'Variación',
    Origen: 'Origen',
    Usuario: 'Quién',
    Importacion: 'Importación',
    ...fieldTitles('Lista FechaDesde FechaHasta'),
  },
  allPrices: 'Precio base y todas las listas',
  deletedList: (Id: number) => `Lista n.º ${Id}, borrada`,
} as const

export const PRICE_SOURCE_NAMES: Readonly<Record<PriceSource, string>> = {
  inicial: 'Carga inicial',
  importacion: 'Importación',
  personal: 'A mano',
  deshecha: 'Importación deshecha',
}

export const PRICE_CHANGE_TEXTS = {
  title: 'Cambiar precios',
  which: 'Qué artículos',
  chosen: (count: number) => (count === 1 ? 'El artículo elegido' : `Los ${count} artículos elegidos`),
  chooseByFilter: 'Elegir por filtros',
  all: 'Todo el catálogo, o lo que dejen los filtros:',
  how: 'Cómo',
  list: 'Lista de precios',
  basePrices: 'Precios base',
  overBase: 'Calcular sobre los precios base',
  overBaseHint: 'Con 0 y en centavos, la lista vuelve a los precios base.',
  kind: 'Cambio',
  kinds: { porcentaje: 'Porcentaje (%)', importe: 'Importe ($)' },
  value: 'Valor',
  valueHint: 'Con signo menos, baja. Con 0, solo redondea.',
  rounding: 'Redondear a',
  steps: {
    '0.01': 'Centavos',
    '0.1': '10 centavos',
    '1': '1 peso',
    '5': '5 pesos',
    '10': '10 pesos',
    '50': '50 pesos',
    '100': '100 pesos',
  },
  endings: {
    '0,99': 'Terminado en ,99',
    '9': 'Terminado en 9',
    '90': 'Terminado en 90',
    '99': 'Terminado en 99',
    '00': 'Terminado en 00',
    '990': 'Terminado en 990',
    '999': 'Terminado en 999',
  },
  direction: 'Redondeo',
  directions: { cercano: 'Al más cercano', arriba: 'Hacia arriba', abajo: 'Hacia abajo' },
  preview: 'Ver el resultado',
  result: 'Resultado',
  summary: (changing: number, all: number) =>
    `${changing === 1 ? 'Cambia un precio' : `Cambian ${changing} precios`} de ${all === 1 ? 'un artículo' : `${all} artículos`}.`,
  examples: 'Ejemplos',
  jumps: 'Saltos',
  greatestRise: 'El que más sube',
  greatestFall: 'El que más baja',
  article: 'Artículo',
  before: 'Antes',
  after: 'Después',
  change: 'Variación',
  confirm: 'Los saltos están bien',
  keep: 'Fijar estos precios: ninguna importación los cambia',
  pinned: (pinned: number, changing: number) =>
    changing === 1
      ? 'Ya está fijado: ninguna importación lo cambia.'
      : `Ya están fijados ${pinned} de los ${changing}: ninguna importación los cambia.`,
  overtaken: 'Ofertas que quedan sin efecto',
  offerPrice: 'Oferta',
  apply: (count: number) => (count === 1 ? 'Cambiar un precio' : `Cambiar ${count} precios`),
  done: (count: number) => (count === 1 ? 'Un precio cambiado' : `${count} precios cambiados`),
  lastChanges: 'Últimos cambios de precios',
  noChanges: 'Todavía no se cambiaron precios desde acá.',
  changeText: (when: string, who: string, count: number, list: string | null) =>
    `${when}, ${who}: ${count === 1 ? 'un precio' : `${count} precios`}${list === null ? '' : ` de la lista ${list}`}`,
  undo: 'Deshacer',
  undoOf: (when: string) => `Deshacer el cambio del ${when}`,
  undone: (when: string, who: string) => `Deshecho el ${when} por ${who}`,
  undoneNow: (back: number, since: number) =>
    [
      back === 1 ? 'Un precio volvió a ser el de antes.' : `${back} precios volvieron a ser los de antes.`,
      since === 0
        ? ''
        : `${since === 1 ? 'Uno cambió' : `${since} cambiaron`} después y no se ${since === 1 ? 'tocó' : 'tocaron'}.`,
    ]
      .join(' ')
      .trim(),
} as const

export const PICTURE_TEXTS = {
  drop: 'Arrastrá una foto acá, o elegila',
  choose: 'Elegir una foto',
  replace: 'Cambiar la foto',
  remove: 'Quitar la foto',
  hint: 'JPEG, PNG, WebP o AVIF, hasta 15 MB.',
  sending: 'Subiendo la foto…',
  none: 'Sin foto',
  shown: 'Foto actual',
} as const
