import type { ImportNote } from '@gondola/contract/imports'
import type { Lines } from '../reading/read-lines.ts'

/** One of a merchant's three files. */
export interface SepaPart {
  /** Opens its lines from the first; may be called repeatedly. */
  open(): Promise<Lines>
}

export type SepaFile = 'comercio' | 'sucursales' | 'productos'

/** A merchant's files, from a folder or an archive. */
export interface SepaFolder {
  /** The folder's or archive's name, for people. */
  name: string
  parts: Partial<Record<SepaFile, SepaPart>>
}

/** The content of a day's package, a merchant's zip, a folder or loose files. */
export interface SepaPackage {
  folders: readonly SepaFolder[]
  /** Notes on inner zips that are empty or damaged. */
  notes: readonly ImportNote[]
  close(): Promise<void>
}

/** The part of a package to read: one banner's rows. */
export interface Choice {
  /** Keys of the branches to read; null: every branch of the banner. */
  taken: ReadonlySet<string> | null
  /** Keys in `sucursales.csv`; null if it lists none. */
  known: ReadonlySet<string> | null
  /** `comercio-bandera`. */
  banner: string
  /** Rows of each branch give its prices; `taken` are the keys. Absent: one price for each article. */
  isByBranch?: true
}

/** Which of the three files a file is by its name, ignoring case. */
export function sepaFileOf(path: string): SepaFile | null {
  const name = /(?:^|[/\\])(comercio|sucursales|productos)\.csv$/i.exec(path)?.[1]?.toLowerCase()
  return name === undefined ? null : (name as SepaFile)
}

/** Files grouped by folder. */
export class FolderBook {
  readonly #folders = new Map<string, SepaFolder>()

  add(path: string, file: SepaFile, part: SepaPart, within = ''): void {
    const folder = `${within}${path.slice(0, Math.max(0, path.search(/[^/\\]*$/)))}`
    const known = this.#folders.get(folder) ?? { name: folder, parts: {} }
    known.parts[file] ??= part
    this.#folders.set(folder, known)
  }

  list(): SepaFolder[] {
    return [...this.#folders.values()]
  }
}
