import { type ImportNote, SOLD_BY_WEIGHT, type Rejection, type Warning } from '@gondola/contract/imports'
import { formatPesos, PESOS_MAX, type SaleUnit } from '@gondola/contract/base'
import { isUnitKnown, netContentOf, type NetContent } from '@gondola/lexicon/amounts'
import { netContentIn } from '@gondola/lexicon/sizes'
import { cleanName, unquotedName, withoutShouting } from '../../../platform/text/clean-text.ts'
import {
  ignored,
  type ImportRow,
  type RowReading,
  LOST_LETTER,
  numberFields,
  rejection,
  warning,
} from './import-row.ts'
import type { Layout } from './match-header.ts'
import type { Column } from '../profiles/profile.ts'
import { isNoStock, readCategory, readCode, readIva, readStock, readYesNo } from './read-columns.ts'
import { isBrokenCell } from './code-keys.ts'
import { type Cells, readFacts } from './read-facts.ts'
import {
  certainSign,
  numeral,
  readNumber,
  toTwoDecimals,
  type DecimalSign,
  readPrice,
} from './read-number.ts'
import { codesIn, fitColumns, isBlank, noArticle, withOwnSeparator } from './fit-row.ts'
import type { FileRecord } from './read-records.ts'
import { placeOf } from '../branches/branch-book.ts'
import { contentText, isOnePiece, saleByWeightIn, settledContent } from './content.ts'

export const DESCRIPTION_MAX_CHARACTERS = 200
/** Columns in which a formula without a value costs the row; in others nothing is said. */
const NEEDED: ReadonlySet<Column> = new Set(['ean', 'codigo', 'precio', 'existencia', 'costo'])
const STOCK_MAX = 1_000_000

/** The decimal signs of a file's columns. */
export type DecimalSigns = Readonly<Partial<Record<Column, DecimalSign>>>

const UNIT_COLUMNS = ['descripcion', 'unidad', 'cantidad', 'pesable'] as const
const UNPRICED = { ok: true, pesos: 0, isRounded: false } as const

const BLANK: RowReading = { row: null, rejected: null, warnings: [] }

/** Reads one row; its errors never affect other rows. */
export function readRow(told: FileRecord, layout: Layout, signs: DecimalSigns): RowReading {
  if (isBlank(told)) return BLANK
  const record = withOwnSeparator(told, layout)
  const reason = noArticle(record, layout)
  if (reason !== null) {
    const title = { line: record.line, text: record.fields.join(' ').trim() }
    return { ...BLANK, ignored: ignored(record.line, reason), ...(reason === 'rubro' && { title }) }
  }
  const fitted = fitColumns(record, layout)
  if ('motivo' in fitted)
    return {
      row: null,
      rejected: rejection(record.line, fitted.motivo, fitted.value),
      warnings: [],
      mayName: codesIn(record),
    }
  const reading = new RowReader(record, fitted.fields, layout, signs).read(fitted.warning)
  const isOneCell = fitted.fields.filter((field) => field.trim() !== '').length === 1
  return reading.rejected !== null && isOneCell ? { ...reading, mayName: codesIn(record) } : reading
}

/** Reads the columns of one row, and collects its warnings. */
class RowReader {
  readonly #record: FileRecord
  readonly #fields: readonly string[]
  readonly #layout: Layout
  readonly #signs: DecimalSigns
  readonly #warnings: ImportNote[] = []

  constructor(record: FileRecord, fields: readonly string[], layout: Layout, signs: DecimalSigns) {
    this.#record = record
    this.#fields = fields
    this.#layout = layout
    this.#signs = signs
  }

