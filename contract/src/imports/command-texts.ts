import type { BranchLikeness, ImportBranch, ImportBranchSummary, ImportReport } from './import-job.ts'
import { formatPesos } from '../base/index.ts'
import { branchLabel } from '../branches/index.ts'
import { counted } from '../catalogue-admin/index.ts'

// Messages of the import command for the shop's operators.

/** Why a row is rejected (contract §7, `motivo`), in words; `value` is the content of the file. */
export const REJECTIONS = {
  ean_cientifico: (value: string) =>
    `El código «${value}» quedó en notación científica y no se puede recuperar: en la planilla, dale a la columna formato de texto, cargá el código de nuevo y guardala.`,
  ean_con_letra: (value: string) => `El código de barras «${value}» tiene letras.`,
  codigo_fecha: (value: string) =>
    `El código «${value}» es una fecha: la planilla lo cambió. Dale a la columna formato de texto y cargalo de nuevo.`,
  codigo_vacio: () => 'La fila no tiene código de barras ni código interno.',
  codigo_invalido: (value: string) =>
    `El código «${value}» no sirve: se admiten de 1 a 20 letras sin acento, números y guiones.`,
  descripcion_vacia: () => 'La fila no tiene descripción, y el artículo es nuevo.',
  precio_vacio: () => 'La fila no tiene precio.',
  precio_cero: () => 'El precio es cero.',
  precio_negativo: (value: string) => `El precio «${value}» es negativo.`,
  precio_texto: (value: string) => `El precio «${value}» no es un número.`,
  'precio_N/D': (value: string) => `El precio dice «${value}»: no disponible.`,
  precio_centinela_999999: (value: string) => `El precio «${value}» es un relleno, no un precio.`,
  precio_fuera_de_rango: (value: string) => `El precio «${value}» es demasiado grande.`,
  columna_de_menos: (value: string) => `A la fila le faltan columnas: ${value}.`,
  columna_de_mas: (value: string) =>
    `La fila tiene columnas de más y no se puede saber cuál es cuál: ${value}.`,
  sucursal_inexistente: (value: string) => `La sucursal «${value}» no está en sucursales.csv.`,
  sucursal_ajena: (value: string, known: string) =>
    `La sucursal «${value}» no está entre las que se pueden cargar: ${known}. Si es otra, agregala en Sucursales; si es una de ésas, poné «${value}» en su «Clave en las importaciones».`,
  lista_ajena: (value: string, known: string) =>
    known === ''
      ? `La tienda no tiene la lista de precios «${value}», ni ninguna otra.`
      : `La tienda no tiene la lista de precios «${value}». Las que hay: ${known}.`,
  lista_de_otra_sucursal: (value: string, branch: string) =>
    `La sucursal ${branch} no usa la lista de precios «${value}».`,
  codigo_ambiguo: (value: string, known: string) =>
    `El código «${value}» no dice cuál es el artículo, por sus ceros o porque lo llevan varios: ${known}.`,
  codigo_de_otro: (value: string, known: string) =>
    `El código «${value}» y el código de barras de la fila no son del mismo artículo: ${known}. Si ese código no dice qué artículo es, dejá su columna sin uso.`,
  codigo_repetido: (value: string, first: string) =>
    `«${value}» no se toma: el código ${first}. Si son dos artículos, corregí el código de uno.`,
  precio_dudoso: (value: string, name = '') =>
    name !== ''
      ? `El precio «${value}» está en una columna de precios por kilo, y «${name}» se vende envasado.`
      : `El precio «${value}» puede tener miles o decimales: escribilo sin separador de miles, o con dos decimales.`,
  articulo_nuevo: (value: string) =>
    `La tienda no tiene el artículo «${value}»: primero va en una lista con su precio.`,
  precio_sin_iva: (value: string) => `El precio «${value}» es sin IVA, y la fila no dice cuál es el suyo.`,
  formula_sin_valor: (value: string) =>
    `La celda dice «${value}»: su fórmula no da un valor. Recalculá la planilla y guardala de nuevo.`,
} as const
export type Rejection = keyof typeof REJECTIONS

/** Why a row is not used although nothing is wrong with it; `line` is the one that is used instead. */
export const IGNORED = {
  titulos: () => 'Repite los títulos de las columnas.',
  rubro: () => 'Es un título: tiene una sola celda.',
  total: () => 'Es un total o un subtotal, no un artículo.',
  fila_repetida: (line: string) => `Dice lo mismo que la línea ${line}.`,
  otra_sucursal: (line: string) => `Es de otra sucursal: vale la línea ${line}, la primera del artículo.`,
  sin_numero: () => 'No trae existencia ni costo: quedan como están.',
} as const
export type IgnoredReason = keyof typeof IGNORED

