import type { ImportNote } from '@gondola/contract/imports'
import type { Profile } from '../profiles/profile.ts'
import type { Answers } from '../reading/ask-table.ts'
import { openFile } from './open-file.ts'
import { openZip } from './open-zip.ts'
import { type Encoding, type Lines, readLines } from '../reading/read-lines.ts'
import { refuseFile } from './unusable-file.ts'
import { readSheet } from '../reading/read-sheet.ts'

/** A table's lines, from whatever archive. */
export interface OpenTable {
  lines: Lines
  /** The share read so far, from 0 to 1; null if unknown. */
  share(): number | null
  close(): void
  /** Notes about the file as a whole. */
  notes: readonly ImportNote[]
}

const TABLE_NAME = /\.(csv|txt|tsv|prn)$/i

/** A text table, also in a `.gz`, in the encoding of the profile or the one detected from its beginning. */
export async function openTextTable(path: string, encoding?: Encoding): Promise<OpenTable> {
  const { bytes, share, close } = await openFile(path)
  return { lines: readLines(bytes, encoding), share, close, notes: [] }
}

/**
 * The sheet of a spreadsheet that has a list by one of these profiles; or the table in a zip.
 * @throws {UnusableFile}
 */
export async function openTableZip(
  path: string,
  profiles: readonly Profile[],
  encoding?: Encoding,
  answers?: Answers,
): Promise<OpenTable> {
  const zip = await openZip(path)
  const opened = { share: () => null, close: zip.close }
  try {
    if (zip.entries.some(({ fileName }) => fileName === 'xl/workbook.xml'))
      return { ...opened, ...(await readSheet(zip, profiles, answers)) }
    if (zip.entries.some(({ fileName }) => fileName === 'content.xml')) refuseFile('planilla_ods')
    const tables = zip.entries.filter(({ fileName }) => TABLE_NAME.test(fileName))
    const names = tables.map(({ fileName }) => fileName).join(', ')
    if (tables.length > 1) refuseFile('zip_con_listas', names.slice(0, 400))
    const [table] = tables
    if (table === undefined) refuseFile('zip_sin_csv')
    return { ...opened, lines: readLines(await zip.read(table), encoding), notes: [] }
  } catch (error) {
    zip.close()
    throw error
  }
}
