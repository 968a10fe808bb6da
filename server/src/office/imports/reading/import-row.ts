import {
  type Article,
  cleanFacts,
  withoutContradictions,
  type Diet,
  type Nutrient,
  type Nutrition,
  type PlainFacts,
  type ProductFacts,
} from '@gondola/contract/catalogue'
import {
  IGNORED,
  type IgnoredReason,
  type ImportNote,
  NUMBER_COLUMNS,
  type NUMBER_FIELDS,
  type ImportColumn,
  REJECTIONS,
  WARNINGS,
  type Rejection,
  type Warning,
} from '@gondola/contract/imports'

const VALUE_MAX = 60

/** What a decoder writes for bytes that are no letter. */
export const LOST_LETTER = '\ufffd'

/** `known` is not shortened: it is the shop's, not the file's. */
export const rejection = (linea: number, motivo: Rejection, value = '', known = ''): ImportNote => ({
  linea,
  motivo,
  detalle: REJECTIONS[motivo](shown(value), known),
})

/** `line` is that of the row that is used instead. */
export const ignored = (linea: number, motivo: IgnoredReason, line?: number): IgnoredNote => ({
  linea,
  motivo,
  detalle: IGNORED[motivo](String(line)),
})
export type IgnoredNote = ImportNote & { motivo: IgnoredReason }

/** `reason` is not shortened: it is our own text, not the file's. */
export const warning = (linea: number, motivo: Warning, value = '', reason = ''): ImportNote => ({
  linea,
  motivo,
  detalle: WARNINGS[motivo](shown(value), reason),
})

const shown = (value: string) => (value.length <= VALUE_MAX ? value : `${value.slice(0, VALUE_MAX)}…`)

/** What a row of a file says about an article's facts: null removes a fact, an absent one stays as it is. */
export interface ToldFacts {
  fields?: PlainFacts
  claims?: Partial<Record<Diet, boolean>>
  amounts?: Partial<Record<Nutrient, number>>
  per?: NonNullable<Nutrition['Por']>
}

/**
 * An article's facts after an import. Made-up facts are not mixed with a file's; a claim that other facts contradict is
 * dropped.
 */
export function factsAfter(
  before: ProductFacts | null,
  told: ToldFacts | undefined,
  contentUnit: string | null,
): ProductFacts | null {
  if (told === undefined) return before
  const kept = before?.DeEjemplo ? null : before
  const { fields, claims = {}, amounts, per } = told
  const others = (kept?.Apto ?? []).filter((diet) => !(diet in claims))
  const added = (Object.keys(claims) as Diet[]).filter((diet) => claims[diet])
  return cleanFacts(
    withoutContradictions({
      ...kept,
      ...fields,
      Apto: [...others, ...added],
      ...(amounts && { Nutricion: { ...kept?.Nutricion, ...amounts, ...(per && { Por: per }) } }),
    }),
    contentUnit,
  )
}

/** The fields that stand in a column as numbers. */
export const numberFields = (read: (column: ImportColumn) => number | null) =>
  Object.fromEntries(NUMBER_COLUMNS.map(([column, name]) => [name, read(column)])) as Record<
    (typeof NUMBER_FIELDS)[number],
    number | null
  >

/** An article as read from a file; null is a value that the file does not have, and keeps the shop's own. */
export interface ImportRow
  extends
    Pick<Article, 'Codigo' | 'unidad' | 'ContenidoNeto' | 'ContenidoUnidad'>,
    ReturnType<typeof numberFields> {
  line: number
  /** Empty: the article keeps its name; a new article needs one. */
  Descripcion: string
  Ean: string | null
  /** The code in the system that wrote the file. */
  codigo_origen: string | null
  Precioventa: number
  /** It has no price: the article keeps its own. */
  isUnpriced?: boolean
  /** Its file has no prices: only its stock and cost are taken. */
  isPriceless?: boolean
  unidaddescrip: string
  /** The file does not say whether it is sold by weight: `unidad` is that of a new article. */
  isUnitGuessed?: true
  /** How it is sold is told by the column of units alone. */
  isByUnit?: true
  /** It has neither a name nor a column of unit or content: both stay. */
  isUnitUntold?: true
  /** Its unit or content is another than the shop's: `queda` keeps the shop's, as only a column says so. */
  unit?: 'queda' | 'cambia'
  /** The content, if any, was read in the article's name, or the columns say `1 UN` of it. */
  isContentGuessed?: true
  marca: string | null
  departamento: string | null
  familia: string | null
  /** The family was guessed from the article's name, and moves only unclassified articles. */
  isFamilyGuessed?: true
  /** Decision on the price: `queda` keeps the shop's price, `suelto` ends the hold by hand. */
  precio?: 'queda' | 'suelto'
  /** The row's branch, or its price list, if the file has several; empty: its file has branches, and it none. */
  place?: string
  /** Pieces, or kilos of what is sold by weight, that the branch has by the file. */
  stock?: number
  /** Its stock as written, if it is a weight, a thousand or more, or its sign may be of thousands or three decimals. */
  stockAs?: { text: string; isWeight: boolean }
  /** What a piece or a kilogram costs the chain. */
  cost?: number
  Iva: number | null
  /** What the row says of the package; absent: nothing. */
  facts?: ToldFacts
}

/**
 * The result of reading a row: an article, a rejection, or neither for a row without data (a total, a repeated header);
 * both for the stock and cost of a row without its price.
 */
export interface RowReading {
  row: ImportRow | null
  rejected: ImportNote | null
  warnings: ImportNote[]
  /** Codes in a rejected row of another form: what they name is not missing. */
  mayName?: readonly string[]
  /** The row is no article: the header again, or a total. */
  ignored?: IgnoredNote
  /** A title's words. */
  title?: { line: number; text: string }
  /** Another branch's price of an article that was read. */
  again?: { line: number; place: string; Codigo: string; Precioventa: number }
}