/** What can be done with a column that a list of articles has and an import does not read. */
const UNUSED_COLUMNS: readonly (readonly [name: RegExp, hint: string])[] = [
  [
    /stock|existencia|inventario|disponib/i,
    'Si es la existencia, llamala «existencia» o decilo en «Corregir las columnas».',
  ],
  [
    /oferta|promo|descuento|rebaja|bonif|^(desde|hasta|vigencia|v[aá]lid[oa])/i,
    'Las ofertas y sus fechas se cargan en el panel, en «Folleto de ofertas»; las promociones, en Promociones.',
  ],
  [
    /costo|margen|markup|utilidad|ganancia/i,
    'El costo va en «costo», con impuestos; de él salen los márgenes.',
  ],
  [/, sin nombre$/, 'Si se usa, ponele un título.'],
  [/foto|imagen/i, 'La foto se carga en el panel, en cada artículo.'],
  [/precio|importe|pvp/i, 'Otro precio va en filas aparte, con una columna «lista» o «sucursal».'],
]
export const unusedColumnHint = (name: string): string =>
  UNUSED_COLUMNS.find(([known]) => known.test(name))?.[1] ??
  'Si dice algo de lo que la tienda guarda, decilo en «Corregir las columnas».'
/** A column's name by its place in a table without a header. */
export const columnByPlace = (number: number, of: number) => `Columna ${number} de ${of} sin título`
export const columnWithoutName = (number: number) => `${number}, sin nombre`
export const unusedColumnsText = (names: readonly string[]): string =>
  `${names.length === 1 ? 'No se usa' : 'No se usan'}: ${names.map((name) => `«${name}»`).join(', ')}`

/** Where a note is of; a note about the file as a whole has line 0. */
export const lineText = (line: number): string => (line === 0 ? 'Archivo' : `Línea ${line}`)

/** Warnings about a row that is imported. */
export const WARNINGS = {
  ean_vacio: () => 'La fila no tiene código de barras; se usa el código interno.',
  ean_digito_verificador: (value: string) =>
    `El dígito verificador del código de barras «${value}» no corresponde; se toma como está.`,
  ean_de_bulto: (value: string) =>
    `El código «${value}» es de un bulto (DUN-14), no de la unidad; se toma como está. Mirá el precio.`,
  ean_repetido_otro_precio: (value: string) =>
    `El código ya estaba en el archivo con otro precio (línea ${value}); si se acepta, vale el último.`,
  ean_repetido_otra_descripcion: (value: string) =>
    `El código ya estaba en el archivo con otra descripción (línea ${value}); vale la primera.`,
  existencia_texto: (value: string, isWeight?: string) =>
    `La existencia «${value}» ${isWeight ? 'es un peso, y el artículo se vende por unidad' : 'no es un número claro'}: no se toma.`,
  costo_texto: (value: string) => `El costo «${value}» no es un importe claro: no se toma.`,
  lista_de_compra: (name: string) =>
    `«${name}» es de una lista de compra, y su precio quedaría como el de venta: si es el costo, decilo en «Corregir las columnas».`,
  lista_vieja: (day: string, last: string) => `Esta lista es del ${day}; la última aplicada, del ${last}.`,
  archivo_repetido: (last: string, moment: string) =>
    `Este mismo archivo se aplicó el ${moment}, y después otros; el último, «${last}».`,
  precio_mas_iva: (name: string) => `El precio es «${name}» más el IVA y el impuesto interno de cada fila.`,
  existencia_ajustada: (value: string, taken: string) => `La existencia «${value}» queda en ${taken}.`,
  existencia_sin_sucursal: (rows: string) =>
    `La existencia no se toma donde la fila no dice de qué sucursal es (filas: ${rows}).`,
  existencia_repetida: (value: string) =>
    `El artículo ya estaba en el archivo con otra existencia (línea ${value}); vale la última.`,
  precio_tres_decimales: (value: string, rounded: string) =>
    `El precio «${value}» tiene más de dos decimales; queda en ${rounded}.`,
  precio_salto: (_value: string, reason: string) => `El precio salta: ${reason}.`,
  precio_fijado: (_value: string, reason: string) => `El precio está fijado a mano: ${reason}.`,
  precio_propio: (_value: string, branches: string) =>
    `Sucursales con precio propio en artículos que cambian: ${branches}. Ese precio queda como está.`,
  precio_bajo_costo: (articles: string, article: string) =>
    `El precio queda por debajo del costo: ${article || counted(Number(articles), 'artículo', 'artículos')}.`,
  oferta_superada: (_value: string, reason: string) => `La oferta queda sin efecto: ${reason}.`,
  hoja_sin_leer: (value: string) => `La planilla tiene otras hojas, que no se leen: ${value}.`,
  hojas_ocultas: (value: string) => `La planilla tiene hojas ocultas, que no se leen: ${value}.`,
  descripcion_larga: (value: string) => `La descripción tiene ${value} caracteres; se corta.`,
  nombre_repetido: (name: string, code: string) =>
    `El artículo es nuevo y se llama como otro de la tienda, el ${code}: «${name}».`,
  rubro_vacio: (articles: string) =>
    `${counted(Number(articles), 'artículo nuevo queda', 'artículos nuevos quedan')} sin familia, a la venta y en «Por clasificar».`,
  rubro_desconocido: (value: string) => `El rubro «${value}» no dice nada; el artículo queda sin clasificar.`,
  unidad_desconocida: (value: string) =>
    `«${value}» no es una unidad conocida, ni dice si se vende por peso; no se toma.`,
  iva_desconocido: (value: string) =>
    `La alícuota «${value}» no se conoce; no se toma, y un artículo nuevo lleva la de su familia.`,
  ficha_larga: (value: string) => `La columna «${value}» es demasiado larga; se corta.`,
  apto_desconocido: (value: string) => `«${value}» no dice ni sí ni no; queda como estaba.`,
  sello_desconocido: (value: string) => `El sello o la leyenda «${value}» no se conoce; no se pone.`,
  nutriente_texto: (value: string) => `La cantidad no es posible en 100 g; no se toma: ${value}.`,
  apto_contradicho: (value: string) => `Dice «${value}» y otro dato de la fila lo contradice; no se marca.`,
  columna_de_mas: (value: string) => `La fila tiene columnas de más, que no se leen: ${value}.`,
  separador_en_campo: (value: string) => `Un campo tenía el separador adentro; se leyó «${value}».`,
  columna_sin_uso: (value: string) => `La columna «${value}» no se usa. ${unusedColumnHint(value)}`,
  letras_perdidas: (value: string) =>
    `A la descripción «${value}» otro programa le perdió letras; un artículo que ya está conserva la suya.`,
  comilla_sin_cerrar: () => 'Un campo abre comillas que no cierran; se quitan.',
  comilla_interna: (value: string, kept: string) => `«${value}» tiene comillas sueltas; queda «${kept}».`,
  barra_en_descripcion: (value: string) => `Un campo tenía el separador adentro; se leyó «${value}».`,
  ean_y_flag_0: (value: string) =>
    `El código «${value}» figura como interno y es un código de barras; se toma como tal.`,
  presentacion_distinta: (value: string) =>
    `La presentación de las columnas no es la de la descripción: ${value}.`,
  peso_por_nombre: (value: string) =>
    `La descripción «${value}» dice por kilo y no hay columna de unidad; se vende por peso.`,
  /** `kept`: how it goes on being sold although a column says otherwise. */
  peso_dudoso: (value: string, kept: string) =>
    kept !== ''
      ? `«${value}» se sigue vendiendo por ${kept}, aunque una columna diga otra cosa. Si cambió, cambialo en el artículo.`
      : `La descripción «${value}» habla de un precio por peso; se vende por unidad. Revisá la unidad.`,
  zip_interno_danado: (value: string) => `El archivo «${value}» del paquete está vacío o dañado; no se lee.`,
  comercio_ilegible: (value: string, reason: string) =>
    `El comercio de «${value}» no se puede leer y se deja afuera. ${reason}`,
} as const
export type Warning = keyof typeof WARNINGS

