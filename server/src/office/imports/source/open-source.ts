import { stat } from 'node:fs/promises'
import {
  type ImportBranch,
  type ImportNote,
  branchText,
  IMPORT_TEXTS,
  NOTED_COLUMNS,
} from '@gondola/contract/imports'
import { openTableZip, openTextTable, type OpenTable } from './open-table.ts'
import type { RowReading } from '../reading/import-row.ts'
import type { Lines } from '../reading/read-lines.ts'
import { readTable, type TableRows } from '../reading/read-table.ts'
import type { Answers } from '../reading/ask-table.ts'
import { isNotedColumn } from '../reading/match-header.ts'
import { surplusOf } from '../reading/fit-row.ts'
import type { Profile } from '../profiles/profile.ts'
import { chooseAllBranches, chooseBranches, listBranches } from '../sepa/choose-branches.ts'
import { openLooseSepa, openSepaFolder, openSepaTable, openSepaZip } from '../sepa/open-sepa.ts'
import type { SepaBranch } from '../sepa/read-merchant.ts'
import { readMerchants } from '../sepa/read-merchants.ts'
import { readSepaRows } from '../sepa/read-sepa-rows.ts'
import type { SepaFile, SepaPackage } from '../sepa/sepa-package.ts'
import { kindOfFile } from './open-file.ts'
import { refuseFile, UnusableFile } from './unusable-file.ts'

/** The profile of SEPA files, which need no column mapping. */
export const SEPA_PROFILE = 'sepa'

/** Rows to import, from any kind of file. */
export interface RowSource {
  /** Name of the profile that reads them; they are compared with its last file. */
  profile: string
  rows: AsyncIterable<RowReading[]>
  /** Its columns, and its rows as in the file; absent: SEPA. */
  table?: Pick<TableRows, 'heading' | 'records'>
  /** The share read so far, from 0 to 1; null if unknown. */
  share(): number | null
  /** Branches to choose among. */
  branches: readonly ImportBranch[]
  /** Notes about the file as a whole. */
  notes: readonly ImportNote[]
  /** Lines above the header. */
  titles: readonly { line: number; text: string }[]
  /** Branches whose prices the rows give, each for itself; null: one price for each article. */
  taken: readonly SepaBranch[] | null
  /** A table with a column of branches or of price lists. */
  namesBranches: boolean
  /** By the shop's own profile, and no answer, whole prices are in centavos. */
  isInCents?: boolean
  /** Rows of these branches are left out; to be called before the first row is read. */
  leaveOut(keys: Iterable<string>): void
  /** Remarks for a caller who chose no branch. */
  remarks: readonly string[]
  close(): Promise<void>
}

export interface SourceOptions {
  /** The profile to read it by; undefined: detected from the file. */
  profile: Profile | typeof SEPA_PROFILE | undefined
  /** Profiles to match the header against, the shop's own first. */
  profiles: readonly Profile[]
  /** SEPA: the branch; null if there is no choice to make. */
  branch: string | null
  /** Answers to questions about the file, by question. */
  answers?: Answers
  /** SEPA: every branch's own prices. */
  isByBranch?: boolean
}

/**
 * Opens any file that a chain delivers: a text table, compressed or not, a spreadsheet, a SEPA package, zip or folder.
 * @throws {UnusableFile}
 */
export async function openSource(path: string, options: SourceOptions): Promise<RowSource> {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) return openSepa(await openSepaFolder(path), options)
  if (found === null || !found.isFile()) refuseFile('archivo_inexistente', path)
  const kind = await kindOfFile(path)
  const encoding = typeof options.profile === 'object' ? options.profile.encoding : undefined
  if (kind !== 'text' && kind !== 'zip')
    return openSepa(await openLooseSepa(path, kind.slice(5) as SepaFile), options)
  const sepa = kind === 'zip' ? await openSepaZip(path) : null
  if (sepa !== null) return openSepa(sepa, options)
  const candidates = typeof options.profile === 'object' ? [options.profile] : options.profiles
  const open = () =>
    kind === 'zip' ? openTableZip(path, candidates, encoding, options.answers) : openTextTable(path, encoding)
  const table = await open()
  const { first, lines } = await withFirst(table)
  const isSepa = first.some((line) => /id_comercio\|/i.test(line))
  if (!isSepa) return openTable({ ...table, lines }, options)
  table.close()
  return openSepa(openSepaTable(path, open), options)
}

