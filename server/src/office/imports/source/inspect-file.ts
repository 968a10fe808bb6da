import { stat } from 'node:fs/promises'
import type { ImportReading, ImportColumnPlace } from '@gondola/contract/imports'
import { findTable, pairOf, rowsWithoutHeader } from '../reading/fit-row.ts'
import {
  columnName,
  findColumn,
  matchHeader,
  matchLines,
  unusedColumns,
  type Layout,
} from '../reading/match-header.ts'
import { withUnits } from '../reading/ask-table.ts'
import { kindOfFile } from './open-file.ts'
import { ALL_ROWS, SEPA_PROFILE } from './open-source.ts'
import { openTableZip, openTextTable } from './open-table.ts'
import { PROFILES } from '../profiles/all.ts'
import { gondola } from '../profiles/gondola.ts'
import { asNamed, type Column, type Profile } from '../profiles/profile.ts'
import { listBranches } from '../sepa/choose-branches.ts'
import { openLooseSepa, openSepaTable, openSepaZip } from '../sepa/open-sepa.ts'
import { readMerchants } from '../sepa/read-merchants.ts'
import type { SepaFile, SepaPackage } from '../sepa/sepa-package.ts'
import { RecordReader } from '../reading/read-records.ts'
import { splitLine } from '../../../platform/text/split-line.ts'
import { refuseFile, UnusableFile } from './unusable-file.ts'

/** Lines above and of the header, besides the rows that are shown. */
const LINES = 22
const SAMPLE_ROWS = 8
const CELL_MAX = 200
const SEPARATORS = [';', '\t', '|', ',']
/** Columns of a header, if the file is that wide. */
const COLUMNS_LEAST = 3

/** For a file that could not be read. */
export const NOTHING_READ: ImportReading = {
  Tipo: 'lista',
  Perfil: null,
  Falla: null,
  Separador: null,
  Columnas: [],
  SinUso: [],
  Muestra: [],
  Renglones: [],
  Propuesta: [],
  Sucursales: [],
}

/** Detects how a file is to be read, and returns its first rows, for staff who map its columns. */
export async function lookAtFile(
  path: string,
  profiles: readonly Profile[],
  named?: Profile,
  rows = SAMPLE_ROWS,
): Promise<ImportReading> {
  try {
    return await look(path, profiles, named, rows)
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error
    return { ...NOTHING_READ, Falla: error.message }
  }
}

async function look(
  path: string,
  profiles: readonly Profile[],
  named: Profile | undefined,
  shown: number,
): Promise<ImportReading> {
  if ((await stat(path)).size === 0) refuseFile('archivo_vacio')
  const kind = await kindOfFile(path)
  if (kind.startsWith('sepa-')) return lookAtSepa(await openLooseSepa(path, kind.slice(5) as SepaFile))
  if (kind === 'zip') {
    const sepa = await openSepaZip(path)
    if (sepa !== null) return lookAtSepa(sepa)
  }
  const open = () =>
    kind === 'zip'
      ? openTableZip(path, named === undefined ? profiles : [named], named?.encoding, ALL_ROWS)
      : openTextTable(path, named?.encoding)
  const table = await open()
  try {
    const lines: string[] = []
    for await (const batch of table.lines) {
      for (const line of batch) if (lines.length < LINES + shown) lines.push(line)
      if (lines.length >= LINES + shown) break
    }
    if (lines.some((line) => /id_comercio\|/i.test(line))) return await lookAtSepa(openSepaTable(path, open))
    return lookAtLines(lines, named === undefined ? profiles : [named], named !== undefined, shown)
  } finally {
    table.close()
  }
}

async function lookAtSepa(sepa: SepaPackage): Promise<ImportReading> {
  try {
    const { merchants } = await readMerchants(sepa)
    return { ...NOTHING_READ, Tipo: 'sepa', Perfil: SEPA_PROFILE, Sucursales: listBranches(merchants) }
  } finally {
    await sepa.close()
  }
}

