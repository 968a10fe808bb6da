import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

const flat = (width: number, height: number, background = '#2f7d4f') =>
  sharp({ create: { width, height, channels: 3, background } })

/** A photograph of a given size: noise, so that its files are large. */
export async function photograph(width = 900, height = 700): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer()
}

/** A photograph taken upright by a phone, with its location: 300 wide and 500 high after rotation. */
export const telephonePhotograph = (): Promise<Buffer> =>
  flat(500, 300)
    .withExif({ IFD0: { Artist: 'Nadie Nunca' }, IFD3: { GPSLatitude: '34/1 36/1 12/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const pictureAs = (format: 'png' | 'webp' | 'avif' | 'gif'): Promise<Buffer> =>
  flat(200, 120).toFormat(format).toBuffer()

export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(['#f00', '#00f'].map((colour) => flat(100, 100, colour).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
}

/** A PNG of chosen chunks; decoders check the size before any checksum. */
function png(width: number, height: number, extra: readonly (readonly [string, Buffer])[] = []): Buffer {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  const chunks = [['IHDR', size] as const, ...extra, ['IDAT', deflateSync(Buffer.alloc(1000))] as const]
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...chunks.map(([type, content]) => chunk(type, content)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const whole = Buffer.alloc(content.length + 12)
  whole.writeUInt32BE(content.length, 0)
  whole.write(type, 4, 'latin1')
  content.copy(whole, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, 8 + content.length)), 8 + content.length)
  return whole
}

function crc32(bytes: Buffer): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

/** A small file that is a gigapixel once decoded. */
export const bomb = (): Buffer => png(40_000, 30_000)

export const animatedPng = (): Buffer => png(100, 100, [['acTL', Buffer.from('0000000200000000', 'hex')]])

export const tiny = (): Promise<Buffer> => flat(20, 500).png().toBuffer()

export const SVG = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'
export const HEIC = Buffer.concat([
  Buffer.from('0000001c', 'hex'),
  Buffer.from('ftypheic'),
  Buffer.alloc(200),
])