async function openTable(table: OpenTable, options: SourceOptions): Promise<RowSource> {
  const { profile, profiles, branch, isByBranch, answers } = options
  try {
    if (profile === SEPA_PROFILE) refuseFile('sepa_sin_productos')
    if (branch !== null || isByBranch) refuseFile('sucursal_sin_sepa')
    const { layout, rows, notes, titles, ...read } = await readTable(
      table.lines,
      { named: profile, profiles },
      answers,
    )
    return {
      profile: layout.profile.name,
      rows,
      table: read,
      isInCents: !layout.profile.fits && !!layout.profile.impliedDecimals && !answers?.has('centavos'),
      share: table.share,
      branches: [],
      notes: [...table.notes, ...notes],
      titles,
      taken: null,
      namesBranches: layout.places.has('sucursal') || layout.places.has('lista'),
      leaveOut: () => {},
      remarks: [],
      close: async () => table.close(),
    }
  } catch (error) {
    table.close()
    throw error
  }
}

/** Reads the first batch of lines ahead; `lines` still yields all. */
async function withFirst({ lines, close }: OpenTable): Promise<{ first: readonly string[]; lines: Lines }> {
  const batches = lines[Symbol.asyncIterator]()
  const taken: string[][] = []
  try {
    while (!taken.some((batch) => batch.length > 0)) {
      const { value, done } = await batches.next()
      if (done) break
      taken.push(value)
    }
  } catch (error) {
    close()
    throw error
  }
  async function* again() {
    yield* taken
    yield* { [Symbol.asyncIterator]: () => batches }
  }
  return { first: taken.flat().slice(0, 10), lines: again() }
}

async function openSepa(
  sepa: SepaPackage,
  { branch, profile, isByBranch }: SourceOptions,
): Promise<RowSource> {
  try {
    if (profile !== undefined && profile !== SEPA_PROFILE)
      refuseFile('columnas_faltan', profile.required.flat().join(', '))
    const read = await readMerchants(sepa)
    const { merchants } = read
    const notes = [...sepa.notes, ...read.notes]
    const branches = listBranches(merchants)
    const sepaSource = {
      profile: SEPA_PROFILE,
      share: () => null,
      branches,
      notes,
      titles: [],
      namesBranches: false,
      close: () => sepa.close(),
    }
    if (isByBranch) {
      const { folder, ...choice } = chooseAllBranches(merchants, branch, notes)
      return {
        ...sepaSource,
        rows: readSepaRows(await folder.parts.productos!.open(), choice),
        taken: choice.branches,
        leaveOut: (keys) => {
          for (const key of keys) choice.taken.delete(key)
        },
        remarks: [],
      }
    }
    const choice = chooseBranches(merchants, branch, notes)
    const isAllOfSeveral = branch === null && choice.taken === null && branches.length > 1
    const remarks = isAllOfSeveral ? [IMPORT_TEXTS.severalBranches(branches.map(branchText))] : []
    return {
      ...sepaSource,
      rows: readSepaRows(await choice.folder.parts.productos!.open(), choice),
      taken: null,
      leaveOut: () => {},
      remarks,
    }
  } catch (error) {
    await sepa.close()
    throw error
  }
}

/** A look asks nothing: whether hidden rows count is asked when the file is compared. */
export const ALL_ROWS: Answers = new Map([['filas-ocultas', 'si']])

/**
 * The rows of notes as in their file, with their lines and reasons, to be mended and imported again. One of another
 * width than the heading is in one cell, so that none is read as another column's; what is no table has reasons alone.
 */
export async function readNotedRows(
  path: string | null,
  notes: readonly ImportNote[],
  profiles: readonly Profile[],
  named?: Profile,
): Promise<string[][]> {
  const left = new Map<number, string>()
  for (const { linea, detalle } of notes)
    left.set(linea, left.has(linea) ? `${left.get(linea)} ${detalle}` : detalle)
  const options = { profile: named, profiles, branch: null, answers: ALL_ROWS }
  const source = path === null ? null : await openSource(path, options).catch(ifUnusable)
  const { heading = [], records = [] } = source?.table ?? {}
  const own = heading.flatMap((name, at) => (isNotedColumn(name) ? [] : [at]))
  const rows: string[][] = []
  try {
    for await (const batch of own.length > 0 ? records : []) {
      for (const { line, fields } of batch) {
        const why = left.get(line)
        if (why === undefined || !left.delete(line)) continue
        const isWhole = fields.length >= heading.length && surplusOf(fields, heading.length).length === 0
        const cells = isWhole
          ? own.map((at) => fields[at]!)
          : [fields.join(';'), ...own.slice(1).map(() => '')]
        rows.push([...cells, String(line), why])
      }
      if (left.size === 0) break
    }
  } finally {
    await source?.close()
  }
  const others = [...left].map(([line, why]) => [...own.map(() => ''), line ? String(line) : '', why])
  return [[...own.map((at) => heading[at] ?? ''), ...NOTED_COLUMNS], ...rows, ...others]
}

function ifUnusable(error: unknown): null {
  if (error instanceof UnusableFile) return null
  throw error
}
