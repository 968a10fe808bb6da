import type { Buffer } from 'node:buffer'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ImportNote } from '@gondola/contract/imports'
import { warning } from '../reading/import-row.ts'
import { UnusableFile } from '../source/unusable-file.ts'
import { openFile } from '../source/open-file.ts'
import type { OpenTable } from '../source/open-table.ts'
import { openZip, type OpenZip } from '../source/open-zip.ts'
import { readLines, type Lines } from '../reading/read-lines.ts'
import { FolderBook, sepaFileOf, type SepaFile, type SepaPackage } from './sepa-package.ts'

/** Maximum depth of files below a folder. */
const FOLDER_DEPTH = 2

/** Opens a day's package or a merchant's zip; null if it holds no SEPA files. */
export async function openSepaZip(path: string): Promise<SepaPackage | null> {
  const collector = new Collector()
  const zip = await openZip(path)
  try {
    const isOne = zip.entries.some(
      ({ fileName }) => sepaFileOf(fileName) !== null || /\.zip$/i.test(fileName),
    )
    if (!isOne) return await collector.nothing(zip)
    await collector.addZip(zip, '')
    return collector
  } catch (error) {
    zip.close()
    await collector.close()
    throw error
  }
}

/** Opens a folder with the three files, with merchants' zips, or with either one folder deeper. */
export async function openSepaFolder(folder: string): Promise<SepaPackage> {
  const collector = new Collector()
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of found.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(entry.parentPath, entry.name)
    const within = relative(folder, path)
    if (!entry.isFile() || within.split(/[/\\]/).length > FOLDER_DEPTH + 1) continue
    const file = sepaFileOf(path)
    if (file !== null)
      collector.book.add(within, file, {
        open: async () => readLines(createReadStream(path) as AsyncIterable<Buffer>),
      })
    else if (/\.zip$/i.test(path)) await collector.addInner(path, `${within}/`)
  }
  return collector
}

/** Opens one of the three files, also as `.gz`, with the others if they are in the same folder. */
export async function openLooseSepa(path: string, kind: SepaFile): Promise<SepaPackage> {
  const collector = new Collector()
  const add = (file: SepaFile, from: string) =>
    collector.book.add(basename(path), file, { open: async () => readLines((await openFile(from)).bytes) })
  add(kind, path)
  for (const name of await readdir(dirname(path))) {
    const file = sepaFileOf(name)
    if (kind === 'productos' && (file === 'comercio' || file === 'sucursales'))
      add(file, join(dirname(path), name))
  }
  return collector
}

/** Opens a table of SEPA rows under any other name and in any archive: `productos.csv` alone. */
export function openSepaTable(path: string, open: () => Promise<OpenTable>): SepaPackage {
  const collector = new Collector()
  collector.book.add(basename(path), 'productos', { open: async () => collector.lines(await open()) })
  return collector
}

class Collector implements SepaPackage {
  readonly book = new FolderBook()
  readonly notes: ImportNote[] = []
  readonly #zips: OpenZip[] = []
  readonly #tables: OpenTable[] = []
  #scratch: string | null = null
  #inner = 0

  get folders() {
    return this.book.list()
  }

  /** A table's lines; the table is closed with the package. */
  lines(table: OpenTable): Lines {
    this.#tables.push(table)
    return table.lines
  }

  async nothing(zip: OpenZip): Promise<null> {
    zip.close()
    return null
  }

  /** Adds a zip's own files, and those of the zips in it. */
  async addZip(zip: OpenZip, within: string, isInner = false): Promise<void> {
    this.#zips.push(zip)
    for (const entry of zip.entries) {
      const file = sepaFileOf(entry.fileName)
      if (file !== null) {
        this.book.add(entry.fileName, file, { open: async () => readLines(await zip.read(entry)) }, within)
      } else if (!isInner && /\.zip$/i.test(entry.fileName)) {
        const unpacked = await this.#unpack(zip, entry)
        if (unpacked !== null) await this.addInner(unpacked, `${entry.fileName}/`)
      }
    }
  }

  /** Adds a merchant's zip in a package; an empty or damaged one affects only that merchant. */
  async addInner(path: string, within: string): Promise<void> {
    try {
      await this.addZip(await openZip(path), within, true)
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error
      this.notes.push(warning(0, 'zip_interno_danado', within.replace(/\/$/, '')))
    }
  }

  /** Writes an inner zip to disk under a generated name, because zips are read from their end. */
  async #unpack(zip: OpenZip, entry: OpenZip['entries'][number]): Promise<string | null> {
    if (entry.uncompressedSize === 0) {
      this.notes.push(warning(0, 'zip_interno_danado', entry.fileName))
      return null
    }
    this.#scratch ??= await mkdtemp(join(tmpdir(), 'gondola-sepa-'))
    const path = join(this.#scratch, `${++this.#inner}.zip`)
    try {
      await pipeline(await zip.read(entry), createWriteStream(path))
      return path
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error
      this.notes.push(warning(0, 'zip_interno_danado', entry.fileName))
      return null
    }
  }

  async close(): Promise<void> {
    for (const zip of this.#zips) zip.close()
    for (const table of this.#tables) table.close()
    if (this.#scratch !== null) await rm(this.#scratch, { recursive: true, force: true })
  }
}
