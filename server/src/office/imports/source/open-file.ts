import type { Buffer } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { measured } from './open-zip.ts'

/** A file's content, decompressed while it is read. */
export interface OpenFile {
  bytes: AsyncIterable<Buffer>
  /** The share read so far, from 0 to 1; null if unknown. */
  share(): number | null
  close(): void
}

/** Opens a file; `.gz` is detected from its first bytes, whatever its name, and decompressed while it is read. */
export async function openFile(path: string): Promise<OpenFile> {
  const { size } = await stat(path)
  const file = createReadStream(path)
  const share = () => (size === 0 ? null : file.bytesRead / size)
  if (!(await isGzip(path)))
    return { bytes: file as AsyncIterable<Buffer>, share, close: () => void file.destroy() }
  const unpacked = createGunzip()
  file.on('error', (error) => unpacked.destroy(error))
  const close = () => {
    file.destroy()
    unpacked.destroy()
  }
  return { bytes: measured(file.pipe(unpacked), size), share, close }
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(new Uint8Array(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}