/** Damage in a compressed file. */
export const DAMAGES = {
  cut: 'está cortado, le falta el final; bajalo o copialo de nuevo',
  broken: 'su contenido no se puede leer; bajalo o copialo de nuevo',
  locked: 'tiene contraseña; guardalo sin ella',
  documentType: 'declara un tipo de documento',
  brokenSheet: 'la planilla está mal escrita por dentro; guardala de nuevo como .xlsx o .csv',
  row: (row: number) => `la fila ${row} está fuera de lugar`,
  column: (column: number) => `la columna ${column} está fuera de lugar`,
} as const

/** Articles that a file has more than once, with other prices. */
export interface RepeatedPrices {
  articles: number
  of: number
  /** The first one's lines, and the title over the second. */
  line: number
  again: number
  title: string
}

/** A title that names a branch; `all`: what the file has for all of them, `stockIn`: the other branch that gets its stock. */
export interface BranchTitle {
  line: number
  text: string
  all?: 'los precios' | 'los costos' | ''
  stockIn?: string
}

/** Why a file cannot be used at all. */
export const UNUSABLE = {
  archivo_inexistente: (file: string) => `No existe el archivo ${file}.`,
  archivo_vacio: () => 'El archivo está vacío.',
  renglones_anchos: (said: string) => `${said} Guardalo separado por punto y coma, o con comillas.`,
  listas_lado_a_lado: (names: string) =>
    `El encabezado tiene dos listas, una al lado de la otra (${names}): poné una debajo de la otra, o dales otro título a las columnas que no valen.`,
  otro_encabezado: (header: string) =>
    `Hay otro encabezado, con otras columnas (línea ${header}): lo que sigue se leería mal. Guardá cada lista en su archivo.`,
  archivo_con_pregunta: (question: string) => question,
  misma_falla: (fault: string) =>
    `Ninguna fila se puede tomar, y todas por lo mismo: es del archivo. ${fault}`,
  archivo_sin_filas: () => 'El archivo tiene encabezado y ninguna fila.',
  archivo_danado: (reason: string) => `El archivo comprimido está dañado: ${reason}.`,
  zip_sin_csv: () => 'El archivo .zip no trae ningún .csv ni .txt.',
  zip_con_listas: (names: string) => `El archivo .zip trae varias listas: ${names}. Cargalas de a una.`,
  planilla_ods: () => 'Una planilla .ods (LibreOffice) no se lee: guardala de nuevo como .xlsx o .csv.',
  ninguna_fila: (rejected: string) => `No se puede tomar ninguna fila: ${rejected}`,
  encabezado_desconocido: (found: string) =>
    `No se reconoce el encabezado. Columnas encontradas: ${found}. Las que se esperan están en docs/importar.md.`,
  perfil_desconocido: (known: string) => `No existe ese perfil. Los que hay: ${known}.`,
  columnas_faltan: (missing: string) => `Al archivo le faltan columnas de ese perfil: ${missing}.`,
  archivo_desmedido: () => 'El archivo comprimido crece sin medida al abrirlo: no se lee.',
  renglon_desmedido: () =>
    'El archivo tiene un renglón de más de un millón de letras: no es una lista de artículos.',
  archivo_pdf: () =>
    'El archivo es un PDF: tiene la lista dibujada, no sus datos. Pedí la planilla o el .csv del que salió.',
  archivo_binario: () =>
    'El archivo no es una lista de texto ni una planilla .xlsx. Una planilla .xls vieja se guarda de nuevo como .xlsx o .csv.',
  planilla_sin_hojas: () => 'La planilla no tiene ninguna hoja con datos.',
  sepa_sin_productos: (found: string) =>
    `No hay ningún productos.csv: los precios de SEPA están en ese archivo.${found === '' ? '' : ` ${found}`}`,
  sepa_sin_claves: () => 'Ninguna fila de productos.csv dice de qué comercio, bandera y sucursal es.',
  sucursal_sin_sepa: () => 'El archivo no es de SEPA: no trae sucursales entre las que elegir.',
  sepa_mayorista: () =>
    'Es un archivo de SEPA mayorista (precios por bulto, con y sin IVA): no sirve para una tienda minorista.',
  carpeta_programada: () => 'Una carpeta no se puede dejar para después: comprimila en un .zip.',
  elegir_comercio: (found: string) =>
    `El archivo trae más de un comercio, y «todas» son las sucursales de uno: nombralo con --sucursal NÚMERO, además de --sucursal todas.\n${found}`,
  elegir_sucursal: (found: string) =>
    `El archivo trae más de un comercio o bandera: elegí uno con --sucursal CLAVE.\n${found}`,
  sucursal_desconocida: (found: string) => `El archivo no trae esa sucursal. Las que trae:\n${found}`,
  sucursal_parecida: (found: string) =>
    `El archivo trae sucursales que se parecen a otras de la tienda. Decí cuáles son, con el número de la sucursal, «nueva» u «omitir» (en el comando, --sucursal CLAVE=NÚMERO):\n${found}`,
  sucursales_ninguna: (found: string) =>
    `Ninguna sucursal del archivo es una de la tienda. Elegí cuál es cuál, o agregalas como nuevas:\n${found}`,
  sucursal_sin_registro: (found: string) => `La tienda no tiene esa sucursal. Las que hay:\n${found}`,
  sucursal_dos_veces: (name: string) => `Dos sucursales del archivo no pueden ser la misma, ${name}.`,
  sucursal_con_clave: (key: string) =>
    `La clave ${key} ya es de otra sucursal de la tienda. Sacásela en Sucursales, o usá esa.`,
} as const
export type Unusable = keyof typeof UNUSABLE