  read(noticed: { motivo: Warning; value: string } | null): RowReading {
    if (noticed !== null) this.#warn(noticed.motivo, noticed.value)
    if (this.#record.isQuoteOpen) this.#warn('comilla_sin_cerrar')
    const byWeight = saleByWeightIn(this.#text('descripcion'))
    const isWeighed = this.#isWeighed(byWeight)
    const code = readCode(this.#text('ean'), this.#text('codigo'), this.#has('ean') && !isWeighed)
    if (!code.ok) return this.#reject(code.motivo, code.value)
    if (code.warning !== null) this.#warn(code.warning, code.Ean ?? code.Codigo)
    const Descripcion = this.#description()
    const { isPriceOptional = false } = this.#layout
    const isPriceless = !isPriceOptional && !this.#has('precio')
    const isUnpriced = isPriceless || (isPriceOptional && this.#text('precio') === '')
    const price = isUnpriced ? UNPRICED : readPrice(this.#price(), this.#signs.precio ?? '.')
    if (isBrokenCell(this.#text('precio'))) return this.#reject('formula_sin_valor', this.#text('precio'))
    if (!price.ok) return this.#reject(price.motivo, this.#text('precio'))
    if (this.#isPieceAtKilo(byWeight))
      return this.#reject('precio_dudoso', this.#text('precio'), this.#text('descripcion'))
    if (this.#isDoubtful('precio')) return this.#reject('precio_dudoso', this.#text('precio'))
    if (price.isRounded) this.#warn('precio_tres_decimales', this.#text('precio'), formatPesos(price.pesos))
    if (byWeight !== null) this.#tellWeight(isWeighed, Descripcion)
    this.#tellUnknownUnits()
    const isUnitGuessed = !isWeighed && (!this.#isUnitTold() || this.#isUnitIdle())
    const told = isWeighed ? null : this.#toldContent()
    const content = isWeighed
      ? null
      : settledContent(told, Descripcion, (motivo, value) => this.#warn(motivo, value))
    const place = placeOf(this.#text('sucursal'), this.#text('lista'))
    const stock = this.#stock()
    const Iva = this.#iva()
    const numbers = numberFields((column) => this.#positive(column))
    const { isNet = false } = this.#layout.profile
    if (isNet && Iva === null) return this.#reject('precio_sin_iva', this.#text('precio'))
    const Precioventa = isNet
      ? toTwoDecimals(price.pesos * (1 + (Iva ?? 0) / 100) + (numbers.ImpuestoInterno ?? 0))
      : price.pesos
    if (Precioventa > PESOS_MAX) return this.#reject('precio_fuera_de_rango', this.#text('precio'))
    const facts = readFacts(this.#cells())
    const cost = readPrice(this.#isDoubtful('costo') ? '' : this.#text('costo'), this.#signs.costo ?? '.')
    const isCost = cost.ok && cost.pesos <= PESOS_MAX
    if (!isCost && /[^0.,\s$-]/.test(this.#text('costo'))) this.#warn('costo_texto', this.#text('costo'))
    const row: ImportRow = {
      line: this.#record.line,
      ...((place !== '' || this.#has('sucursal')) && { place }),
      ...stock,
      ...(isCost && { cost: cost.pesos }),
      Codigo: code.Codigo,
      Ean: code.Ean,
      codigo_origen: code.codigo_origen,
      Descripcion,
      Precioventa,
      ...(isUnpriced && { isUnpriced }),
      ...(isPriceless && { isPriceless }),
      ...(UNIT_COLUMNS.every((column) => this.#text(column) === '') && { isUnitUntold: true }),
      unidad: (isWeighed ? 100 : 1) satisfies SaleUnit,
      unidaddescrip: isWeighed ? SOLD_BY_WEIGHT : contentText(content),
      ContenidoNeto: content?.ContenidoNeto ?? null,
      ContenidoUnidad: content?.ContenidoUnidad ?? null,
      ...(isUnitGuessed && { isUnitGuessed }),
      ...(!isWeighed && (told === null || isOnePiece(told)) && { isContentGuessed: true as const }),
      ...(this.#isPesable() === null && this.#isUnitTold() && { isByUnit: true as const }),
      marca: this.#has('marca') ? unquotedName(cleanName(this.#text('marca'))) : null,
      ...readCategory(this.#cells()),
      Iva,
      ...numbers,
      ...(facts && { facts }),
    }
    const isTold = ({ motivo }: ImportNote) => !isPriceless || /^(existencia|costo)/.test(motivo)
    return { row, rejected: null, warnings: this.#warnings.filter(isTold) }
  }

  #has(column: Column): boolean {
    return this.#layout.places.has(column)
  }

  #text(column: Column): string {
    const text = this.#fields[this.#layout.places.get(column) ?? -1]?.trim() ?? ''
    return isBrokenCell(text) && !NEEDED.has(column) ? '' : text
  }

  /** Pieces, or kilos of what is sold by weight, unless the row says nothing of it, or in words. */
  #stock(): Pick<ImportRow, 'stock' | 'stockAs'> {
    const text = this.#text('existencia')
    if (text === '') return {}
    if (isNoStock(text)) return { stock: 0 }
    const { value = Infinity, isWeight = false } = readStock(text, this.#signs.existencia ?? '.') ?? {}
    const isKept = isWeight || value >= 1000 || this.#isAmbiguous('existencia')
    if (Math.abs(value) <= STOCK_MAX) return { stock: value, ...(isKept && { stockAs: { text, isWeight } }) }
    this.#warn('existencia_texto', text)
    return {}
  }

  /** `1,899` where the other numbers of the column have two decimals. */
  #isDoubtful(column: Column): boolean {
    return this.#isAmbiguous(column) && this.#text(column).includes(this.#signs[column] ?? '.')
  }

  /** `1.899`, in a file that does not say what its signs are. */
  #isAmbiguous(column: Column): boolean {
    const { profile, threeDecimals } = this.#layout
    const text = numeral(this.#text(column))
    const isSaid = profile.decimal !== undefined || threeDecimals?.has(column)
    return !isSaid && /[.,]/.test(text) && certainSign(text) === null
  }

  /** The price's text, with the decimal point that some tills leave out. */
  #price(): string {
    const text = this.#text('precio')
    const decimals = this.#layout.profile.impliedDecimals ?? 0
    if (decimals === 0 || !/^\d+$/.test(text)) return text
    const digits = text.padStart(decimals + 1, '0')
    return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  }

  #warn(motivo: Warning, value = '', reason = ''): void {
    this.#warnings.push(warning(this.#record.line, motivo, value, reason))
  }

  #reject(motivo: Rejection, value = '', known = ''): RowReading {
    return { row: null, rejected: rejection(this.#record.line, motivo, value, known), warnings: [] }
  }

  #description(): string {
    const name = withoutShouting(unquotedName(cleanName(this.#text('descripcion'))))
    if (name.includes(LOST_LETTER)) this.#warn('letras_perdidas', name)
    if (name.includes('"') && this.#record.stray.includes(this.#layout.places.get('descripcion') ?? -1)) {
      this.#warn('comilla_interna', this.#text('descripcion'), name)
    }
    if (name.length <= DESCRIPTION_MAX_CHARACTERS) return name
    this.#warn('descripcion_larga', String(name.length))
    return name.slice(0, DESCRIPTION_MAX_CHARACTERS).trim()
  }

  /** By the column for it, else if the unit is the kilogram and there is no content; without a unit by the name. */
  #isWeighed(byWeight: ReturnType<typeof saleByWeightIn>): boolean {
    const isSaid = this.#isPesable()
    if (isSaid !== null) return isSaid
    if (!this.#isUnitTold() && this.#text('cantidad') === '')
      return byWeight === 'sold' || (this.#layout.isKiloPrice === true && this.#size() === null)
    return (
      this.#text('cantidad') === '' &&
      netContentOf(1, this.#text('unidad'))?.ContenidoNeto === 1000 &&
      /k/i.test(this.#text('unidad'))
    )
  }

  #size(): NetContent | null {
    return this.#toldContent() ?? netContentIn(this.#text('descripcion'))
  }

  /** A package of another size than a kilogram, under a price of a kilogram. */
  #isPieceAtKilo(byWeight: ReturnType<typeof saleByWeightIn>): boolean {
    if (this.#layout.isKiloPrice !== true || byWeight === 'sold' || this.#isPesable() !== null) return false
    const size = netContentOf(1, this.#text('unidad'))?.ContenidoUnidad === 'un' ? null : this.#size()
    return size !== null && size.ContenidoNeto !== 1000
  }

  #isPesable(): boolean | null {
    return readYesNo(this.#text('pesable'))
  }

  #isUnitTold(): boolean {
    return this.#isPesable() !== null || isUnitKnown(this.#text('unidad'))
  }

  /**
   * `UN`, or one of it, and nothing else: some programs write it for whatever has no unit, also for what is sold by
   * weight; `1 KG` is the unit of what is sold so.
   */
  #isUnitIdle(): boolean {
    if (this.#isPesable() !== null) return false
    const one = netContentOf(1, this.#text('unidad'))
    if (this.#text('cantidad') === '') return one?.ContenidoUnidad === 'un'
    const isOne = readNumber(this.#text('cantidad'), this.#signs.cantidad ?? '.')?.value === 1
    return isOne && (one?.ContenidoUnidad === 'un' || one?.ContenidoNeto === 1000)
  }

  #tellUnknownUnits(): void {
    const [sale, unit] = [this.#text('pesable'), this.#text('unidad')]
    if (sale !== '' && this.#isPesable() === null) this.#warn('unidad_desconocida', sale)
    if (unit !== '' && !isUnitKnown(unit)) this.#warn('unidad_desconocida', unit)
  }

  /** Tells what the name's 'x kg' was taken for, unless a column says the same. */
  #tellWeight(isWeighed: boolean, name: string): void {
    if (!isWeighed) this.#warn('peso_dudoso', name)
    else if (!this.#isUnitTold()) this.#warn('peso_por_nombre', name)
  }

  /** The content by the columns for it. */
  #toldContent(): NetContent | null {
    const unit = this.#text('unidad')
    const amount = this.#text('cantidad')
    const number = readNumber(amount, this.#signs.cantidad ?? '.')
    return number === null ? netContentIn(amount) : netContentOf(number.value, unit)
  }

  #iva(): number | null {
    const text = this.#text('iva')
    if (text === '') return null
    const rate = readIva(text)
    if (rate === null) this.#warn('iva_desconocido', text)
    return rate
  }

  #cells(): Cells {
    return {
      has: (column) => this.#has(column),
      text: (column) => this.#text(column),
      number: (column) => readNumber(this.#text(column), this.#signs[column] ?? '.')?.value ?? null,
      warn: (motivo, value) => this.#warn(motivo, value),
    }
  }

  #positive(column: Column): number | null {
    const number = readNumber(this.#text(column), this.#signs[column] ?? '.')
    return number === null || number.value <= 0 ? null : toTwoDecimals(number.value)
  }
}
