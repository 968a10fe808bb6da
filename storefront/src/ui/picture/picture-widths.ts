/** The widths in which the shop keeps every picture, in px. */
export const PICTURE_WIDTHS = [160, 320, 640] as const

/**
 * The other widths of a picture: `articulos/CODE-640.webp` lies beside `articulos/CODE-320.webp`. Undefined for a
 * picture whose name does not say its width.
 */
export function pictureSrcSet(address: string): string | undefined {
  const name = /^(.*)-640(\.\w+)$/.exec(address)
  if (!name) return undefined
  return PICTURE_WIDTHS.map((width) => `${name[1]}-${width}${name[2]} ${width}w`).join(', ')
}