/** Questions about a file that is unclear in every row. */
export const QUESTION_TEXTS = {
  wide: (wide: number, rows: number, line: number, example: string) =>
    `En ${count.format(wide)} de ${count.format(rows)} filas hay más datos que columnas en el encabezado (línea ${line}: ${example.slice(0, 120)}). No se importó nada.`,
  how: '¿Cómo se lee?',
  join: (columns: string) => `La coma es la de los centavos: unir las dos partes de ${columns}`,
  joinThousands: (columns: string) => `La coma es la de los miles: unir las dos partes de ${columns}`,
  surplus: (values: string) =>
    `Son columnas sin nombre: dejar afuera lo que sobra al final (${values.slice(0, 120)})`,
  twice: (name: string, times: number, meaning: string) =>
    `El encabezado tiene ${times} columnas «${name}», con valores distintos: ¿cuál es ${meaning}?`,
  rivals: (names: readonly string[], meaning: string) =>
    `Varias columnas pueden ser ${meaning}, con valores distintos: ${names.join(', ').slice(0, 200)}. ¿Cuál vale? La primera que se ofrece es la más probable.`,
  amount: (values: string) =>
    `La columna «Cantidad» (${values.slice(0, 120)}), ¿dice cuántos hay o cuánto trae cada uno?`,
  amounts: { existencia: 'La existencia: cuántos hay', contenido: 'El contenido: cuánto trae cada uno' },
  column: (column: string, values: string) => `La columna ${column}: ${values.slice(0, 120)}`,
  thousands: (column: string, example: string) =>
    `En «${column}» hay números como «${example}», y ninguno que diga si el signo separa miles o decimales. ¿Qué separa?`,
  heading: (column: string) => [column, 'Se lee'],
  areThousands: (text: string, value: string) => `Miles: «${text}» es ${value}`,
  hiddenRows: (rows: number, line: number) =>
    `La planilla tiene ${count.format(rows)} ${rows === 1 ? 'fila oculta' : 'filas ocultas'}, por un filtro o a mano (la primera, la ${line}). ¿Se importan también?`,
  withHidden: 'Sí, todas las filas',
  withoutHidden: 'No, sólo las que se ven',
  cents: (whole: string, decimal: string) =>
    `El perfil lee en centavos los precios sin coma, como «${whole}», y en el archivo hay otros con decimales, como «${decimal}». ¿Cómo se leen los que no tienen?`,
  reads: (text: string, value: string) => `«${text}» es ${value}`,
  areDecimals: (text: string, value: string) => `Decimales: «${text}» es ${value}`,
} as const

