import { type SaleUnit, ArticleCode, fits, formatPesos } from '@gondola/contract/base'
import { type ImportNote, SOLD_BY_WEIGHT, type Rejection, type Warning } from '@gondola/contract/imports'
import { isEanValid } from '@gondola/contract/catalogue'
import { isUnitKnown, netContentOf, type NetContent } from '@gondola/lexicon/amounts'
import { cleanName, unquotedName, withoutShouting } from '../../../platform/text/clean-text.ts'
import { familyOf } from '../families/family-of.ts'
import {
  type ImportRow,
  LOST_LETTER,
  numberFields,
  rejection,
  warning,
  type RowReading,
} from '../reading/import-row.ts'
import { readNumber, readPrice } from '../reading/read-number.ts'
import { contentText, saleByWeightIn, settledContent } from '../reading/content.ts'
import { DESCRIPTION_MAX_CHARACTERS } from '../reading/read-row.ts'
import { idKey, type PipeRow } from './pipe-lines.ts'
import type { SepaPlaces } from './read-merchant.ts'
import type { Choice } from './sepa-package.ts'
import { eanKey } from '../reading/code-keys.ts'

/** Boxes, packs, pieces and sheets, as the feeds abbreviate them. */
const BY_PIECE = /^(cj|pck|pack|hjs|mi|pie|par)$/i

/** Reads rows of `productos.csv`; a row's errors never affect other rows (argentina §2.4, §2.5). */
export class SepaRowReader {
  readonly #places: SepaPlaces
  readonly #width: number
  readonly #choice: Choice
  /** Articles read, by banner, flag and code, with the name in the file; for prices by branch only. */
  readonly #read = new Map<string, { Codigo: string; name: string }>()

  constructor(places: SepaPlaces, width: number, choice: Choice) {
    this.#places = places
    this.#width = width
    this.#choice = choice
  }

