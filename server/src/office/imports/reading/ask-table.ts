import { type ImportQuestion, IMPORT_COLUMN_NAMES, QUESTION_TEXTS } from '@gondola/contract/imports'
import { formatPesos } from '@gondola/contract/base'
import { isUnitKnown } from '@gondola/lexicon/amounts'
import { OTHER_PRICE, rivalPrices } from '../profiles/gondola.ts'
import type { Column } from '../profiles/profile.ts'
import { askAbout, refuseFile } from '../source/unusable-file.ts'
import { columnKey, columnName, type Layout } from './match-header.ts'
import { certainSign, otherSign, readPrice, type DecimalSign } from './read-number.ts'
import type { FileRecord } from './read-records.ts'
import { AFTER_THOUSANDS, isIdle, joinHalves, joinsThatFit, makesSense, surplusOf } from './fit-row.ts'
import type { DecimalSigns } from './read-row.ts'

/** Answers to questions about a file, by question. */
export type Answers = ReadonlyMap<string, string>

export const NO_ANSWERS: Answers = new Map()

const SHOWN_ROWS = 5
/** Rows that the proposals are made from. */
const TRIED_ROWS = 300

type Answer = ImportQuestion['Respuestas'][number]

/**
 * How the rows of a table fit its header. What most rows have wrong is the file's fault: it is asked once, with the
 * first rows as each answer would read them.
 * @throws {UnusableFile} with a question, or if no reading fits
 */
export function settleLayout(records: readonly FileRecord[], layout: Layout, answers: Answers): Layout {
  if (layout.profile.fixed !== undefined) return layout
  const rows = records.filter((record) => !isIdle(record, layout))
  return settleAmount(rows, settleTwice(rows, settleWidth(rows, layout, answers), answers), answers)
}

/** Rows wider than the header: decimal commas that were taken for separators, or columns without a name. */
function settleWidth(rows: readonly FileRecord[], layout: Layout, answers: Answers): Layout {
  const { names, separator } = layout
  const wide = rows.filter(({ fields }) => surplusOf(fields, names.length).length > 0)
  if (wide.length * 2 <= rows.length) return layout
  const answer = answers.get('ancho') ?? ''
  if (answer === 'sobran') return { ...layout, isSurplusKnown: true }
  const joins = /^unir(-\d+)+$/.test(answer) ? answer.split('-').slice(1).map(columnIndex) : null
  if (joins !== null && joins.every((at) => at < names.length)) return { ...layout, joins }
  const tried = wide.slice(0, TRIED_ROWS).map(({ fields }) => fields)
  const proposals = separator === ',' ? joinsThatFit(tried, layout) : []
  const isWhole = tried.every((fields) => makesSense(fields.slice(0, names.length), layout))
  const shown = (read: (fields: readonly string[]) => readonly string[] | null) => [
    [...names],
    ...tried.slice(0, SHOWN_ROWS).map((fields) => [...(read(fields) ?? fields)]),
  ]
  const Respuestas = [
    ...proposals.map((columns): Answer => ({
      Respuesta: `ancho=unir-${columns.map((at) => at + 1).join('-')}`,
      Texto: QUESTION_TEXTS[isOfThousands(tried, columns) ? 'joinThousands' : 'join'](
        columns.map((at) => names[at]!).join(', '),
      ),
      Muestra: shown((fields) => joinHalves(fields, columns)),
    })),
    ...(isWhole && !proposals.some((columns) => isOfThousands(tried, columns))
      ? [
          {
            Respuesta: 'ancho=sobran',
            Texto: QUESTION_TEXTS.surplus(
              tried
                .slice(0, SHOWN_ROWS)
                .map((fields) => fields.slice(names.length).join(separator))
                .join(' · '),
            ),
            Muestra: shown((fields) => fields.slice(0, names.length)),
          },
        ]
      : []),
  ]
  const example = wide[0]!
  const said = QUESTION_TEXTS.wide(wide.length, rows.length, example.line, example.fields.join(separator))
  if (Respuestas.length === 0) refuseFile('renglones_anchos', said)
  return askAbout({ Texto: `${said} ${QUESTION_TEXTS.how}`, Respuestas })
}

const isOfThousands = (rows: readonly (readonly string[])[], columns: readonly number[]): boolean =>
  rows.some((fields) => columns.some((at) => AFTER_THOUSANDS.test(fields[at + 1]?.trim() ?? '')))

const columnIndex = (number: string) => Number(number) - 1

/** The layout with the price's column by the answer to the question about it. */
export function withChosenPrice(layout: Layout, answers: Answers): Layout {
  const chosen = columnIndex(answers.get('columna-precio') ?? '')
  const isRival = rivalPrices(layout.names, layout.profile.columns.precio ?? []).includes(chosen)
  return isRival ? { ...layout, places: new Map(layout.places).set('precio', chosen) } : layout
}