/** A branch in a list of choices. */
export const branchText = ({ Clave, Comercio, Nombre, Tipo, Localidad }: ImportBranch) =>
  `  ${Clave}  ${[Comercio, Nombre, Tipo, Localidad].filter(Boolean).join(' · ')}`

/** A branch of a file with the one of the shop that it seems to be. */
export const likelyBranchText = (
  branch: ImportBranch,
  { Sucursal, Nombre, Por }: NonNullable<ImportBranch['Propuesta']>,
) => `${branchText(branch)}  →  ${Sucursal} ${Nombre} (${LIKENESS_NAMES[Por]})`

/** By what a branch of a file and one of the shop are alike. */
export const LIKENESS_NAMES: Readonly<Record<BranchLikeness, string>> = {
  clave: 'por la clave',
  codigo: 'por el código',
  nombre: 'por el nombre',
  direccion: 'por la dirección',
}

/** An article inside a sentence. */
export const articleName = (name: string, code: string) => `${name} (${code})`
/** A price jump, from and to. */
export const priceJump = (article: string, before: number, now: number, isLeft: boolean) =>
  `${article}, de ${formatPesos(before)} a ${formatPesos(now)}${isLeft ? '; queda como está' : ''}`
export const pinnedPrice = (article: string, price: number, told: number) =>
  `${article} sigue en ${formatPesos(price)}; el archivo dice ${formatPesos(told)}`
export const overtakenOffer = (article: string, price: number, offer: number) =>
  `${article} pasa a ${formatPesos(price)}, y la oferta es de ${formatPesos(offer)}`
/** `usual` is 0 if there is nothing to compare with. */
export const priceFarOff = (article: string, price: number, usual: number, isLeft: boolean) =>
  `${article} es nuevo y cuesta ${formatPesos(price)}${usual === 0 ? '' : `, cuando lo usual es ${formatPesos(usual)}`}${isLeft ? '; no entra' : ''}`

const count = new Intl.NumberFormat('es-AR')

/** `3 de 100 artículos`, `todos los artículos (3)` */
const someOf = (some: number, all: number, things = 'los artículos'): string =>
  some === all
    ? `tod${things.slice(1, 3)} ${things} (${count.format(all)})`
    : `${count.format(some)} de ${count.format(all)} ${things.slice(4)}`
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1)

/** ` en Casa central, Norte` */
export const atBranches = ({ existenciasEn = [] }: Pick<ImportReport, 'existenciasEn'>): string =>
  existenciasEn.length > 3
    ? ` en ${existenciasEn.length} sucursales`
    : existenciasEn.length > 0
      ? ` en ${existenciasEn.join(', ')}`
      : ''

/** The last columns of a table of rejected rows; an import does not read them. */
export const NOTED_COLUMNS = ['Línea del archivo', 'Motivo'] as const

const IGNORED_WORDS: Readonly<Record<IgnoredReason, readonly [one: string, many: string]>> = {
  rubro: ['título', 'títulos'],
  titulos: ['los títulos otra vez', 'veces los títulos otra vez'],
  total: ['total', 'totales'],
  fila_repetida: ['repetida', 'repetidas'],
  otra_sucursal: ['de otra sucursal', 'de otras sucursales'],
  sin_numero: ['sin existencia ni costo', 'sin existencia ni costo'],
}

