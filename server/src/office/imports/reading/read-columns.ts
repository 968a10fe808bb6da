import { ArticleCode, fits } from '@gondola/contract/base'
import type { Rejection, Warning } from '@gondola/contract/imports'
import { isEanValid } from '@gondola/contract/catalogue'
import { netContentOf } from '@gondola/lexicon/amounts'
import { isBrokenCell, isNoCode } from './code-keys.ts'
import type { ImportRow } from './import-row.ts'
import type { Cells } from './read-facts.ts'
import { readNumber, type DecimalSign } from './read-number.ts'
import { cleanName, plainText, withoutShouting } from '../../../platform/text/clean-text.ts'
import { folded } from '../../../platform/text/folded.ts'

/** A department's or family's name; null for a placeholder. */
function categoryName(text: string): string | null {
  const name = asName(withoutShouting(withoutJoints(cleanName(text))))
  const plain = folded(name)
  const saysNothing =
    !/\p{L}/u.test(name) || /sin (clasificar|rubro|familia)|^varios$|^s\/?d$|^n\/?[ad]$/.test(plain)
  return saysNothing ? null : name
}

/** Words from identifiers: `aceites_y_vinagres`, `aceites-y-vinagres`. */
function withoutJoints(text: string): string {
  if (text.includes(' ')) return text
  if (text.includes('_')) return text.replace(/_+/g, ' ').trim()
  return /^\p{Ll}+(-\p{Ll}+)+$/u.test(text) ? text.replaceAll('-', ' ') : text
}

/** With an initial capital. */
const asName = (text: string): string =>
  text === text.toLowerCase() ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : text

/** The steps of `Almacén > Aceites`. */
const STEP = /[>»›]/

/** A row's department and family; one column of them names the family, or a path from the department to it. */
export function readCategory({ has, text, warn }: Cells): Pick<ImportRow, 'departamento' | 'familia'> {
  if (!has('departamento') && !has('familia')) return { departamento: null, familia: null }
  const [own = ''] = has('familia') ? text('departamento').split(STEP) : []
  const path = text(has('familia') ? 'familia' : 'departamento').split(STEP)
  const familia = categoryName(path.pop() ?? '')
  const departamento = categoryName(own || (path[0] ?? ''))
  const names = [text('departamento'), text('familia')].filter(Boolean).join(' / ')
  if (departamento === null && familia === null && names !== '') warn('rubro_desconocido', names)
  return { departamento, familia }
}

/** What is written for none, without its signs. */
const NO_STOCK =
  /^(sin( stock| existencias?)?|s ?s(tock)?|agotad[oa]s?|no (hay|quedan?|disponible)|faltante|cero|nada|ningun[oa])$/

/** A number of pieces, or of kilograms with their unit: `12 u.`, `8,250 kg`, `500 g`. */
export function readStock(text: string, sign: DecimalSign): { value: number; isWeight: boolean } | null {
  const [, digits = text, unit = 'un'] = /^(.*\d)\s*(\p{L}+)\.?$/u.exec(text) ?? []
  const { ContenidoUnidad, ContenidoNeto = 0 } = netContentOf(1, unit) ?? {}
  const number = readNumber(digits, sign)
  if (number === null || (ContenidoUnidad !== 'un' && ContenidoUnidad !== 'g')) return null
  const isWeight = ContenidoUnidad === 'g'
  return { value: isWeight ? (number.value * ContenidoNeto) / 1000 : number.value, isWeight }
}

export function isNoStock(text: string): boolean {
  const words = folded(text).replaceAll(/[^a-z\d]+/g, ' ')
  return NO_STOCK.test(words.trim())
}

/** Null if a cell says neither yes nor no. */
export function readYesNo(text: string): boolean | null {
  const plain = folded(text)
  if (/^(1|s|si|x|true|verdadero|v)$/.test(plain)) return true
  return /^(0|n|no|false|falso|f)$/.test(plain) ? false : null
}

/** The tax authority's codes of VAT rates, as ERP systems export them (argentina §3.1). */
const RATE_OF_CODE = new Map([
  ['3', 0],
  ['4', 10.5],
  ['5', 21],
  ['6', 27],
])
const RATES = [0, 10.5, 21, 27]