/**
 * The layout with the column of units: that whose every cell in the first rows is one, if no column has a name for it. A
 * price by the kilo is told by its own heading too.
 */
export function withUnits(layout: Layout, rows: readonly Pick<FileRecord, 'fields'>[]): Layout {
  const { names, profile } = layout
  const [priceAt = -1, ...others] = [layout.places.get('precio'), ...layout.places.values()]
  const isKilo = /(kg|kilo)s?$/.test(columnKey(names[priceAt] ?? '')) && { isKiloPrice: true as const }
  const isUnits = (name: string, at: number) => {
    const cells = rows
      .flatMap(({ fields }) => fields[at]?.trim() || [])
      .filter((cell) => columnName(cell) !== name)
    return cells.length > 0 && cells.every(isUnitKnown)
  }
  const at = layout.places.has('unidad')
    ? -1
    : names.findIndex(
        (name, index) =>
          names.indexOf(name) === index &&
          !others.includes(index) &&
          !OTHER_PRICE.test(columnKey(name)) &&
          isUnits(name, index),
      )
  if (at === -1) return { ...layout, ...isKilo }
  return {
    ...layout,
    ...isKilo,
    profile: { ...profile, columns: { ...profile.columns, unidad: [names[at]!] } },
    places: new Map(layout.places).set('unidad', at),
  }
}

/**
 * A column that the header has twice, and prices of several names, with other values. Codes and prices twice are two
 * lists side by side, of which one would be lost.
 */
function settleTwice(rows: readonly FileRecord[], layout: Layout, answers: Answers): Layout {
  const places = new Map(layout.places)
  const twice = [...layout.places].flatMap(([column, at]) => {
    const alike = layout.names.flatMap((name, index) => (name === layout.names[at] ? [index] : []))
    const rivals = column === 'precio' ? rivalPrices(layout.names, layout.profile.columns.precio ?? []) : []
    const priced = rivals.filter((index) => rows.some(({ fields }) => readPrice(fields[index] ?? '', '.').ok))
    const same = priced.length > 1 ? priced : alike
    const isAlike = rows.every(({ fields }) => same.every((index) => fields[index] === fields[at]))
    return isAlike ? [] : [{ column, name: layout.names[at], same }]
  })
  const has = (...columns: Column[]) => twice.some(({ column }) => columns.includes(column))
  if (has('precio') && has('ean', 'codigo'))
    refuseFile('listas_lado_a_lado', twice.map(({ name }) => name).join(', '))
  for (const { column, name, same } of twice) {
    const chosen = columnIndex(answers.get(`columna-${column}`) ?? '')
    if (same.includes(chosen)) {
      places.set(column, chosen)
      continue
    }
    const first = rows.slice(0, SHOWN_ROWS)
    const names = [...new Set(same.map((index) => layout.names[index]!))]
    const meaning = IMPORT_COLUMN_NAMES[column]
    askAbout({
      Texto:
        names.length > 1
          ? QUESTION_TEXTS.rivals(names, meaning)
          : QUESTION_TEXTS.twice(name!, same.length, meaning),
      Respuestas: same.map((index) => ({
        Respuesta: `columna-${column}=${index + 1}`,
        Texto: QUESTION_TEXTS.column(
          names.length > 1 ? `«${layout.names[index]}»` : `${index + 1}`,
          first.map(({ fields }) => fields[index] ?? '').join(' · '),
        ),
        Muestra: [],
      })),
    })
  }
  return { ...layout, places }
}

/** Numbers under 'Cantidad', where neither a unit nor a column of stock says what is counted. */
function settleAmount(rows: readonly FileRecord[], layout: Layout, answers: Answers): Layout {
  const { names, places, profile } = layout
  const at = places.get('cantidad') ?? -1
  const cells = rows.flatMap(({ fields }) => fields[at]?.trim() || [])
  const isAsked =
    names[at] === 'cantidad' &&
    profile.columns.cantidad?.length !== 1 &&
    !places.has('existencia') &&
    !places.has('unidad') &&
    cells.length > 0 &&
    cells.every((cell) => /^-?[\d.,]+$/.test(cell))
  const answer = answers.get('cantidad')
  if (!isAsked || answer === 'contenido') return layout
  if (answer === 'existencia') {
    const columns = { ...profile.columns, cantidad: [], existencia: ['cantidad'] }
    const others = [...places].filter(([column]) => column !== 'cantidad')
    return { ...layout, profile: { ...profile, columns }, places: new Map([...others, ['existencia', at]]) }
  }
  return askAbout({
    Texto: QUESTION_TEXTS.amount(cells.slice(0, SHOWN_ROWS).join(' · ')),
    Respuestas: (['existencia', 'contenido'] as const).map((one) => ({
      Respuesta: `cantidad=${one}`,
      Texto: QUESTION_TEXTS.amounts[one],
      Muestra: [],
    })),
  })
}