  /** Null if the row is of another branch, or has no data. */
  read(record: PipeRow): RowReading | null {
    const { line } = record
    if (record.fields.length < this.#width) {
      const value = `${record.fields.length} de ${this.#width}`
      return this.#isOwnRow(record.fields) ? rejected(line, 'columna_de_menos', value) : null
    }
    const fitted = this.#fit(record.fields)
    const fields = fitted.fields
    if (this.#text(fields, 'id_producto').toLowerCase() === 'id_producto') return null
    const owner = this.#ownerOf(fields)
    if (owner === 'other') return null
    if (owner === 'unknown') return rejected(line, 'sucursal_inexistente', this.#text(fields, 'id_sucursal'))
    if (this.#choice.isByBranch !== true) return this.#article(line, fields, owner.place, fitted.warning)
    const again = this.#priceAgain(line, fields, owner.place)
    if (again !== null) return again
    const reading = this.#article(line, fields, owner.place, fitted.warning)
    const key = this.#articleKey(fields, owner.place)
    if (reading.row !== null && !this.#read.has(key))
      this.#read.set(key, {
        Codigo: reading.row.Codigo,
        name: this.#text(fields, 'productos_descripcion'),
      })
    return reading
  }

  #text(fields: readonly string[], column: string): string {
    return fields[this.#places.get(column) ?? -1]?.trim() ?? ''
  }

  /** Whether a row that is too short may be of a chosen branch, and so is reported. */
  #isOwnRow(fields: readonly string[]): boolean {
    const { taken } = this.#choice
    const place = this.#keyOf(fields)
    return taken === null || taken.has(place) || !/^\d+-\d+-\w+$/.test(place)
  }

  #keyOf(fields: readonly string[]): string {
    const part = (column: string) => idKey(this.#text(fields, column))
    return `${part('id_comercio')}-${part('id_bandera')}-${part('id_sucursal')}`
  }

  #ownerOf(fields: readonly string[]): 'other' | 'unknown' | { place: string } {
    const { taken, known } = this.#choice
    const place = this.#keyOf(fields)
    const banner = place.slice(0, place.lastIndexOf('-'))
    if (this.#choice.isByBranch && taken?.has(place) !== true)
      return known?.has(place) === false && this.#isBannerTaken(banner) ? 'unknown' : 'other'
    if (taken !== null) return taken.has(place) ? { place } : 'other'
    if (banner !== this.#choice.banner) return 'other'
    return known === null || known.has(place) ? { place } : 'unknown'
  }

  #isBannerTaken(banner: string): boolean {
    for (const place of this.#choice.taken ?? []) if (place.startsWith(`${banner}-`)) return true
    return false
  }

  /**
   * Another branch's row of an article that was read: only its price is read again. Null if the article is another, or
   * named otherwise.
   */
  #priceAgain(line: number, fields: readonly string[], place: string): RowReading | null {
    const known = this.#read.get(this.#articleKey(fields, place))
    if (known?.name !== this.#text(fields, 'productos_descripcion')) return null
    const price = readPrice(this.#text(fields, 'productos_precio_lista'), '.')
    if (!price.ok) return rejected(line, price.motivo, this.#text(fields, 'productos_precio_lista'))
    const again = { line, place, Codigo: known.Codigo, Precioventa: price.pesos }
    return { row: null, rejected: null, warnings: [], again }
  }

  #articleKey(fields: readonly string[], place: string): string {
    const banner = place.slice(0, place.lastIndexOf('-'))
    return `${banner}|${this.#text(fields, 'productos_ean')}|${this.#text(fields, 'id_producto')}`
  }

  /** Joins a description that contains bars, if the row then makes sense. */
  #fit(fields: readonly string[]): { fields: readonly string[]; warning: Noticed | null } {
    const extra = fields.length - this.#width
    if (extra === 0) return { fields, warning: null }
    for (const column of ['productos_descripcion', 'productos_marca']) {
      const at = this.#places.get(column)
      if (at === undefined) continue
      const joined = fields.slice(at, at + extra + 1).join(' ')
      const row = [...fields.slice(0, at), joined, ...fields.slice(at + extra + 1)]
      if (this.#makesSense(row)) return { fields: row, warning: ['barra_en_descripcion', joined] }
    }
    const beyond = fields.slice(this.#width)
    const isEmpty = beyond.every((field) => field.trim() === '')
    return { fields, warning: isEmpty ? null : ['columna_de_mas', beyond.join('|')] }
  }

  #makesSense(row: readonly string[]): boolean {
    const amount = this.#text(row, 'productos_cantidad_presentacion')
    const price = readPrice(this.#text(row, 'productos_precio_lista'), '.')
    return (amount === '' || readNumber(amount, '.') !== null) && (price.ok || price.motivo === 'precio_N/D')
  }

  #article(line: number, fields: readonly string[], place: string, noticed: Noticed | null): RowReading {
    const warnings: ImportNote[] = []
    const warn = (motivo: Warning, value = '', reason = '') =>
      void warnings.push(warning(line, motivo, value, reason))
    if (noticed !== null) warn(...noticed)
    const at = (column: string) => this.#text(fields, column)
    const code = readSepaCode(at('id_producto'), at('productos_ean'), place)
    if (!code.ok) return rejected(line, code.motivo, code.value)
    if (code.warning !== null) warn(code.warning, at('id_producto'))
    const name = withoutShouting(unquotedName(cleanName(at('productos_descripcion'))))
    if (name.includes(LOST_LETTER)) warn('letras_perdidas', name)
    if (name === '') return rejected(line, 'descripcion_vacia')
    if (name.length > DESCRIPTION_MAX_CHARACTERS) warn('descripcion_larga', String(name.length))
    const Descripcion = name.slice(0, DESCRIPTION_MAX_CHARACTERS).trim()
    const price = readPrice(at('productos_precio_lista'), '.')
    if (!price.ok) return rejected(line, price.motivo, at('productos_precio_lista'))
    if (price.isRounded) warn('precio_tres_decimales', at('productos_precio_lista'), formatPesos(price.pesos))
    const given = contentOf(
      at('productos_cantidad_presentacion'),
      at('productos_unidad_medida_presentacion'),
      warn,
    )
    // `Queso x Kg` is sold by weight, whatever the columns say
    const byWeight = saleByWeightIn(Descripcion)
    const isWeighed =
      byWeight === 'sold' ||
      (code.Ean === null && given?.ContenidoNeto === 1000 && given.ContenidoUnidad === 'g')
    if (byWeight === 'perhaps' && !isWeighed) warn('peso_dudoso', Descripcion)
    const content = isWeighed ? null : settledContent(given, Descripcion, warn)
    const marca = unquotedName(cleanName(at('productos_marca')))
    const family = familyOf(Descripcion, marca)
    const row: ImportRow = {
      line,
      place,
      Codigo: code.Codigo,
      Ean: code.Ean,
      codigo_origen: at('id_producto').slice(0, CODE_MAX),
      Descripcion,
      Precioventa: price.pesos,
      unidad: (isWeighed ? 100 : 1) satisfies SaleUnit,
      unidaddescrip: isWeighed ? SOLD_BY_WEIGHT : contentText(content),
      ContenidoNeto: content?.ContenidoNeto ?? null,
      ContenidoUnidad: content?.ContenidoUnidad ?? null,
      marca,
      departamento: family?.departamento ?? null,
      familia: family?.familia ?? null,
      ...(family !== null && { isFamilyGuessed: true as const }),
      Iva: null,
      ...numberFields(() => null),
    }
    return { row, rejected: null, warnings }
  }
}

type Noticed = readonly [motivo: Warning, value: string]

const CODE_MAX = 40

const rejected = (line: number, motivo: Rejection, value = ''): RowReading => ({
  row: null,
  rejected: rejection(line, motivo, value),
  warnings: [],
})

function contentOf(
  amount: string,
  unit: string,
  warn: (motivo: Warning, value: string) => void,
): NetContent | null {
  const plain = BY_PIECE.test(unit.replace(/[.\s]/g, '')) ? 'un' : unit
  if (plain !== '' && !isUnitKnown(plain)) warn('unidad_desconocida', unit)
  const number = readNumber(amount, '.')
  return number === null ? null : netContentOf(number.value, plain)
}

type SepaCode =
  | { ok: true; Codigo: string; Ean: string | null; warning: Warning | null }
  | { ok: false; motivo: Rejection; value: string }

/**
 * An article's code from `id_producto` and the flag in `productos_ean` (1 EAN, 0 the chain's own). A chain's own code,
 * and one in the range 20 to 29, is unique only within the chain: it becomes `comercio-bandera-codigo`. `place` is
 * `comercio-bandera-sucursal` (argentina §2.4).
 */
function readSepaCode(id: string, flag: string, place: string): SepaCode {
  if (id === '') return { ok: false, motivo: 'codigo_vacio', value: '' }
  if (/^\d+([.,]\d+)?e[+-]?\d+$/i.test(id)) return { ok: false, motivo: 'ean_cientifico', value: id }
  const isFlagged = /^1([.,]0*)?$/.test(flag.trim())
  const key = eanKey(id)
  const isNumber = /^\d{8,14}$/.test(key) && id.replace(/^0+/, '').length >= 8
  if (isFlagged && /\p{L}/u.test(id)) return { ok: false, motivo: 'ean_con_letra', value: id }
  const isInStore = key.length === 13 && /^2[0-9]/.test(key)
  if (isFlagged && isNumber && !isInStore) {
    return { ok: true, Codigo: key, Ean: key, warning: isEanValid(key) ? null : 'ean_digito_verificador' }
  }
  // full-length or Argentine barcodes only: an internal number may pass the check digit by chance
  if (!isFlagged && isNumber && !isInStore && /^(\d{13}|77[89]\d+)$/.test(key) && isEanValid(key))
    return { ok: true, Codigo: key, Ean: key, warning: 'ean_y_flag_0' }
  const Codigo = ownCode(id, place)
  if (Codigo === null) return { ok: false, motivo: 'codigo_invalido', value: id }
  return { ok: true, Codigo, Ean: null, warning: isFlagged && !isInStore ? 'ean_digito_verificador' : null }
}

/** With the chain's leading zeros if they fit, otherwise without them. */
function ownCode(id: string, place: string): string | null {
  const banner = place.slice(0, place.lastIndexOf('-'))
  const codes = [id, id.replace(/^0+(?=.)/, '')].map((code) => `${banner}-${code}`)
  return codes.find((code) => fits(ArticleCode, code)) ?? null
}