/** A VAT rate in per cent from `21`, `10,5 %`, `0.21`, `exento` or the tax authority's code; null if it is no rate. */
export function readIva(text: string): number | null {
  const plain = text.trim().toLowerCase().replace(',', '.').replace(/\s*%$/, '')
  if (plain.startsWith('ex') || plain === 'no gravado') return 0
  const known = RATE_OF_CODE.get(plain)
  if (known !== undefined) return known
  if (!/^\d+(\.\d+)?$/.test(plain)) return null
  const rate = Number(plain)
  return RATES.find((one) => one === rate || (one > 0 && Math.abs(one / 100 - rate) < 1e-9)) ?? null
}

export type CodeReading =
  | { ok: true; Codigo: string; Ean: string | null; codigo_origen: string | null; warning: Warning | null }
  | { ok: false; motivo: Rejection; value: string }

/**
 * An article's code: its EAN, else the code of the system that wrote the file (contract §2). `isEanExpected`: a missing
 * EAN is worth a warning, because the file has the column and the article is not weighed.
 */
export function readCode(eanText: string, codeText: string, isEanExpected: boolean): CodeReading {
  const ean = isNoCode(eanText) ? '' : withoutDashes(unwrapped(eanText))
  // an own code may be 0
  const isCode = !isNoCode(codeText) || (ean === '' && /^\d+$/.test(codeText.trim()))
  const code = isCode ? unwrapped(codeText) : ''
  const codigo_origen = code === '' ? null : code
  const broken = [ean, code].find((text) => isBrokenCell(text))
  if (broken !== undefined) return { ok: false, motivo: 'formula_sin_valor', value: broken }
  // an own code may be `12E3`
  const number = ean || (fits(ArticleCode, code) ? '' : code)
  if (/^\d+([.,]\d+)?e[+-]?\d+$/i.test(number)) return { ok: false, motivo: 'ean_cientifico', value: number }
  const date = [ean, code].find((text) => DATES.some((form) => form.test(text)))
  if (date !== undefined) return { ok: false, motivo: 'codigo_fecha', value: date }
  if (ean === '' && code === '') return { ok: false, motivo: 'codigo_vacio', value: '' }
  if (/\p{L}/u.test(ean)) return { ok: false, motivo: 'ean_con_letra', value: ean }
  const Codigo = ean === '' ? code : ean
  if (!fits(ArticleCode, Codigo)) return { ok: false, motivo: 'codigo_invalido', value: Codigo }
  if (ean === '')
    return { ok: true, Codigo, Ean: null, codigo_origen, warning: isEanExpected ? 'ean_vacio' : null }
  const isCase = /^[1-8]\d{13}$/.test(ean)
  const warning = isEanValid(ean) ? (isCase ? 'ean_de_bulto' : null) : 'ean_digito_verificador'
  return { ok: true, Codigo, Ean: ean, codigo_origen, warning }
}

/** A barcode that somebody wrote with dashes between its digits; a date is none. */
function withoutDashes(text: string): string {
  const digits = text.replace(/\p{Pd}/gu, '')
  return isEanValid(digits) && !DATES.some((form) => form.test(text)) ? digits : text
}

/** What a spreadsheet makes of `1/2` or `3-25`; codes may have hyphens, but no month or day of a century. */
const DATES = [
  /^\d{1,2}[-/.]\d{1,2}[-/.](19|20)\d{2}(T?\d\d?:\d\d(:\d\d)?)?$/,
  /^(19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}(T?\d\d?:\d\d(:\d\d)?)?$/,
  /^\d{1,2}[-/](ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec)([-/.](\d{2}){1,2})?$/i,
  /^(ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec)[-/.](\d{2}){1,2}$/i,
]

/** Strips what spreadsheets and web pages add to codes: blanks, signs that nobody sees, an apostrophe, `="…"`, decimals. */
function unwrapped(text: string): string {
  const bare = plainText(text)
    .trim()
    .replace(/^="?([^"]*)"?$/, '$1')
    .replace(/^['’]+/, '')
  return bare.replace(/\s/g, '').replace(/^(\d+)[.,]0+$/, '$1')
}
