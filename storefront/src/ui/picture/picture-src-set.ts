import { PICTURE_WIDTHS_PX, POSTER_WIDTHS_PX } from '@gondola/contract/base'

/**
 * The srcset of a picture's other widths: next to `articulos/CODE-640.webp` there is `articulos/CODE-320.webp`, next to
 * an uploaded banner's `-1920` its `-960`. Undefined if the file name has no width.
 */
export function pictureSrcSet(address: string): string | undefined {
  const name = /^(.*)-(640|1920)(\.\w+)$/.exec(address)
  if (!name) return undefined
  const widths = name[2] === '640' ? PICTURE_WIDTHS_PX : POSTER_WIDTHS_PX
  return widths.map((width) => `${name[1]}-${width}${name[3]} ${width}w`).join(', ')
}
