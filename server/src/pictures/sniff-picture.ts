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
export function sniffPicture(
  file: Buffer,
): { format: 'jpeg' | 'png' | 'webp' | 'avif' } | { fault: PictureFault } {
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
