/** The address of a record's `Imagen` below `base`; one that is already whole stays as it is, null is none. */
export function pictureAddress(path: string | null | undefined, base: string): string | null {
  if (!path) return null
  return /^(https?:)?\/\//.test(path) || path.startsWith('/') ? path : base + path
}

/** Of a picture in several widths the smallest, for a box of a few pixels. */
export const smallest = (address: string): string => address.replace(/-640(\.\w+)$/, '-160$1')