/** Columns in which a thousand read as one is money or goods. */
const ASKED: readonly Column[] = ['precio', 'existencia', 'costo', 'impuesto_interno']
/** `1,800` is either eighteen hundred or 1.80. */
const DOUBTFUL = /^[1-9]\d{0,2}[.,]\d{3}$/

/**
 * The signs of columns in which no number says which sign is the decimal one; `signs` are those assumed so far.
 * @throws {UnusableFile} with a question
 */
export function settleSigns(
  cells: ReadonlyMap<Column, readonly string[]>,
  signs: DecimalSigns,
  { separator, profile }: Layout,
  answers: Answers,
): DecimalSigns {
  const isSaid = profile.decimal !== undefined || profile.fixed !== undefined
  const settled: Partial<Record<Column, DecimalSign>> = {}
  for (const column of isSaid ? [] : ASKED) {
    const texts = cells.get(column) ?? []
    const example = texts.find((text) => DOUBTFUL.test(text))
    if (example === undefined || texts.some((text) => certainSign(text) !== null)) continue
    const sign = example.includes(',') ? ',' : '.'
    const known = column === 'existencia' ? priceSign(cells) : null
    if (known === sign && haveAllThree(texts)) {
      settled[column] = sign
      continue
    }
    // a table separated by semicolons comes from a country with points between thousands, but its program may not
    if (sign === '.' && separator === ';' && (column !== 'existencia' || known === ',')) continue
    const answer = answers.get('miles')
    if (answer === 'si') settled[column] = otherSign(sign)
    else if (answer === 'no') settled[column] = sign
    else {
      const doubtful = texts.filter((text) => DOUBTFUL.test(text)).slice(0, SHOWN_ROWS)
      const readWith = (decimal: DecimalSign) => [
        QUESTION_TEXTS.heading(IMPORT_COLUMN_NAMES[column]),
        ...doubtful.map((text) => [text, text.replace(otherSign(decimal), '').replace(decimal, ',')]),
      ]
      askAbout({
        Texto: QUESTION_TEXTS.thousands(IMPORT_COLUMN_NAMES[column], example),
        Respuestas: [
          {
            Respuesta: 'miles=si',
            Texto: QUESTION_TEXTS.areThousands(example, example.replace(sign, '')),
            Muestra: readWith(otherSign(sign)),
          },
          {
            Respuesta: 'miles=no',
            Texto: QUESTION_TEXTS.areDecimals(example, example.replace(sign, ',')),
            Muestra: readWith(sign),
          },
        ],
      })
    }
  }
  return { ...signs, ...settled }
}

/**
 * The layout whose whole prices are in centavos, or are not, where others have decimals.
 * @throws {UnusableFile} with a question
 */
export function settleCents(prices: readonly string[], layout: Layout, answers: Answers): Layout {
  const decimal = prices.find((text) => /\d[.,]\d/.test(text))
  const whole = prices.find((text) => /^0*[1-9]\d*$/.test(text))
  const { impliedDecimals: digits = 0 } = layout.profile
  const said = answers.get('centavos')
  if (digits === 0 || decimal === undefined || whole === undefined || said === 'si') return layout
  if (said === 'no') return { ...layout, profile: { ...layout.profile, impliedDecimals: 0 } }
  const reads = (Respuesta: string, value: number): Answer => {
    return { Respuesta, Texto: QUESTION_TEXTS.reads(whole, formatPesos(value)), Muestra: [] }
  }
  const Respuestas = [reads('centavos=si', +whole / 10 ** digits), reads('centavos=no', +whole)]
  return askAbout({ Texto: QUESTION_TEXTS.cents(whole, decimal), Respuestas })
}

/** The decimal sign of every price that has one for certain; null if they differ, or none has. */
function priceSign(cells: ReadonlyMap<Column, readonly string[]>): DecimalSign | null {
  const [sign = null, ...others] = new Set(
    (cells.get('precio') ?? []).flatMap((text) => certainSign(text) ?? []),
  )
  return others.length === 0 ? sign : null
}

const haveAllThree = (texts: readonly string[]) => texts.every((text) => /^$|[.,]\d{3}$/.test(text))

/** Columns whose numbers have three decimals, so that `1,800` is one of them. */
export const threeDecimals = (cells: ReadonlyMap<Column, readonly string[]>, answers: Answers): Set<Column> =>
  new Set(
    [...cells].flatMap(([column, texts]) =>
      answers.get('miles') === 'no' ||
      (column === 'existencia' && haveAllThree(texts)) ||
      texts.some((text) => certainSign(text) !== null && /[.,]\d{3,}$/.test(text))
        ? [column]
        : [],
    ),
  )
