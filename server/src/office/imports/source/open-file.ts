import { Buffer } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { measured } from './open-zip.ts'
import type { SepaFile } from '../sepa/sepa-package.ts'
import { refuseFile, UnusableFile } from './unusable-file.ts'

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

type FileKind = 'zip' | 'text' | `sepa-${SepaFile}`

const SAMPLE_BYTES = 4096
const OLD_EXCEL = 0xd0_cf_11_e0
const ZIP = 0x50_4b_03_04
const EMPTY_ZIP = 0x50_4b_05_06
/** Maximum share of characters that do not occur in text. */
const NO_TEXT_MAX = 0.05

/**
 * Detects a file's type from its content, never from its name.
 * @throws {UnusableFile} it is no list
 */
export async function kindOfFile(path: string): Promise<FileKind> {
  const mark = await firstBytes(path)
  if (mark === ZIP || mark === EMPTY_ZIP) return 'zip'
  if (mark === OLD_EXCEL) refuseFile('archivo_binario')
  const sample = await sampleOf(path)
  const text = sample.toString('latin1').replaceAll('\0', '')
  if (/^\s*%PDF/.test(text)) refuseFile('archivo_pdf')
  if (/^\s*(<!doctype|<html|<table|<\?xml)/i.test(text)) refuseFile('archivo_binario')
  const header = text.split('\n', 10).find((line) => line.includes('id_comercio|'))
  if (header !== undefined) {
    if (/id_producto|productos_/i.test(header)) return 'sepa-productos'
    return /sucursales_/i.test(header) ? 'sepa-sucursales' : 'sepa-comercio'
  }
  return isText(text) ? 'text' : refuseFile('archivo_binario')
}

async function firstBytes(path: string): Promise<number> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.readUInt32BE(0)
  } finally {
    await file.close()
  }
}

/** The first bytes, decompressed. */
async function sampleOf(path: string): Promise<Buffer> {
  const file = await openFile(path)
  try {
    for await (const chunk of file.bytes) return chunk.subarray(0, SAMPLE_BYTES)
    return Buffer.alloc(0)
  } catch (error) {
    // a damaged archive is reported when it is read
    if (error instanceof UnusableFile) return Buffer.alloc(0)
    throw error
  } finally {
    file.close()
  }
}

/** Whether there are few control characters other than line ends, tabs and DOS's end of file. */
function isText(text: string): boolean {
  const strange = text
    .match(/(?![\t\r\n\f\v])\p{Cc}/gu)
    ?.filter((sign) => sign < '\u001a' || sign === '\u007f')
  return (strange?.length ?? 0) <= text.length * NO_TEXT_MAX
}
