import { folded } from '../catalogue/search/folded.ts'
import type { Column, Profile } from './profiles/profile.ts'
import { PROFILES } from './profiles/all.ts'
import { splitLine } from './split-line.ts'
import { refuseFile } from './unusable-file.ts'

/** How a file's rows are read. */
export interface Layout {
  profile: Profile
  separator: string
  /** The header's names as they are compared. */
  names: readonly string[]
  /** Where each known column stands. */
  places: ReadonlyMap<Column, number>
}

const SEPARATORS = [';', ',', '\t', '|']

/** A column's name as it is compared: `Cód. Barra` is `cod_barra`. */
export const columnName = (text: string): string =>
  folded(text)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')

/** The layout that a line is the header of; null where it is none. */
export function matchHeader(line: string, named?: Profile): Layout | null {
  for (const profile of named === undefined ? PROFILES : [named]) {
    const layouts = SEPARATORS.map((separator) => layoutOf(line, separator, profile))
    const best = layouts.reduce((a, b) => (b.places.size > a.places.size ? b : a))
    if (missingColumns(best).length === 0) return best
  }
  return null
}

function layoutOf(line: string, separator: string, profile: Profile): Layout {
  const names = splitLine(line, separator).fields.map(columnName)
  const places = new Map<Column, number>()
  for (const [column, known] of Object.entries(profile.columns) as [Column, readonly string[]][]) {
    const name = known.find((one) => names.includes(one))
    if (name !== undefined) places.set(column, names.indexOf(name))
  }
  return { profile, separator, names, places }
}

function missingColumns({ profile, places }: Layout): string[] {
  return profile.required.flatMap((column) => {
    const choices = typeof column === 'string' ? [column] : column
    return choices.some((one) => places.has(one)) ? [] : [choices.join(' / ')]
  })
}

/**
 * Ends an import whose file has no header that is known, telling the columns found and those that are missing.
 * @throws {UnusableFile}
 */
export function refuseHeader(line: string, named?: Profile): never {
  const layouts = SEPARATORS.map((separator) => layoutOf(line, separator, named ?? PROFILES.at(-1)!))
  const best = layouts.reduce((a, b) => (b.names.length > a.names.length ? b : a))
  if (named !== undefined) refuseFile('columnas_faltan', missingColumns(best).join(', '))
  refuseFile('encabezado_desconocido', best.names.slice(0, 40).join(', ').slice(0, 400))
}