function lookAtLines(
  lines: readonly string[],
  profiles: readonly Profile[],
  isChosen: boolean,
  count: number,
): ImportReading {
  const whole = lines.filter((line) => line.trim() !== '')
  if (whole.length === 0) refuseFile('archivo_vacio')
  const known = findTable(whole, profiles)
  const layout = known === null ? matchLines(whole, profiles, isChosen) : known.layout
  const separator = layout?.separator || separatorOf(whole)
  const text = known?.text ?? whole[headerAt(whole, separator)]!
  const header = splitLine(text, separator).fields
  const isNamed = known !== null || suggested(header).length > 0
  const bare = isNamed ? null : rowsWithoutHeader(whole, separator)
  const rowsAt = known?.rowsAt ?? bare?.rowsAt ?? headerAt(whole, separator) + 1
  const shown = (cell: string) => cell.trim().slice(0, count > SAMPLE_ROWS ? Infinity : CELL_MAX)
  const Columnas = (bare?.names ?? header).map(shown)
  // rows as an import reads them: a quoted field may span several lines
  const reader = new RecordReader(separator, Columnas.length, 1)
  const rows = [...reader.read(whole.slice(rowsAt)), ...reader.end()]
  const isOwn = layout !== null && isOfShop(layout.profile)
  const similar = profiles.find((one) => isOfShop(one) && matchHeader(text, [asNamed(one)]) !== null)
  return {
    ...NOTHING_READ,
    ...(similar !== undefined && !isOwn && !isChosen && { Parecido: similar.name }),
    ...(layout?.profile.impliedDecimals && { EnCentavos: true }),
    Perfil: layout?.profile.name ?? null,
    Separador: separator,
    Columnas,
    SinUso: layout === null ? [] : unusedColumns(Columnas, withUnits(layout, rows), rows),
    Muestra: rows.slice(0, count).map(({ fields }) => fields.map(shown)),
    Renglones: whole.slice(0, SAMPLE_ROWS).map((line) => line.slice(0, 400)),
    Propuesta: layout?.profile.fixed
      ? layout.profile.fixed.map(({ column }) => proposal(column, ''))
      : layout
        ? placed(withUnits(layout, rows), Columnas)
        : bare?.names.length === 2
          ? pairOf(bare.rows).map((Campo, at) => proposal(Campo, Columnas[at]!))
          : suggested(Columnas),
  }
}

const isOfShop = (profile: Profile) => !PROFILES.includes(profile)

/** The columns as a layout reads them. */
const placed = ({ profile, places }: Layout, columns: readonly string[]): ImportColumnPlace[] =>
  [...places].map(([column, at]) =>
    proposal(column === 'precio' && profile.isNet ? 'precio_sin_iva' : column, columns[at]!),
  )

/** The separator that splits the first lines into the most columns. */
function separatorOf(lines: readonly string[]): string {
  const widths = SEPARATORS.map((separator) =>
    Math.max(...lines.slice(0, 5).map((line) => splitLine(line, separator).fields.length)),
  )
  return SEPARATORS[widths.indexOf(Math.max(...widths))]!
}

/** The index of the first line that is wide enough: there may be titles above it. */
function headerAt(lines: readonly string[], separator: string): number {
  const widths = lines.map(
    (line) => splitLine(line, separator).fields.filter((field) => field.trim() !== '').length,
  )
  const least = Math.min(COLUMNS_LEAST, Math.max(...widths))
  const at = widths.findIndex((width) => width >= least)
  return Math.max(at, 0)
}

/** Suggests columns by the names that tills and ERP systems use. */
function suggested(columns: readonly string[]): ImportColumnPlace[] {
  const names = columns.map(columnName)
  return (Object.entries(gondola.columns) as [Column, readonly string[]][]).flatMap(([Campo, known]) => {
    const at = findColumn(names, known)
    return at === -1 ? [] : [proposal(Campo, columns[at]!)]
  })
}

const proposal = (Campo: Column, name: string): ImportColumnPlace => ({
  Campo,
  Nombre: name.slice(0, 100),
  Desde: null,
  Largo: null,
})
