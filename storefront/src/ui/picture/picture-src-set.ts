import { PICTURE_WIDTHS_PX, POSTER_WIDTHS_PX } from '@gondola/contract/constants.ts'

/**
 * The other widths of a picture: `articulos/CODE-640.webp` lies beside `articulos/CODE-320.webp`, an uploaded banner's
 * `-1920` beside its `-960`. Undefined for a picture whose name does not say its width.
 */
export function pictureSrcSet(address: string): string | undefined {
  const name = /^(.*)-(640|1920)(\.\w+)$/.exec(address)
  if (!name) return undefined
  const widths = name[2] === '640' ? PICTURE_WIDTHS_PX : POSTER_WIDTHS_PX
  return widths.map((width) => `${name[1]}-${width}${name[3]} ${width}w`).join(', ')
}
