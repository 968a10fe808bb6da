import { stat } from 'node:fs/promises'
import type { ImportBranch } from '@gondola/contract/entities/import-job.ts'
import type { ImportNote } from '@gondola/contract/entities/import-report.ts'
import { branchText, IMPORT_TEXTS } from '@gondola/contract/texts/import.ts'
import { openTableZip, openTextTable, type OpenTable } from './open-table.ts'
import type { RowReading } from './read-row.ts'
import { readLines, type Lines } from './read-lines.ts'
import { readTable, type TableProfiles } from './read-table.ts'
import type { Profile } from './profiles/profile.ts'
import { choiceOf, chooseBranches, listBranches, readMerchants } from './sepa/choose-branches.ts'
import { openLooseSepa, openSepaFolder, openSepaZip } from './sepa/open-sepa.ts'
import { readSepaRows } from './sepa/read-sepa-rows.ts'
import type { SepaFile, SepaPackage } from './sepa/sepa-package.ts'
import { kindOfFile } from './kind-of-file.ts'
import { refuseFile } from './unusable-file.ts'

/** The profile of SEPA's files; it has no columns to map. */
export const SEPA_PROFILE = 'sepa'

/** Rows to import, whatever they came in. */
export interface RowSource {
  /** Name of the profile by which they are read: what is compared with its last file. */
  profile: string
  rows: AsyncIterable<RowReading[]>
  /** How much was read so far, from 0 to 1; null where that is not known. */
  share(): number | null
  /** Branches among which could be chosen. */
  branches: readonly ImportBranch[]
  /** About the file rather than about a row of it. */
  notes: readonly ImportNote[]
  /** What somebody should know who did not choose. */
  remarks: readonly string[]
  close(): Promise<void>
}

export interface SourceOptions {
  /** How it is to be read; by what the file looks like where none is named. */
  profile: Profile | typeof SEPA_PROFILE | undefined
  /** Profiles that a header is compared with, the shop's own first. */
  profiles: readonly Profile[]
  /** SEPA: which branch; null where there need be no choice. */
  branch: string | null
}

/**
 * Opens whatever a chain hands over: a table as text, packed or not, a spreadsheet, a SEPA package, zip or folder.
 * @throws {UnusableFile}
 */
export async function openSource(path: string, options: SourceOptions): Promise<RowSource> {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) return openSepa(await openSepaFolder(path), options)
  if (found === null || !found.isFile()) refuseFile('archivo_inexistente', path)
  const kind = await kindOfFile(path)
  if (kind === 'binary') refuseFile('archivo_binario')
  const encoding = typeof options.profile === 'object' ? options.profile.encoding : undefined
  if (kind === 'text') return openTable(await openTextTable(path, encoding), options)
  if (kind !== 'zip') return openSepa(await openLooseSepa(path, kind.slice(5) as SepaFile), options)
  const sepa = await openSepaZip(path)
  return sepa === null ? openTable(await openTableZip(path, encoding), options) : openSepa(sepa, options)
}

async function openTable(table: OpenTable, { profile, profiles, branch }: SourceOptions): Promise<RowSource> {
  try {
    const { first, lines } = await withFirst(table.lines)
    const isSepa = first.some((line) => /id_comercio\|/i.test(line))
    if (profile === SEPA_PROFILE && !isSepa) refuseFile('sepa_sin_productos')
    const read = isSepa
      ? { name: SEPA_PROFILE, rows: readSepaRows(lines, choiceOf(branch)) }
      : await readNamed(lines, { named: profile === SEPA_PROFILE ? undefined : profile, profiles })
    return {
      profile: read.name,
      rows: read.rows,
      share: table.share,
      branches: [],
      notes: [],
      remarks: [],
      close: async () => table.close(),
    }
  } catch (error) {
    table.close()
    throw error
  }
}

async function readNamed(lines: Lines, profiles: TableProfiles) {
  const { layout, rows } = await readTable(lines, profiles)
  return { name: layout.profile.name, rows }
}

/** The first lines that there are, and all of them. */
async function withFirst(lines: Lines): Promise<{ first: readonly string[]; lines: Lines }> {
  const batches = lines[Symbol.asyncIterator]()
  const taken: string[][] = []
  while (!taken.some((batch) => batch.length > 0)) {
    const { value, done } = await batches.next()
    if (done) break
    taken.push(value)
  }
  async function* again() {
    yield* taken
    yield* { [Symbol.asyncIterator]: () => batches }
  }
  return { first: taken.flat().slice(0, 10), lines: again() }
}

async function openSepa(sepa: SepaPackage, { branch, profile }: SourceOptions): Promise<RowSource> {
  try {
    if (profile !== undefined && profile !== SEPA_PROFILE)
      refuseFile('columnas_faltan', profile.required.flat().join(', '))
    const merchants = await readMerchants(sepa)
    const choice = chooseBranches(merchants, branch)
    const branches = listBranches(merchants)
    const isAllOfSeveral = choice.taken === null && choice.known !== null && choice.known.size > 1
    const remarks = isAllOfSeveral ? [IMPORT_TEXTS.severalBranches(branches.map(branchText))] : []
    return {
      profile: SEPA_PROFILE,
      rows: readSepaRows(readLines(await choice.folder.parts.productos!.open()), choice),
      share: () => null,
      branches,
      notes: sepa.notes,
      remarks,
      close: () => sepa.close(),
    }
  } catch (error) {
    await sepa.close()
    throw error
  }
}
