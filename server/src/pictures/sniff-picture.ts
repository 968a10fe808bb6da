import type { PictureFault } from './picture-texts.ts'

/** The first bytes that tell a file's kind, whatever it is called. */
const SIGNATURES: readonly [RegExp, 'jpeg' | 'png' | 'webp' | 'avif' | PictureFault][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n/, 'png'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^[^]{4}ftypavif/, 'avif'],
  [/^[^]{4}ftypavis/, 'imagen-animada'],
  [/^[^]{4}ftyp(hei|hev|mif1|msf1)/, 'imagen-heic'],
  [/^GIF8/, 'imagen-animada'],
  [/^\s*(\xef\xbb\xbf)?\s*(<\?xml[^]*)?(<!--[^]*)?(<!DOCTYPE svg[^]*)?<svg[\s>]/i, 'imagen-svg'],
]

/** A picture's kind by its content; else why it cannot be taken. */
export function sniffPicture(
  file: Buffer,
): { format: 'jpeg' | 'png' | 'webp' | 'avif' } | { fault: PictureFault } {
  if (file.length === 0) return { fault: 'imagen-vacia' }
  const head = file.subarray(0, 1024).toString('latin1')
  const found = SIGNATURES.find(([signature]) => signature.test(head))?.[1] ?? 'imagen-tipo'
  if (found !== 'jpeg' && found !== 'png' && found !== 'webp' && found !== 'avif') return { fault: found }
  return found === 'png' && isAnimatedPng(file) ? { fault: 'imagen-animada' } : { format: found }
}

/** An animated PNG says so in a chunk of its own before the first picture; what reads it sees that one only. */
function isAnimatedPng(file: Buffer): boolean {
  for (let at = 8; at + 8 <= file.length;) {
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'acTL') return true
    if (type === 'IDAT') return false
    at += 12 + file.readUInt32BE(at)
  }
  return false
}
