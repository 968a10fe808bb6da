import { LEAFLET_FAULTS as FAULTS } from '@gondola/contract/catalogue-admin'
import { folded } from '../../platform/text/folded.ts'
import { gondola, OTHER_PRICE } from '../imports/profiles/gondola.ts'
import { columnKey, columnName } from '../imports/reading/match-header.ts'
import { readPrice } from '../imports/reading/read-number.ts'

export type Column = 'code' | 'ean' | 'offer' | 'price' | 'from' | 'until' | 'days' | 'name'

const keysOf = (names: readonly string[] = []) => new Set(names.map(columnKey))
const words = (text: string) => keysOf(text.split(' '))
const known = gondola.columns

/** Headings: those of an import's columns, and a leaflet's own. */
const HEADINGS: readonly (readonly [Column, ReadonlySet<string>])[] = [
  ['code', keysOf(known.codigo)],
  ['ean', keysOf(known.ean)],
  [
    'offer',
    words(
      'oferta precio_oferta precio_en_oferta folleto precio_folleto promo precio_promo promocion precio_promocion precio_promocional ahora precio_ahora',
    ),
  ],
  ['price', keysOf(known.precio)],
  ['from', words('desde fecha_desde fecha_inicio inicio vigencia_desde vigente_desde')],
  ['until', words('hasta fecha_hasta fecha_fin fin vigencia_hasta vigente_hasta vence')],
  ['days', words('vigencia validez fechas dias')],
  ['name', keysOf(known.descripcion)],
]
/** Columns that say for whom or from how many on, which an offer does not hold. */
const CONDITION =
  /^(suc|sucursal(es)?|(cod|codigo|id|nro)sucursal|local(es)?|tiendas?|lista(precios?)?|canal|minimo|unidadesminimas|cant(idad)?(min|minima|max|maxima)?|lleva(ndo)?|paga(ndo)?|limite|tope|maximo|unidades)$/
/** Other columns that may say to whom or how the price is given. */
const REMARK =
  /condicion|observaci|^obs$|nota|aclaraci|comentario|detalle(oferta|promo)|restriccion|requisito|pago|mecanica|beneficio|tarjeta|banco|socio|club|cliente|^dto|descuento|bonif/
const NO_REMARK =
  /^([^\p{L}\p{N}]*|no|ningun[oa]|sin (condici[oó]n|condiciones|tope)|todos?( los medios)?|cualquiera)$/iu
const UNIT = String.raw`\s*(?:c\.?c|cm3?|mm|ml|mts?|m|grs?|g|kgs?|k|lts?|l|litros?|metros?|unidades|unid|un|u|w|v|oz)(?!\p{L})`
/** Words for a price that is not that of one piece, or for another price beside it. */
const NOT_OF_ONE = new RegExp(
  [
    // `3 x $`, `los 3`, before the price; `2x1`, but no `2 x 1 l`
    String.raw`(?<![\d.,])\d+\s*(?:un(?:id(?:ades)?)?|u)?\.?\s*(?:x|por|a|=)\s*\$?\s*$|\bl[oa]s\s+\d+\s*\$?\s*$`,
    String.raw`(?<![\d.,])\d\s*x\s*\d(?![\d.,]|${UNIT})`,
    String.raw`(?<!\d)2\s?d[ao]s?(?!\p{L})|\bsegund[ao] (?:unidad|al)\b`,
    String.raw`\b(?:lleva(?:ndo|s)?|paga(?:ndo|s)?|compra(?:ndo|s)?|cada|minimo|a partir de|desde|mas de)\s+(?:\d|dos|tres)`,
    String.raw`%\s*(?:de\s+)?(?:dto|desc|off)|\b(?:con|c\/)\s*(?:dto|desc)|\bdocena\b|\b(?:bulto|fardo|cajon)\b`,
    String.raw`\bantes\b|\$\s*\d`,
  ].join('|'),
  'u',
)
/** A heading of prices, and one of those that stood before the offer. */
const PRICE = /precio|pvp|pventa|importe|oferta|promo|folleto|contado|efectivo|^\$/
const EARLIER =
  /antes|anterior|viej|normal|regular|habitual|lista|gondola|ahorro|porc|fecha|dias?$|^(cod|nro|numero|id)/