/** `3 totales, 1 repetida` */
export const ignoredText = (reasons: NonNullable<ImportReport['ignoradasPor']>): string =>
  reasons
    .map(({ motivo, filas }) => `${count.format(filas)} ${IGNORED_WORDS[motivo][filas === 1 ? 0 : 1]}`)
    .join(', ')

export const IMPORT_TEXTS = {
  numbersTaken: 'Lo demás que dice la fila (existencia, costo) se toma.',
  usage: [
    'Uso: npm run importar -- ARCHIVO [opciones]',
    '     npm run importar -- --deshacer [--sucursal NOMBRE] [--simular]',
    '',
    '  ARCHIVO              .csv o .txt, también .gz y .zip; planilla .xlsx; archivo, .zip o carpeta de SEPA',
    '  --perfil NOMBRE      cómo están nombradas las columnas; si falta, se reconoce por el encabezado',
    '  --sucursal CLAVE     de SEPA: qué comercio, bandera o sucursal (13, 13-1 ó 13-1-130)',
    '  --sucursal todas     de SEPA: cada sucursal con sus precios; las que la tienda no tiene se agregan',
    '  --sucursal CLAVE=N   de SEPA: esa sucursal es la número N de la tienda (o nueva, u omitir)',
    '  --retirar            saca de la venta los artículos que el archivo ya no trae',
    '  --parcial            es una parte de la lista: lo que no trae queda como está',
    '  --liberar CÓDIGOS    esos precios saltan y están bien (separados por comas)',
    '  --sin-saltos         los demás precios que saltan quedan como están; el resto se aplica',
    '  --soltar CÓDIGOS     esos precios fijados a mano se sueltan (todos: los que no saltan)',
    '  --responder QUÉ=CÓMO responde lo que el archivo deja en duda (el mensaje dice qué)',
    '  --activar HORA       lo deja para esa hora (2026-11-22T06:00); lo aplica el servidor',
    '  --simular            informa qué cambiaría y no cambia nada',
    '  --confirmar          aplica también lo que el freno retiene',
    '  --informe SALIDA     escribe el informe en un archivo .json',
    '  --rechazadas SALIDA  escribe las filas rechazadas en un archivo .csv',
    '  --deshacer           deshace la última importación aplicada, por el panel o por acá;',
    '                       con --sucursal, sólo los precios de esa sucursal',
    '',
    'Termina con 0 si se aplicó, deshizo o simuló, 1 si el archivo no se puede usar o no hay qué deshacer,',
    '3 si lo retuvo el freno.',
  ].join('\n'),
  answer: (answer: string, text: string) => `  --responder ${answer}   ${text}`,
  reading: (rows: number, share: number | null) =>
    `Leyendo: ${count.format(rows)} filas${share === null ? '' : ` (${Math.round(share * 100)} %)`}`,
  writing: (done: number, all: number) =>
    `Guardando: ${count.format(done)} de ${count.format(all)} artículos`,
  profile: (name: string) => `Perfil: ${name}`,
  summary: (report: ImportReport, { suben, bajan }: { suben: number; bajan: number }) =>
    [
      `Filas leídas:   ${count.format(report.leidas)}`,
      `Nuevas:         ${count.format(report.nuevas)}`,
      `Cambiadas:      ${count.format(report.cambiadas)} (${count.format(suben)} suben, ${count.format(bajan)} bajan)`,
      `Iguales:        ${count.format(report.iguales)}`,
      `Desaparecidas:  ${count.format(report.desaparecidas)}`,
      ...(report.existencias
        ? [`Existencias:    ${count.format(report.existencias)}${atBranches(report)}`]
        : []),
      ...(report.costos ? [`Costos:         ${count.format(report.costos)}`] : []),
      ...(report.ignoradas
        ? [`Ignoradas:      ${count.format(report.ignoradas)} (${ignoredText(report.ignoradasPor ?? [])})`]
        : []),
      `Rechazadas:     ${count.format(report.rechazadas.length)}`,
      `Avisos:         ${count.format(report.avisos.length)}`,
    ].join('\n'),
  note: (linea: number, motivo: string, detalle: string) =>
    `  ${lineText(linea).toLowerCase()}: ${motivo}. ${detalle}`,
  rejected: (rejected: number, read: number) =>
    `SE RECHAZAN ${count.format(rejected)} de ${count.format(read)} filas (--rechazadas las escribe en un .csv):`,
  partial: 'Lista parcial: lo que no trae queda como está.',
  priceNotes: {
    precio_salto: (notes: number) => `Precios que saltan: ${count.format(notes)}`,
    precio_fijado: (notes: number) => `Fijados a mano, no cambian: ${count.format(notes)}`,
    oferta_superada: (notes: number) => `Ofertas que quedan sin efecto: ${count.format(notes)}`,
  },
  howJumps:
    'Con --liberar CÓDIGO pasa ese precio; con --sin-saltos se aplica lo demás y los que saltan quedan como están.',
  howMissing: '¿Es una lista parcial? Repetila con --parcial: lo que no trae queda como está.',
  howPinned: 'Con --soltar CÓDIGO (o --soltar todos) un precio fijado a mano vuelve a seguir a la lista.',
  warned: 'Avisos:',
  more: (rest: number) => `  … y ${count.format(rest)} más (--informe los escribe todos)`,
  applied: 'Listo: el catálogo nuevo está guardado. Una tienda abierta lo muestra en unos segundos.',
  nothingNew: 'Listo: no había nada que cambiar.',
  retired: (gone: number) =>
    gone === 1
      ? 'Listo: 1 artículo que la lista no trae sale de la venta.'
      : `Listo: ${count.format(gone)} artículos que la lista no trae salen de la venta.`,
  onlyStock: 'Listo: del catálogo no cambió nada; las existencias y los costos del archivo están tomados.',
  simulated: 'Simulación: no se cambió nada.',
  nothingToUndo: 'No hay ninguna importación que se pueda deshacer. No se cambió nada.',
  undoneByAnother: 'Mientras tanto alguien deshizo o aplicó otra importación. No se cambió nada.',
  /** The moment is empty if unknown. */
  undoing: (id: number, file: string, moment: string, articles: number) =>
    `Deshacer la importación ${count.format(id)}, ${file}${moment && ` (${moment})`}: ${count.format(articles)} artículos`,
  idle: (id: number, file: string) =>
    `La importación ${count.format(id)}, ${file}, no cambió ningún artículo: se deshace la anterior.`,
  undoneSoFar: (done: number, all: number) =>
    `Deshaciendo: ${count.format(done)} de ${count.format(all)} artículos`,
  undone: 'Listo: el catálogo de antes está de vuelta. Una tienda abierta lo muestra en unos segundos.',
  severalBranches: (branches: readonly string[]) =>
    [
      `El archivo trae ${count.format(branches.length)} sucursales y no se eligió ninguna: de cada artículo vale la primera fila. Con --sucursal CLAVE se elige una:`,
      ...branches,
    ].join('\n'),
  moreBranches: (rest: number) => `  … y ${count.format(rest)} más`,
  bannersRead: (banners: number) =>
    `Se leyeron ${count.format(banners)} ${banners === 1 ? 'bandera' : 'banderas'} de comercio.csv, y nada que vender.`,
  /** `doubtful`: how many of all are of new articles, or have several prices. */
  heldByJumps: (jumps: number, doubtful = 0) =>
    doubtful > 0
      ? `${count.format(jumps)} ${jumps === 1 ? 'precio' : 'precios'} por revisar: más del triple o menos de un tercio del anterior, lejos de lo usual en un artículo nuevo, o con otro distinto en el mismo archivo.`
      : `${count.format(jumps)} ${jumps === 1 ? 'precio salta' : 'precios saltan'} a más del triple o a menos de un tercio.`,
  heldByMoved: (moved: number, compared: number, share: number) =>
    `Cambian más del ${count.format(share * 100)} % los precios de ${someOf(moved, compared)}: ¿es una lista vieja, u otro precio?`,
  heldByStock: ({ changed, jumps, first }: { changed: number; jumps: number; first: string }) =>
    `${capital(someOf(jumps, changed, 'las existencias que cambian'))} son 50 veces las que había o más, o al revés (la del artículo ${first}, por ejemplo): ¿están en otra unidad?`,
  kilosJump: (code: string, text: string) =>
    `La existencia «${text}» del artículo ${code} se lee en miles de kilos, mucho más que lo que había: si son kilos con tres decimales, escribilos todos con coma.`,
  numbersTwice: (
    code: string,
    what: 'existencias distintas' | 'costos distintos',
    lines: readonly number[],
  ) =>
    `El artículo ${code} tiene ${lines.length} ${what} en el archivo (líneas ${lines.join(', ')}): si se aplica igual, vale la de la última.${what === 'costos distintos' ? '' : ' Si son de la góndola y del depósito, sumalas.'}`,
  costJump: (code: string, before: number | null, after: number) =>
    `El costo del artículo ${code} ${before ? `salta de ${formatPesos(before)} a ${formatPesos(after)}` : `sería ${formatPesos(after)}, más que su precio`}: mirá si es el de cada unidad.`,
  heldByCents:
    'Los precios sin coma se leen en centavos, y la tienda no tiene ninguno de estos artículos para compararlos: mirá si están bien.',
  heldByVanished: (vanished: number, before: number) =>
    `Faltan ${someOf(vanished, before)} de la lista anterior.`,
  heldByNames: (renamed: number, compared: number) => `Cambia el nombre de ${someOf(renamed, compared)}.`,
  heldByBrands: (rebranded: number, compared: number) => `Cambia la marca de ${someOf(rebranded, compared)}.`,
  heldByFamilies: (moved: number, compared: number) =>
    `Cambia la familia, de la que depende el IVA, de ${someOf(moved, compared)}.`,
  heldByUnits: (units: number, compared: number) =>
    `En ${someOf(units, compared)}, la unidad o el contenido no es como en la tienda o en el nombre.`,
  heldByOneName: (name: string, articles: number) =>
    `${count.format(articles)} artículos quedarían con el mismo nombre: «${name}».`,
  heldByAlike: (alike: number, added: number) =>
    `${capital(someOf(alike, added, 'los artículos nuevos'))} tienen el mismo nombre que otro.`,
  heldByTaken: (articles: number, name: string, code: string) =>
    `${count.format(articles)} artículos tomarían el nombre que tenía otro: «${name}» pasaría al ${code}.`,
  heldByRepeated: ({ articles, of, line, again, title }: RepeatedPrices) =>
    `${capital(someOf(articles, of))} están más de una vez, con otro precio (el primero, en las líneas ${line} y ${again}${title === '' ? '' : `, bajo «${title}»`}): valdría el último. ¿Es otra lista, o un precio por cantidad, forma de pago o sucursal?`,
  heldByRejected: (rows: number, of: number) =>
    `Se rechazan ${count.format(rows)} de ${count.format(of)} filas: mirá por qué antes de aplicar las demás.`,
  heldByOffer: (line: number, title: string) =>
    `Parece una hoja de ofertas: «${title}» (línea ${line}). Sus precios quedarían como los de siempre, sin fecha de fin; las ofertas se cargan en «Folleto de ofertas».`,
  heldByNet: (line: number, title: string) =>
    `«${title}» (línea ${line}) habla de precios sin impuestos, y el de la tienda es el final, con impuestos.`,
  heldByTitle: ({ line, text, all = 'los precios', stockIn }: BranchTitle) =>
    `Un título (línea ${line}) dice «${text}», y ${[all && `${all} quedarían para todas las sucursales`, stockIn && `las existencias quedarían en ${stockIn}`].filter(Boolean).join(', y ')}.`,
  planned: (id: number) =>
    `Queda programada con el número ${count.format(id)}: la aplica el servidor a su hora, y se ve en el panel.`,
  held: 'El freno retuvo la importación y no se cambió nada. Si está bien así, repetila con --confirmar.',
  wouldBeHeld: 'De verdad, el freno la retendría hasta --confirmar.',
} as const

