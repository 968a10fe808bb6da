import type { Column, Profile } from '../profiles/profile.ts'
import { splitLine } from '../../../platform/text/split-line.ts'
import { refuseFile } from '../source/unusable-file.ts'
import { columnWithoutName, NOTED_COLUMNS } from '@gondola/contract/imports'
import type { FileRecord } from './read-records.ts'
import { folded } from '../../../platform/text/folded.ts'

/** Normalises a column's name for comparison: `Cód. Barra` is `cod_barra`. */
export const columnName = (text: string): string =>
  folded(text)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')

const FILLERS = new Set(['de', 'del', 'la', 'el', 'al', 'los', 'las'])

/** Words that lists shorten; the first only before another word. */
const SHORT_PRICE = /^(?:p|pr|prec|pcio)_(?=[a-z]{2})/
const SHORT = new Map([
  ['unit', 'unitario'],
  ['vta', 'venta'],
])

/** What a column's name is compared by if it is not known to the letter: `P.V.P.` is `pvp`, `P. final` `preciofinal`. */
export const columnKey = (name: string): string =>
  name
    .replace(SHORT_PRICE, 'precio_')
    .split('_')
    .filter((word) => !FILLERS.has(word))
    .map((word) => SHORT.get(word) ?? word)
    .join('')

/** The index of the column that has one of these names; -1 if there is none. */
export function findColumn(names: readonly string[], known: readonly string[]): number {
  const name = known.find((one) => names.includes(one))
  if (name !== undefined) return names.indexOf(name)
  const keys = names.map(columnKey)
  const key = known.map(columnKey).find((one) => one !== '' && keys.includes(one))
  return key === undefined ? -1 : keys.indexOf(key)
}

/** How a file's rows are laid out. */
export interface Layout {
  profile: Profile
  separator: string
  /** The header's names, normalised for comparison. */
  names: readonly string[]
  /** The index of each known column. */
  places: ReadonlyMap<Column, number>
  /** Columns whose decimal comma was taken for a separator: two fields are one. */
  joins?: readonly number[]
  /** Fields after the last column belong to none, by an answer. */
  isSurplusKnown?: true
  /** Columns whose numbers have three decimals. */
  threeDecimals?: ReadonlySet<Column>
  /** By its heading, the price is that of a kilogram. */
  isKiloPrice?: true
  /** A row without a price keeps the shop's. */
  isPriceOptional?: true
}

export const SEPARATORS = [';', ',', '\t', '|']

/** The layout for which a line is the header; null if it matches no profile. */
export function matchHeader(line: string, profiles: readonly Profile[]): Layout | null {
  for (const profile of profiles) {
    if (profile.fixed !== undefined) continue
    const layouts = separatorsOf(profile).map((separator) => layoutOf(line, separator, profile))
    const best = layouts.reduce((a, b) => (b.places.size > a.places.size ? b : a))
    const read = new Set(best.places.values())
    const isOther = best.names.some((name, at) => !read.has(at) && profile.unless?.(name))
    if (missingColumns(best).length === 0 && !isOther) return best
  }
  return null
}

/** Maximum line of the header: there may be titles above it. */
export const HEADER_WITHIN_LINES = 20

/** Maximum lines of a header with line breaks in quoted names. */
const HEADER_LINES_MAX = 10

/** The first header among lines, and the index of the line after it; null if there is none. */
export function findHeader(
  lines: readonly string[],
  profiles: readonly Profile[],
): { layout: Layout; text: string; rowsAt: number; titles: { line: number; text: string }[] } | null {
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    let text = line
    for (let rowsAt = at + 1; ; rowsAt++) {
      const layout = matchHeader(text, profiles)
      if (layout !== null && isClosed(text)) {
        const titles = lines.slice(0, at).map((title, before) => ({ line: before + 1, text: wordsOf(title) }))
        return { layout, text, rowsAt, titles }
      }
      if (isClosed(text) || rowsAt >= lines.length || rowsAt - at >= HEADER_LINES_MAX) break
      text += `\n${lines[rowsAt]!}`
    }
  }
  return null
}

/** Whether it is a column of the table of rejected rows, which is mended and imported again. */
export const isNotedColumn = (name: string): boolean =>
  NOTED_COLUMNS.some((noted) => columnName(noted) === columnName(name))