const keyOf = (heading: string) => columnKey(columnName(heading))

export const namesCode = (cell: string) => HEADINGS.slice(0, 2).some(([, names]) => names.has(keyOf(cell)))

/** The heading of a column that says for whom or from how many on; undefined if there is none. */
export const conditionOf = (
  columns: readonly (Column | null)[],
  headings: readonly string[],
  body: readonly { cells: readonly string[] }[],
): string | undefined =>
  headings.find(
    (heading, at) =>
      columns[at] === null && CONDITION.test(keyOf(heading)) && body.some(({ cells }) => cells[at]),
  )

/** The heading of another column that can hold the price, with other values; null if there is none. */
export function rivalOf(
  columns: readonly (Column | null)[],
  headings: readonly string[],
  body: readonly { cells: readonly string[] }[],
): string | null {
  const at = columns.indexOf('price')
  const isOffer = HEADINGS[2]![1].has(keyOf(headings[at]!))
  const rival = headings.findIndex((heading, other) => {
    const key = keyOf(heading)
    // beside an offer's price the article's usual one stands for comparison
    const isOther = isOffer
      ? HEADINGS[3]![1].has(key) ||
        EARLIER.test(key) ||
        OTHER_PRICE.test(key.replace(/oferta|promo|folleto/g, ''))
      : OTHER_PRICE.test(key)
    return (
      columns[other] === null &&
      PRICE.test(key) &&
      !isOther &&
      body.some(({ cells }) => readPrice(cells[other] ?? '', ',').ok && cells[other] !== cells[at])
    )
  })
  return rival === -1 ? null : `${headings[at]}», «${headings[rival]}`
}

/** Whether a name, or a column that is not read, says that the price is not that of one piece. */
export const isNotOfOne = (cells: readonly string[], columns: readonly (Column | null)[]): boolean =>
  cells.some((cell, at) => {
    const column = columns[at] === undefined ? 'name' : columns[at]
    const text = folded(column === null ? cell.replaceAll('$', '') : cell)
    return (column === null || column === 'name') && NOT_OF_ONE.test(text)
  })

/** Words of a title that says nothing of whom, how many or when the prices are for. */
const TITLE =
  /^(l[ao]s?|el|del?|nuestr[ao]s|ofertas?|promo(s|cion|ciones)?|folletos?|semanas?|semanal(es)?|quincena|mes|mensual(es)?|fin|finde|dias?|precios?)$/

/** Whether a row is such a title, in one cell. */
export function isPlainTitle(row: string): boolean {
  const [title = '', ...more] = row.split(/[\t;|]/).filter((cell) => cell.trim() !== '')
  const parts = folded(title).split(/[\s,.:¡!]+/)
  return more.length === 0 && parts.every((word) => word === '' || TITLE.test(word))
}

/** What a column for remarks says. */
export function remarkIn(
  cells: readonly string[],
  columns: readonly (Column | null)[],
  headings: readonly string[],
): string | null {
  const at = cells.findIndex(
    (cell, place) => columns[place] === null && REMARK.test(keyOf(headings[place]!)) && !NO_REMARK.test(cell),
  )
  return at === -1 ? null : FAULTS.remark(`${headings[at]}: ${cells[at]}`)
}

/** The columns by a row of headings; null if the row is none, a string if they cannot be taken. */
export function headingsOf(cells: readonly string[]): (Column | null)[] | null | string {
  const named = cells.map((cell) => HEADINGS.find(([, names]) => names.has(keyOf(cell)))?.[0] ?? null)
  const price = named.includes('offer') ? 'offer' : 'price'
  if (!named.includes(price) || !(named.includes('code') || named.includes('ean'))) return null
  const twice = named.findIndex(
    (column, at) =>
      column !== null &&
      column !== 'name' &&
      (column !== 'price' || price === 'price') &&
      named.indexOf(column) !== at,
  )
  if (twice !== -1) return FAULTS.twice(cells[twice]!)
  return named.map((column) => (column === price ? 'price' : column === 'price' ? null : column))
}
