/** The address of a record's `Imagen` below `base`; an absolute one is unchanged, null for none. */
export function pictureAddress(path: string | null | undefined, base: string): string | null {
  if (!path) return null
  return /^(https?:)?\/\//.test(path) || path.startsWith('/') ? path : base + path
}

/** The smallest width of a picture, for a box of a few pixels. */
export const smallest = (address: string): string => address.replace(/-640(\.\w+)$/, '-160$1')
