import type { ImportNote } from '@gondola/contract/entities/import-report.ts'
import type { Lines } from '../read-lines.ts'

/** One of a merchant's three files. */
export interface SepaPart {
  /** Its lines, from the first, as often as it is asked. */
  open(): Promise<Lines>
}

export type SepaFile = 'comercio' | 'sucursales' | 'productos'

/** A merchant's files, wherever they lie. */
export interface SepaFolder {
  /** Where they lie, for people. */
  name: string
  parts: Partial<Record<SepaFile, SepaPart>>
}

/** What a day's package, a merchant's zip, a folder or loose files hold. */
export interface SepaPackage {
  folders: readonly SepaFolder[]
  /** Zips inside that are empty or damaged. */
  notes: readonly ImportNote[]
  close(): Promise<void>
}

/** What is read of a package: one banner's rows. */
export interface Choice {
  /** Keys of branches to take; null: every branch of the banner. */
  taken: ReadonlySet<string> | null
  /** Keys that `sucursales.csv` has; null where it tells none. */
  known: ReadonlySet<string> | null
  /** `comercio-bandera`. */
  banner: string
}

/** Which of the three a file's name says it is, capitals aside. */
export function sepaFileOf(path: string): SepaFile | null {
  const name = /(?:^|[/\\])(comercio|sucursales|productos)\.csv$/i.exec(path)?.[1]?.toLowerCase()
  return name === undefined ? null : (name as SepaFile)
}

/** Files grouped by the folder they lie in. */
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
