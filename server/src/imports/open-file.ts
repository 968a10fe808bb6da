import { Buffer } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { openPromise } from 'yauzl'
import { refuseFile, UnusableFile } from './unusable-file.ts'

/** A file's content, unpacked as it is read. */
export interface OpenFile {
  bytes: AsyncIterable<Buffer>
  /** How much of the file was read so far, from 0 to 1; null where that is not known. */
  share(): number | null
}

const TABLE_NAME = /\.(csv|txt)$/i

/**
 * Opens a table file; `.gz` and `.zip` are told by their first bytes, whatever their name, and unpacked while reading.
 * @throws {UnusableFile}
 */
export async function openFile(path: string): Promise<OpenFile> {
  const found = await stat(path).catch(() => null)
  if (found === null || !found.isFile()) return refuseFile('archivo_inexistente', path)
  const kind = await kindOf(path)
  if (kind === 'zip') return { bytes: unpacking(readZip(path)), share: () => null }
  let read = 0
  const file = createReadStream(path)
  file.on('data', (chunk) => (read += chunk.length))
  const share = () => (found.size === 0 ? null : read / found.size)
  if (kind === 'plain') return { bytes: file as AsyncIterable<Buffer>, share }
  const unpacked = createGunzip()
  file.on('error', (error) => unpacked.destroy(error))
  return { bytes: unpacking(file.pipe(unpacked)), share }
}

async function kindOf(path: string): Promise<'plain' | 'gzip' | 'zip'> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    if (buffer.readUInt16BE(0) === 0x1f_8b) return 'gzip'
    return buffer.readUInt32BE(0) === 0x50_4b_03_04 ? 'zip' : 'plain'
  } finally {
    await file.close()
  }
}

/** A damaged archive is the file's fault, not the program's. */
async function* unpacking(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* packed
  } catch (error) {
    if (error instanceof UnusableFile) throw error
    refuseFile('archivo_danado', error instanceof Error ? error.message.replace(/\.$/, '') : String(error))
  }
}

/** The first table inside a zip. */
async function* readZip(path: string): AsyncGenerator<Buffer> {
  const zip = await openPromise(path)
  try {
    for await (const entry of zip.eachEntry()) {
      if (!TABLE_NAME.test(entry.fileName) || entry.fileName.startsWith('__MACOSX/')) continue
      yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
      return
    }
    refuseFile('zip_sin_csv')
  } finally {
    zip.close()
  }
}
