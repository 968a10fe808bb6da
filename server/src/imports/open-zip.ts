import type { Buffer } from 'node:buffer'
import { DAMAGES } from '@gondola/contract/texts/import.ts'
import { openPromise, type Entry } from 'yauzl'
import { refuseFile, UnusableFile } from './unusable-file.ts'

/** Files in one archive. */
const ENTRIES_MAX = 5000
/** What one file in an archive may grow to. */
const UNPACKED_MAX_BYTES = 8 * 1024 ** 3
/** Deflate packs nothing but repetition tighter than this, and texts seldom tighter than a tenth of it. */
const RATIO_MAX = 500
const RATIO_FROM_BYTES = 64 * 1024 ** 2

export interface OpenZip {
  entries: readonly Entry[]
  /** An entry's content, unpacked as it is read. */
  read(entry: Entry): Promise<AsyncIterable<Buffer>>
  close(): void
}

/**
 * Opens an archive and its list of files; names in it are never used as paths. A damaged archive, and one that grows
 * beyond all measure, is the file's fault.
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

/** A damaged archive, or one that grows without measure, is the file's fault, not the program's. */
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

/** Libraries tell what is wrong in English, to programmers: whoever sent the file gets what it means. */
function refuseDamaged(error: unknown): never {
  if (error instanceof UnusableFile) throw error
  const { code, syscall, message } = error as NodeJS.ErrnoException
  // the machine's fault, not the file's
  if (syscall !== undefined) throw error
  const isCut = code === 'Z_BUF_ERROR' || /unexpected (eof|end)|end of central directory/i.test(message)
  refuseFile('archivo_danado', isCut ? DAMAGES.cut : DAMAGES.broken)
}
