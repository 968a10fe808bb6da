import sharp from 'sharp'
import type { Metadata, Sharp } from 'sharp'
import { PICTURE_MAX_PIXELS, PICTURE_MIN_SIDE_PX } from '@gondola/contract/base'
import type { PictureFault } from './picture-texts.ts'

/** The first bytes that identify a file's type, whatever its name. */
const SIGNATURES: readonly [RegExp, 'jpeg' | 'png' | 'webp' | 'avif' | PictureFault][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^[^]{4}ftypavif/, 'avif'],
  [/^[^]{4}ftypavis/, 'imagen-animada'],
  [/^[^]{4}ftyp(hei|hev|mif1|msf1)/, 'imagen-heic'],
  [/^GIF8/, 'imagen-animada'],
  [/^\s*(?:\xef\xbb\xbf\s*)?(?:(?:<\?xml|<!--|<!DOCTYPE svg)[^]*)?<svg[\s>]/i, 'imagen-svg'],
]

/** Detects a picture's format from its content, or the fault for which it is refused. */
function sniffPicture(file: Buffer): { format: 'jpeg' | 'png' | 'webp' | 'avif' } | { fault: PictureFault } {
  if (file.length === 0) return { fault: 'imagen-vacia' }
  const head = file.subarray(0, 1024).toString('latin1')
  const found = SIGNATURES.find(([signature]) => signature.test(head))?.[1] ?? 'imagen-tipo'
  if (found !== 'jpeg' && found !== 'png' && found !== 'webp' && found !== 'avif') return { fault: found }
  return found === 'png' && isAnimatedPng(file) ? { fault: 'imagen-animada' } : { format: found }
}

/** An animated PNG has an acTL chunk before its first frame; decoders report only that frame. */
function isAnimatedPng(file: Buffer): boolean {
  for (let at = 8; at + 8 <= file.length;) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += 12 + file.readUInt32BE(at)
  }
  return false
}

const WEBP = { quality: 80, effort: 4 } as const
/** Effort 4 takes seven times as long and saves only a few per cent. */
const AVIF = { quality: 55, effort: 2 } as const
const LONGEST_SECONDS = 30

export interface EncodedPicture {
  /** Size of the upload in px, after rotation. */
  width: number
  height: number
  /** By width, then by format. */
  files: { width: number; format: 'webp' | 'avif'; content: Buffer }[]
}

/**
 * Encodes a picture in each of the widths (without enlarging) as WebP and AVIF: upright, in sRGB, without metadata.
 * Returns a fault if that is not possible.
 */
export async function encodePicture(
  file: Buffer,
  widths: readonly number[],
): Promise<EncodedPicture | { fault: PictureFault }> {
  const kind = sniffPicture(file)
  if ('fault' in kind) return kind
  // only the header is read, so that an excessive size is reported without decoding the picture
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (metadata === null) return { fault: 'imagen-danada' }
  const fault = sizeFault(metadata)
  if (fault !== null) return { fault }
  const { width, height } = metadata.autoOrient
  try {
    const upright = await openedPicture(file)
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .resize({ ...box(widths.at(-1) ?? width), fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width: rawWidth, height: rawHeight, channels } = upright.info
    const raw = { width: rawWidth, height: rawHeight, channels }
    return { width, height, files: await filesOf(() => sharp(upright.data, { raw }), widths) }
  } catch (error) {
    // sharp throws plain errors for faults of the file; any other error is a bug
    if (error instanceof Error && error.constructor === Error) return { fault: 'imagen-danada' }
    throw error
  }
}

const openedPicture = (file: Buffer): Sharp =>
  sharp(file, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 })

const box = (width: number) => ({ width, height: width })

function sizeFault({ pages = 1, width, height }: Metadata): PictureFault | null {
  if (pages > 1) return 'imagen-animada'
  if (width * height > PICTURE_MAX_PIXELS) return 'imagen-grande'
  return Math.min(width, height) < PICTURE_MIN_SIDE_PX ? 'imagen-chica' : null
}

/** One after another, to leave processor time for the shop's visitors. */
async function filesOf(picture: () => Sharp, widths: readonly number[]): Promise<EncodedPicture['files']> {
  const files: EncodedPicture['files'] = []
  for (const width of widths) {
    const narrow = () => picture().resize({ ...box(width), fit: 'inside', withoutEnlargement: true })
    files.push({ width, format: 'webp', content: await narrow().webp(WEBP).toBuffer() })
    files.push({ width, format: 'avif', content: await narrow().avif(AVIF).toBuffer() })
  }
  return files
}