/** Prices by branch. */
export const BRANCH_TEXTS = {
  unnamed: branchLabel,
  /** The brake: how many of a branch's prices change by more than the share. */
  heldByChanges: (name: string, changed: number, compared: number, share: number) =>
    `${Math.round((changed / compared) * 100)} % de los precios de ${name} cambian más del ${Math.round(share * 100)} %.`,
  heldByMissing: (name: string, missing: number, before: number) =>
    `A ${name} le faltan ${someOf(missing, before)} de la lista anterior.`,
  summary: ({ Clave, Sucursal, Nombre, Lista, ...counts }: ImportBranchSummary) =>
    [
      `  ${Nombre} (${Clave}${Sucursal === null ? ', nueva' : ''})`,
      `${count.format(counts.Precios)} precios`,
      Lista === null ? 'precio base' : `lista ${Lista}`,
      `${count.format(counts.Nuevos)} nuevos`,
      `${count.format(counts.Suben)} suben`,
      `${count.format(counts.Bajan)} bajan`,
      `${count.format(counts.Dejan)} no se venden más`,
    ].join(' · '),
  title: (branches: number) => `Sucursales: ${count.format(branches)}`,
  defaultIsMissing: (name: string, id: number, isFollowing: boolean) =>
    `${name} (${id}), la predeterminada, no está en el archivo: ${isFollowing ? 'queda con el precio más frecuente de cada artículo' : 'sus precios quedan como están'}. Si es una de ellas, decilo con --sucursal CLAVE=${id}.`,
  withoutRows: (name: string) => `El archivo no trae ningún precio de ${name}: queda como está.`,
  inBranch: (article: string, branch: string) => `${article} en ${branch}`,
  undoneFile: (branch: string, file: string) => `${branch} como antes de ${file}`.slice(0, 200),
  undoingBranch: (branch: string, id: number, file: string) =>
    `Deshacer en ${branch} la importación ${count.format(id)}, ${file}.`,
  nothingToUndo: 'De esa sucursal no hay nada que deshacer. No se cambió nada.',
} as const

/** Names that the import assigns. */
export const UNCLASSIFIED_DEPARTMENT = 'Otros'
export const UNCLASSIFIED_FAMILY = 'Sin clasificar'
export const SOLD_BY_PIECE = 'Unidad'
export const SOLD_BY_WEIGHT = 'Por kg'
