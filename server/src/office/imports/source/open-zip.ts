import type { Buffer } from 'node:buffer'
import { DAMAGES } from '@gondola/contract/imports'
import { openPromise, type Entry } from 'yauzl'
import { refuseFile, UnusableFile } from './unusable-file.ts'

/** Maximum number of files in an archive. */
const ENTRIES_MAX = 5000
/** Maximum decompressed size of a file in an archive. */
const UNPACKED_MAX_BYTES = 8 * 1024 ** 3
/** Maximum compression ratio: only repetition deflates further, and text seldom below a tenth. */
const RATIO_MAX = 500
const RATIO_FROM_BYTES = 64 * 1024 ** 2

export interface OpenZip {
  entries: readonly Entry[]
  /** An entry's content, decompressed while it is read. */
  read(entry: Entry): Promise<AsyncIterable<Buffer>>
  close(): void
}

/**
 * Opens an archive and lists its files; their names are never used as paths. An archive that is damaged, or that
 * exceeds the limits, is reported as an unusable file.
 * @throws {UnusableFile}
 */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false }).catch(refuseDamaged)
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || entry.fileName.startsWith('__MACOSX/')) continue
      if (entries.push(entry) > ENTRIES_MAX) refuseFile('archivo_desmedido')
    }
  } catch (error) {
    zip.close()
    refuseDamaged(error)
  }
  const read = async (entry: Entry) => {
    if (entry.isEncrypted()) refuseFile('archivo_danado', DAMAGES.locked)
    const packed = await zip.openReadStreamPromise(entry).catch(refuseDamaged)
    return measured(packed as AsyncIterable<Buffer>, entry.compressedSize)
  }
  return { entries, read, close: () => zip.close() }
}

/** Checks the limits while an entry is decompressed: a damaged or oversized archive is an unusable file, not a bug. */
export async function* measured(unpacked: AsyncIterable<Buffer>, packedSize: number): AsyncGenerator<Buffer> {
  let size = 0
  try {
    for await (const chunk of unpacked) {
      size += chunk.length
      const isTooTight = size > RATIO_FROM_BYTES && size > packedSize * RATIO_MAX
      if (size > UNPACKED_MAX_BYTES || isTooTight) refuseFile('archivo_desmedido')
      yield chunk
    }
  } catch (error) {
    refuseDamaged(error)
  }
}

/** Replaces the library's message, which is English and for programmers, by the meaning for the sender of the file. */
function refuseDamaged(error: unknown): never {
  if (error instanceof UnusableFile) throw error
  const { code, syscall, message } = error as NodeJS.ErrnoException
  // an error of the system, not of the file
  if (syscall !== undefined) throw error
  const isCut = code === 'Z_BUF_ERROR' || /unexpected (eof|end)|end of central directory/i.test(message)
  refuseFile('archivo_danado', isCut ? DAMAGES.cut : DAMAGES.broken)
}