/** Columns of a header that are not read: those with a name, and those without that have data in the first rows. */
export function unusedColumns(
  header: readonly string[],
  { names, places }: Layout,
  rows: readonly Pick<FileRecord, 'fields'>[],
): string[] {
  const used = new Set([...places.values()].map((at) => names[at]))
  const unused = header.flatMap((name, at) => {
    if (isNotedColumn(name)) return []
    if (name.trim() !== '') return used.has(names[at]) ? [] : [name.trim().replace(/\s+/g, ' ')]
    return rows.some(({ fields }) => fields[at]?.trim()) ? [columnWithoutName(at + 1)] : []
  })
  return [...new Set(unused)]
}

export const wordsOf = (line: string) =>
  line
    .replace(/[;,\t|"\s]+/g, ' ')
    .trim()
    .slice(0, 120)

const isClosed = (text: string) => text.split('"').length % 2 === 1

const separatorsOf = ({ separator }: Profile) => (separator === undefined ? SEPARATORS : [separator])

/** The layout of lines without a header, as in a fixed-width table; null if no profile fits. */
export function matchLines(
  lines: readonly string[],
  profiles: readonly Profile[],
  isNamed: boolean,
): Layout | null {
  const whole = lines.filter((line) => line.trim() !== '')
  if (whole.length === 0) return null
  const profile = profiles.find(({ fixed, fits }) => fixed !== undefined && (fits?.(whole) ?? isNamed))
  if (profile?.fixed === undefined) return null
  const names = profile.fixed.map(({ column }) => column)
  return { profile, separator: '', names, places: new Map(names.map((column, place) => [column, place])) }
}

function layoutOf(line: string, separator: string, profile: Profile): Layout {
  const names = splitLine(line, separator).fields.map(columnName)
  return { profile, separator, names, places: placesOf(names, profile) }
}

function placesOf(names: readonly string[], profile: Profile): Map<Column, number> {
  const places = new Map<Column, number>()
  for (const [column, known] of Object.entries(profile.columns) as [Column, readonly string[]][]) {
    const at = findColumn(names, known)
    if (at !== -1) places.set(column, at)
  }
  return places
}

/** Whether a row is a header; `other`: not with the same columns at the same places. */
export function headerAmong(fields: readonly string[], { profile, places }: Layout): 'same' | 'other' | null {
  if (profile.fixed !== undefined || fields.some((field) => /^[\s$="'(+-]*\d/.test(field))) return null
  const found = placesOf(fields.map(columnName), profile)
  if (found.size < 2) return null
  const isSame = found.size === places.size && [...found].every(([column, at]) => places.get(column) === at)
  return isSame ? 'same' : 'other'
}

function missingColumns({ profile, places }: Layout): string[] {
  return profile.required.flatMap((column) => {
    const choices = typeof column === 'string' ? [column] : column
    return choices.some((one) => places.has(one)) ? [] : [choices.join(' / ')]
  })
}

/**
 * Rejects a file with an unknown header, naming the columns found and missing.
 * @throws {UnusableFile}
 */
export function refuseHeader(lines: readonly string[], profiles: readonly Profile[], named?: Profile): never {
  const widest =
    named ?? profiles.findLast(({ fixed, unless }) => fixed === undefined && unless === undefined)!
  const layouts = lines.flatMap((line) => SEPARATORS.map((separator) => layoutOf(line, separator, widest)))
  const worth = ({ places, names }: Layout) => places.size * 1000 + names.length
  const best = layouts.reduce((a, b) => (worth(b) > worth(a) ? b : a))
  const found = best.names.filter(Boolean).slice(0, 40).join(', ').slice(0, 400)
  const lacks = missingColumns(best)
  const missing = lacks.map((column) => `${column}${nearest(best, column)}`).join(', ')
  if (named !== undefined) refuseFile('columnas_faltan', `${missing} (${found})`)
  // a table of articles by every sign, with something missing
  if (best.places.size > 1 && missingColumns(best).length < widest.required.length)
    refuseFile('columnas_faltan', `${missing} (${found})`)
  refuseFile('encabezado_desconocido', `${found}. Faltan: ${missing}`)
}

/** The column that may be a missing one, by a word that their names share. */
function nearest({ names, profile }: Layout, missing: string): string {
  const wanted = missing.split(' / ').flatMap((column) => profile.columns[column as Column] ?? [])
  const parts = new Set(wanted.flatMap((name) => name.split('_')).filter((word) => word.length > 2))
  const near = names.find((name) => name.split('_').some((word) => parts.has(word)))
  return near === undefined ? '' : ` (¿es «${near}»?)`
}
