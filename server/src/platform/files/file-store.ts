import type { Readable } from 'node:stream'
import type { LocalFile } from './local-file.ts'

/** The folders of a store: pictures, and files waiting to be imported. */
export const FILE_FOLDERS = ['imagenes', 'importaciones'] as const
export type FileFolder = (typeof FILE_FOLDERS)[number]

/** A file of a store; its path begins with one of `FILE_FOLDERS`. */
export type StoredFile = LocalFile

export const bytesOf = (files: readonly Pick<StoredFile, 'bytes'>[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Where the shop keeps files besides its database: a folder of this machine (folder-files.ts), or an S3-compatible
 * store that several machines share (s3-files.ts). Paths are checked by `isFilePath`.
 *
 * Every function throws FilesAway while a store does not answer.
 */
export interface FileStore {
  readonly kind: 'folder' | 's3'
  /** Writes a whole file atomically: readers see the earlier content or this one. Returns its size in bytes. */
  write(path: string, content: Readable | Buffer): Promise<number>
  /** Removes a file, if it exists. */
  remove(path: string): Promise<void>
  /** Removes what processes that were killed had begun to write. */
  removeLeftovers(): Promise<void>
  /** Runs `work` with a file of this machine that has the content; it does not exist if the store has none. */
  onDisk<T>(path: string, work: (file: string) => Promise<T>): Promise<T>
  /** The files in these folders by path, without those still being written. */
  list(folders: readonly FileFolder[]): Promise<StoredFile[]>
  /** Copies a file out, synced to disk, with its modification time; false if it no longer exists. */
  copyTo(path: string, file: string): Promise<boolean>
  /** Whether a file has the content of a copy that was made earlier. */
  isSame(stored: StoredFile, copy: { file: string; sha256: string }): Promise<boolean>
  /** The folder of this machine from which a store's folder is served over HTTP. */
  servedFolder(folder: FileFolder): string
  /** Brings a file into its served folder, if the store has it; `isForever`: what lies there already is current. */
  bring(path: string, isForever: boolean): Promise<void>
  /** Asks the store for an answer. */
  check(): Promise<void>
  /** Whether the store answered within the last seconds. */
  isAnswering(): Promise<boolean>
}

const PATH_MAX_LENGTH = 400
/** File systems take 255 bytes; a file that is being written has a longer name. */
const SEGMENT_MAX_BYTES = 200
const SEGMENT = /^(?!\.{1,2}$)[^\p{Cc}\\/]+$/u

/** Whether a path names a file of a store, and nothing outside of its folders. */
export function isFilePath(path: string): boolean {
  const [folder, ...rest] = path.split('/')
  return (
    path.length <= PATH_MAX_LENGTH &&
    (FILE_FOLDERS as readonly (string | undefined)[]).includes(folder) &&
    rest.length > 0 &&
    rest.every((segment) => SEGMENT.test(segment) && Buffer.byteLength(segment) <= SEGMENT_MAX_BYTES) &&
    path.isWellFormed()
  )
}

/** @throws for a path that names no file of a store: a bug */
export function checkedPath(path: string): string {
  if (!isFilePath(path))
    throw new Error(`no path of a file: ${JSON.stringify(path.slice(0, PATH_MAX_LENGTH))}`)
  return path
}

/** The store does not answer, answers with errors, or refuses the shop's keys (`isRefused`). */
export class FilesAway extends Error {
  readonly isRefused: boolean

  constructor(reason: string, isRefused = false) {
    super(reason)
    this.isRefused = isRefused
  }
}
