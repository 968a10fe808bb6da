import { PICTURE_WIDTHS_PX } from '@gondola/contract/constants.ts'

/**
 * The other widths of a picture: `articulos/CODE-640.webp` lies beside `articulos/CODE-320.webp`. Undefined for a
 * picture whose name does not say its width.
 */
export function pictureSrcSet(address: string): string | undefined {
  const name = /^(.*)-640(\.\w+)$/.exec(address)
  if (!name) return undefined
  return PICTURE_WIDTHS_PX.map((width) => `${name[1]}-${width}${name[2]} ${width}w`).join(', ')
}
