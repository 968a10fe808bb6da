import sharp, { type Metadata, type Sharp } from 'sharp'
import { PICTURE_MAX_PIXELS, PICTURE_MIN_SIDE_PX } from '@gondola/contract/constants.ts'
import type { PictureFault } from './picture-texts.ts'
import { sniffPicture } from './sniff-picture.ts'

const WEBP = { quality: 80, effort: 4 } as const
/** Effort 4 takes seven times as long for a few per cent. */
const AVIF = { quality: 55, effort: 2 } as const
const LONGEST_SECONDS = 30

export interface EncodedPicture {
  /** Of the upload, as it is looked at. */
  width: number
  height: number
  /** By width, then by format. */
  files: { width: number; format: 'webp' | 'avif'; content: Buffer }[]
}

/**
 * A picture made anew in each of the widths (none is enlarged), as WebP and AVIF: upright, in the web's colours, without
 * anything that was hidden in the file. Or why that cannot be done.
 */
export async function encodePicture(
  file: Buffer,
  widths: readonly number[],
): Promise<EncodedPicture | { fault: PictureFault }> {
  const kind = sniffPicture(file)
  if ('fault' in kind) return kind
  // the header alone is read: a size beyond all limits is told, not opened
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
    // what sharp complains of is the file; anything else is ours
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

/** One after the other: the shop's visitors need the processor too. */
async function filesOf(picture: () => Sharp, widths: readonly number[]): Promise<EncodedPicture['files']> {
  const files: EncodedPicture['files'] = []
  for (const width of widths) {
    const narrow = () => picture().resize({ ...box(width), fit: 'inside', withoutEnlargement: true })
    files.push({ width, format: 'webp', content: await narrow().webp(WEBP).toBuffer() })
    files.push({ width, format: 'avif', content: await narrow().avif(AVIF).toBuffer() })
  }
  return files
}
